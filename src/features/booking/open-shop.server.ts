import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { Fees } from './cart/price-sum.ts';
import { PretixShop } from './pretix/pretix-shop.server.ts';
import { createSandboxShop } from './sandbox/sandbox-shop.server.ts';
import type { OnStockChange, ShopGateway } from './shop-gateway.ts';

/** The webshop the configuration chooses (SHOP-01). */
export type ShopSettings = { kind: 'sandbox'; fees: Fees } | { kind: 'pretix'; url: string; organizer: string; token: string };

interface ShopEvents {
  /** Takes what went wrong beside an answer. */
  report(error: unknown): void;
  onStockChange: OnStockChange;
}

/** Opens the webshop. Stock of an external one is polled, so it announces no changes. */
export function openShop(settings: ShopSettings, database: DatabaseHandle, { report, onStockChange }: ShopEvents): ShopGateway {
  return settings.kind === 'pretix'
    ? new PretixShop(database, settings, report)
    : createSandboxShop(database, onStockChange, settings.fees);
}
