import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { Fees } from './cart/price-sum.ts';
import { createSandboxShop } from './sandbox/sandbox-shop.server.ts';
import type { OnStockChange, ShopGateway } from './shop-gateway.ts';

/** The webshop the configuration chooses (SHOP-01). */
export type ShopSettings = { kind: 'sandbox'; fees: Fees } | { kind: 'pretix'; url: string; organizer: string; token: string };

interface ShopEvents {
  /** Takes what went wrong beside an answer. */
  report(error: unknown): void;
  onStockChange: OnStockChange;
}

/** Opens the webshop; an adapter is loaded where it is configured. Stock of an external one is polled, so it announces no changes. */
export async function openShop(
  settings: ShopSettings,
  database: DatabaseHandle,
  { report, onStockChange }: ShopEvents,
): Promise<ShopGateway> {
  if (settings.kind === 'sandbox') return createSandboxShop(database, onStockChange, settings.fees);
  const { PretixShop } = await import('./pretix/pretix-shop.server.ts');
  return new PretixShop(database, settings, report);
}
