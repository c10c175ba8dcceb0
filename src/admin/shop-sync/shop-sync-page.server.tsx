import { z } from 'zod';
import { entryId } from '../../core/fields/entry-id.ts';
import { EntryRefused } from '../../features/admin/check-values.server.ts';
import { changeEntry } from '../../features/admin/entries.write.server.ts';
import { resources } from '../../features/admin/resources.server.ts';
import { decideConflict, ignoreDate } from '../../features/booking/decide-conflict.write.server.ts';
import { readSyncOverview } from '../../features/booking/sync/sync.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { ShopSyncView } from './shop-sync-view.tsx';

const current = 'shop-sync';
const mailsShown = 20;

const doneTexts = new Map([
  ['taken', m.shop_sync_done_taken],
  ['kept', m.shop_sync_done_own],
  ['ignored', m.shop_sync_done_ignored],
  ['mailed', m.shop_sync_done_mailed],
  ['unmailed', m.shop_sync_done_unmailed],
]);

const submittedShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('now') }),
  z.object({ do: z.enum(['take', 'keep']), conflict: z.coerce.number().pipe(entryId), read: z.string() }),
  z.object({ do: z.enum(['mail', 'no-mail']), notice: z.coerce.number().pipe(entryId) }),
  z.object({ do: z.literal('ignore'), date: z.string().min(1).max(200) }),
]);

/** The synchronisation with the webshop (SHOP-114): how it stands, conflicts, dates nobody has entered, and what was taken. */
export async function shopSyncPage(context: AdminContext, problem: string | null = null): Promise<OfficeAnswer> {
  const { reading, language, options, query } = context;
  const [overview, mails] = await Promise.all([readSyncOverview(reading.db, reading.now), options.notices.waiting(mailsShown)]);
  const outcome = query.get('done') ?? '';
  const done = doneTexts.get(outcome)?.() ?? null;
  const synced = overview.failure ? null : overview.isPending ? m.shop_sync_running() : m.shop_sync_done_synced();
  return {
    status: problem ? 409 : 200,
    title: m.shop_sync_title(),
    current,
    view: (
      <ShopSyncView
        {...{ language, overview, mails, problem }}
        shop={options.shopSync?.state() ?? null}
        done={problem ? null : outcome === 'synced' ? synced : done}
      />
    ),
  };
}

/** Synchronises now, decides a conflict or ignores a date. */
export async function submitShopSync(context: AdminContext): Promise<OfficeOutcome> {
  const { language, options, reading } = context;
  const submitted = submittedShape.safeParse(Object.fromEntries(formOf(context)));
  if (!submitted.success || !options.shopSync) return nothingPage(context);
  const here = (done: string) => ({ to: `${adminHref(language, current)}?done=${done}` });
  switch (submitted.data.do) {
    case 'now':
      await options.shopSync.syncNow();
      return here('synced');
    case 'ignore': {
      const { date } = submitted.data;
      await store(context, (transaction) => ignoreDate(transaction, date, reading.now));
      return here('ignored');
    }
    case 'mail':
    case 'no-mail': {
      const isSent = submitted.data.do === 'mail';
      const isDone = await options.notices[isSent ? 'send' : 'dismiss'](submitted.data.notice);
      return isDone ? here(isSent ? 'mailed' : 'unmailed') : shopSyncPage(context, m.shop_sync_decided_already());
    }
    default:
      return decide(context, submitted.data);
  }
}

async function decide(
  context: AdminContext,
  { do: what, conflict: id, read }: { do: 'take' | 'keep'; conflict: number; read: string },
): Promise<OfficeOutcome> {
  try {
    const decided = await store(context, async (transaction, actor) => {
      const { now } = actor;
      const decision = await decideConflict(transaction, { id, read, isTaken: what === 'take', now });
      if (decision && decision !== 'changed' && Object.keys(decision.fields).length > 0)
        await changeEntry(transaction, resources.events, { id: decision.event, given: decision.fields, isUnseen: true }, actor);
      return decision;
    });
    if (!decided) return shopSyncPage(context, m.shop_sync_decided_already());
    if (decided === 'changed') return shopSyncPage(context, m.shop_sync_changed_again());
    return { to: `${adminHref(context.language, current)}?done=${what === 'take' ? 'taken' : 'kept'}` };
  } catch (error) {
    if (!(error instanceof EntryRefused)) throw error;
    return shopSyncPage(context, Object.values(error.messages).flat().join(' '));
  }
}
