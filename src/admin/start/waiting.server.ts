import { and, asc, count, eq, gte, isNull, lte, min } from 'drizzle-orm';
import { addDays, formatShortDay, formatShortMoment } from '../../core/text/dates.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { readFailedBackup } from '../../features/backups/backups.read.server.ts';
import { stockStates } from '../../features/booking/stock/stock-states.tables.server.ts';
import { readSyncWaiting } from '../../features/booking/sync/sync.read.server.ts';
import { readUnreadCounts } from '../../features/forms/unread.read.server.ts';
import { usageWarningDays } from '../../features/media/library.read.server.ts';
import { media } from '../../features/media/media.tables.server.ts';
import { readWaitingNotices } from '../../features/notices/waiting-notices.read.server.ts';
import type { WaitingDraft } from '../../features/pages/editing/hub.read.server.ts';
import { readTitles } from '../../features/pages/media-uses/media-places.read.server.ts';
import { planFailureTexts } from '../../features/pages/publishing/plan-texts.shapes.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import { events } from '../../features/programme/programme.tables.server.ts';
import { m } from '../../paraglide/messages.js';
import type { ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';

/** Something to do, with the address where it is done. */
export interface WaitingItem {
  key: string;
  icon: ToolIconName;
  /** 'bad' for what has failed. */
  look: 'bad' | 'warn' | 'accent';
  title: string;
  detail: string;
  href: string;
}

/** What sources share, so that nothing is read twice. */
export interface WaitingFacts {
  drafts: readonly WaitingDraft[];
  schedule: readonly PlannedAction[];
}

type WaitingSource = (context: AdminContext, facts: WaitingFacts) => WaitingItem[] | Promise<WaitingItem[]>;

/** At most so many lines of one kind; the rest is counted where they lead to. */
const shown = 5;
/** Sold-out performances of so many days are named. */
const soldOutDays = 14;

/** Everything that waits for the user (ADMIN-07), most urgent first; a further kind of thing to do is one more source. */
export async function readWaiting(context: AdminContext, facts: WaitingFacts): Promise<WaitingItem[]> {
  return (await Promise.all(sources.map((read) => read(context, facts)))).flat();
}

const sources: readonly WaitingSource[] = [
  failedPlans,
  failedBackup,
  failedMails,
  shopSynchronisation,
  findings,
  unreadEntries,
  endingRights,
  soldOut,
];

function failedPlans({ language }: AdminContext, { schedule }: WaitingFacts): WaitingItem[] {
  return schedule
    .flatMap(({ id, title, edit_url, content_type, language: of, at, failure }) =>
      failure === null
        ? []
        : [
            {
              ...{ key: `plan-${content_type}-${id}`, icon: 'alert' as const, look: 'bad' as const },
              title: m.start_plan_failed({ title, language: of.toUpperCase() }),
              detail: `${formatShortMoment(toLocalIso(new Date(at)), language)}. ${planFailureTexts[failure]()}`,
              href: edit_url,
            },
          ],
    )
    .slice(0, shown);
}

/** Only administrators see backups; nobody else would look at that page before a backup is needed. */
async function failedBackup({ reading: { db, viewer }, language }: AdminContext): Promise<WaitingItem[]> {
  const failed = viewer.isAdministrator ? await readFailedBackup(db) : null;
  if (!failed) return [];
  const detail = failed.lastAt
    ? m.start_backup_last({ moment: formatShortMoment(toLocalIso(failed.lastAt), language) })
    : m.start_backup_none();
  const href = adminHref(language, 'backups');
  return [{ key: 'backup', icon: 'alert', look: 'bad', title: m.start_backup_failed(), detail, href }];
}

/** Only administrators see mails (ROLE-05). */
async function failedMails({ options, reading, language }: AdminContext): Promise<WaitingItem[]> {
  if (!reading.viewer.isAdministrator) return [];
  const failed = (await options.mails.unsent(100)).filter(({ error }) => error !== '');
  const [first] = failed;
  if (!first) return [];
  const title = m.start_mails_failed({ count: failed.length });
  return [{ key: 'mails', icon: 'mail', look: 'bad', title, detail: first.error.slice(0, 120), href: adminHref(language, 'mails') }];
}

/** What webshop and office do not agree on, and a webshop that cannot be read (SHOP-114). */
async function shopSynchronisation({ options, reading: { db, now }, language }: AdminContext): Promise<WaitingItem[]> {
  if (!options.shopSync) return [];
  const [{ conflicts, unknown, notFound, failure }, mails] = await Promise.all([readSyncWaiting(db, now), readWaitingNotices(db, now)]);
  const href = adminHref(language, 'shop-sync');
  // As the screen says it: where the shop answers and a date could not be taken, nobody has to look at the shop.
  const isAway = failure !== null && failure.text !== '';
  const items: (WaitingItem | false)[] = [
    failure !== null && {
      ...{ key: 'shop', icon: 'alert' as const, look: 'bad' as const, href },
      title: isAway ? m.start_shop_failed() : m.start_shop_incomplete(),
      detail: isAway
        ? m.start_shop_failed_since({ moment: formatShortMoment(toLocalIso(failure.at), language) })
        : m.shop_sync_incomplete(),
    },
    mails.length > 0 && {
      ...{ key: 'shop-mails', icon: 'mail' as const, look: 'warn' as const, href: `${href}#mails` },
      ...{ title: m.start_shop_mails({ count: mails.length }), detail: m.start_shop_mails_read() },
    },
    notFound.length > 0 && {
      ...{ key: 'shop-not-found', icon: 'ticket' as const, look: 'bad' as const, href: `${href}#not-found` },
      ...{ title: m.start_shop_not_found({ count: notFound.length }), detail: m.start_shop_not_found_detail() },
    },
    conflicts > 0 && {
      ...{ key: 'shop-conflicts', icon: 'swap' as const, look: 'warn' as const, href: `${href}#conflicts` },
      ...{ title: m.start_shop_conflicts({ count: conflicts }), detail: m.start_shop_decide() },
    },
    unknown > 0 && {
      ...{ key: 'shop-dates', icon: 'cal' as const, look: 'accent' as const, href: `${href}#unknown` },
      ...{ title: m.start_shop_unknown({ count: unknown }), detail: m.start_shop_enter() },
    },
  ];
  return items.filter((item) => item !== false);
}

/** Drafts that cannot be published as they are. */
function findings(_: AdminContext, { drafts }: WaitingFacts): WaitingItem[] {
  return drafts
    .flatMap(({ title, url, languages }) => {
      const found = languages.filter(({ must }) => must > 0);
      const total = found.reduce((sum, { must }) => sum + must, 0);
      const detail = found.map(({ language }) => language.toUpperCase()).join(', ');
      return total === 0
        ? []
        : [
            {
              key: `check-${url}`,
              icon: 'warn' as const,
              look: 'warn' as const,
              title: m.start_findings({ title, count: total }),
              detail,
              href: `${url}?edit`,
            },
          ];
    })
    .slice(0, shown);
}

async function unreadEntries({ reading, language }: AdminContext): Promise<WaitingItem[]> {
  const base = adminHref(language, 'form-entries');
  return (await readUnreadCounts(reading.db, language)).slice(0, shown).map(({ form, title, count: entries, newest }) => ({
    ...{ key: `form-${form}`, icon: 'mail', look: 'accent' },
    title: m.start_entries({ form: title, count: entries }),
    detail: newest ? m.start_entries_newest({ time: formatShortDay(toLocalIso(newest), language) }) : '',
    href: `${base}?form=${form}`,
  }));
}

/** Files whose rights end within 30 days or have ended, as in the library: they are missing where they were used (PAGE-15). */
async function endingRights({ reading: { db, now }, language }: AdminContext): Promise<WaitingItem[]> {
  const [row] = await db
    .select({ files: count(), first: min(media.usage_until) })
    .from(media)
    .where(and(isNull(media.deleted_at), lte(media.usage_until, addDays(localDay(now), usageWarningDays))));
  if (!row?.first) return [];
  return [
    {
      ...{ key: 'media', icon: 'image', look: 'warn' },
      title: m.start_rights({ count: row.files }),
      detail: m.start_rights_first({ day: formatShortDay(row.first, language) }),
      href: `${adminHref(language, 'media')}?only=expiring`,
    },
  ];
}

async function soldOut({ reading: { db, now }, language }: AdminContext): Promise<WaitingItem[]> {
  const until = new Date(now.getTime() + soldOutDays * 24 * 3_600_000);
  const rows = await db
    .select({ id: events.id, date_start: events.date_start })
    .from(stockStates)
    .innerJoin(events, eq(events.id, stockStates.event))
    .where(and(eq(stockStates.state, 'sold_out'), eq(events.is_listed, true), gte(events.date_start, now), lte(events.date_start, until)))
    .orderBy(asc(events.date_start))
    .limit(shown);
  const titles = await readTitles(
    db,
    rows.map(({ id }) => ({ content_type: 'event', object_id: id })),
    language,
  );
  return rows.map(({ id, date_start }) => {
    const at = toLocalIso(date_start);
    return {
      ...{ key: `event-${id}`, icon: 'ticket', look: 'accent' },
      title: m.start_sold_out({ title: titles.get(`event:${id}`) ?? '' }),
      detail: formatShortMoment(at, language),
      href: adminHref(language, 'events', id),
    };
  });
}
