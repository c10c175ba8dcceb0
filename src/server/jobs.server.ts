import { lt } from 'drizzle-orm';
import { OutboxPruning } from '../core/database/prune-outbox.server.ts';
import { publishPlannedEntry } from '../features/admin/plan-entry.write.server.ts';
import { StockWatch } from '../features/booking/stock/stock-watch.server.ts';
import { media } from '../features/media/media.tables.server.ts';
import { purgeFiles } from '../features/media/purge.write.server.ts';
import { beginPlannedWork } from '../features/pages/publishing/planned-work.write.server.ts';
import { readIndexedNumber } from '../features/search/search-index.server.ts';
import type { Services } from './services.server.ts';

/** Background work. */
interface Job {
  begin?(): void;
  /** Does what is due now. */
  run?(): Promise<void>;
  close(): Promise<void>;
}

/** Every job, in the order in which it is run and closed. Planned publishing begins at once, because it depends on no process or queue. */
export function jobsOf({ database, kit, clock, applyNewChanges, onError, ...services }: Services): Job[] {
  const { avifs, search, formWork, measurements, notices, waitingList, planMails: mails } = services;
  const { stock: states, waitingRooms, shop, shopSync, changes, backups } = services;
  const stock = new StockWatch({ database, states, shop, changes, clock, onError });
  const outboxPruning = new OutboxPruning({ database, readApplied: readIndexedNumber, onError });
  const emptyMediaTrash = (before: Date) => purgeFiles(database.db, services.storage, lt(media.deleted_at, before), null);
  return [
    {
      close: beginPlannedWork({
        database,
        kit,
        publishEntry: publishPlannedEntry,
        clock,
        mails,
        applyNewChanges,
        emptyMediaTrash,
        onError,
      }),
    },
    { begin: () => avifs.begin(), close: () => avifs.close() },
    {
      begin: () => measurements.begin(),
      run: async () => {
        await measurements.flush();
        await measurements.sweep();
      },
      close: () => measurements.close(),
    },
    { begin: () => backups.begin(), run: () => backups.runDue(), close: () => backups.close() },
    { begin: () => notices.begin(), run: () => notices.run(), close: () => notices.close() },
    ...(waitingList ? [{ begin: () => waitingList.begin(), run: () => waitingList.run(), close: () => waitingList.close() }] : []),
    { begin: () => waitingRooms.begin(), run: () => waitingRooms.sweep(), close: () => waitingRooms.close() },
    { begin: () => shopSync.begin(), run: () => shopSync.run().catch(onError), close: () => shopSync.close() },
    { begin: () => formWork.begin(), run: () => formWork.run(), close: () => formWork.close() },
    { begin: () => stock.begin(), run: () => stock.run(), close: () => stock.close() },
    // After those whose changes it indexes.
    {
      begin: () => search.begin(),
      run: async () => {
        search.update();
        await search.idle();
      },
      close: () => search.close(),
    },
    // Last, because it deletes what the search has indexed.
    { begin: () => outboxPruning.begin(), run: () => outboxPruning.run(), close: () => outboxPruning.close() },
  ];
}
