import type { Changes } from '../core/database/changes.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import type { Reading } from '../core/database/reading.server.ts';
import type { Sessions } from '../features/accounts/sessions.server.ts';
import { changeEventFromShop, copyEventForShop } from '../features/admin/shop-changes.write.server.ts';
import type { ShopScreen } from '../features/admin/site-pages.shapes.ts';
import { openShop } from '../features/booking/open-shop.server.ts';
import type { ShopGateway } from '../features/booking/shop-gateway.ts';
import { StockStates } from '../features/booking/stock/stock-states.write.server.ts';
import { ShopSync } from '../features/booking/sync/shop-sync.server.ts';
import { WaitingRooms } from '../features/booking/waiting-room/waiting-rooms.server.ts';
import type { ModuleKit } from '../features/pages/resolve-modules.server.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import type { Config } from './config.server.ts';
import { openMailing } from './mailing.server.ts';

interface SalesOptions {
  config: Config;
  database: DatabaseHandle;
  clock: () => Date;
  /** The site's address, known once it listens. */
  origin: () => string;
  changes: Changes;
  sessions: Sessions;
  kit: Pick<ModuleKit, 'registry'>;
  openReading: () => Reading;
  /** Free places below this number are named. */
  remainingBelow(reading: Reading): Promise<number>;
  onError: (error: unknown) => void;
  warn: (error: unknown) => void;
}

/** Opens the shop with what follows its stock: labels of pages, waiting rooms, the office's comparison, mails to ticket holders and parties on the waiting list. */
export async function openSales({ config, remainingBelow, warn, ...options }: SalesOptions) {
  const { database, clock, changes, openReading, onError } = options;
  const applyNewChanges = () => changes.applyNewChanges();
  const shop: ShopGateway = await openShop(config.shop, database, {
    report: warn,
    onStockChange: (events) => stock.refresh(events).catch(onError),
  });
  const stock = new StockStates({
    ...{ database, shop, clock, applyNewChanges },
    remainingBelow: () => remainingBelow(openReading()),
    offerFree: async (free) => (await mailing.waitingList?.offerFree(free)) ?? false,
  });
  const mailing = openMailing({
    ...options,
    config,
    refreshStock: (events) => stock.refresh(events),
    holders: (event) => shop.holders(event),
    siteName: async () => (await readSiteSettings(openReading())).site_name,
  });
  const shopSync = new ShopSync({
    ...{ database, shop, clock, applyNewChanges, onError },
    writes: { changeEvent: changeEventFromShop, copyEvent: copyEventForShop },
  });
  const absentScreens: ShopScreen[] = [
    ...(shopSync.isPossible ? [] : ['shop-sync' as const]),
    ...(shop.codes ? [] : ['promotion-codes' as const]),
  ];
  const waitingRooms = new WaitingRooms({ database, shop, changes, clock, onError });
  return { shop, stock, waitingRooms, shopSync, absentScreens, mailing };
}
