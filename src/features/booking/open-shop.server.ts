import type { DatabaseHandle } from '../../core/database/client.server.ts';
import { PretixShop } from './pretix/pretix-shop.server.ts';
import { createSandboxShop } from './sandbox/sandbox-shop.server.ts';
import type { ShopGateway } from './shop-gateway.ts';

/** The webshop the configuration chooses (SHOP-01). */
export type ShopSettings = { kind: 'sandbox' } | { kind: 'pretix'; url: string; organizer: string; token: string };

/** Opens the webshop; `report` takes what went wrong beside an answer. */
export function openShop(settings: ShopSettings, database: DatabaseHandle, report: (error: unknown) => void): ShopGateway {
  return settings.kind === 'pretix' ? new PretixShop(database, settings, report) : createSandboxShop(database);
}
