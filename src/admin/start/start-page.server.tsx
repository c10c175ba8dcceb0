import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { parseId } from '../../core/text/parse-id.ts';
import { localDay, startOfLocalDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { readDrafts } from '../../features/pages/editing/hub.read.server.ts';
import { readTitles } from '../../features/pages/media-uses/media-places.read.server.ts';
import { readSchedule } from '../../features/pages/publishing/schedule.read.server.ts';
import { events } from '../../features/programme/programme.tables.server.ts';
import { readAlertTimes } from '../../features/site/alerts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { scheduleItems } from '../schedule/schedule-item.ts';
import { readEntryDrafts } from './entry-drafts.read.server.ts';
import { FirstSteps, readStepsDone } from './first-steps.server.tsx';
import { type OpenDraft, StartView } from './start-view.tsx';
import { readWaiting } from './waiting.server.ts';

/** So many drafts of each kind are shown, of the user and of others. */
const draftsShown = 40;
const planned = 8;
const tonight = 3;
/** Of a performance without an end. */
const usualLengthMs = 3 * 3_600_000;

/** Start page of the office (ROUTE-25, ADMIN-07): what waits for the user, drafts, what is planned. */
export async function startPage(context: AdminContext): Promise<OfficeOutcome> {
  const { reading, options, language, userName, query } = context;
  // The address that a page names for its settings (settings_url, PAGE-02).
  const page = parseId(query.get('page'));
  if (page !== null) return { to: `${adminHref(language, 'pages')}?settings=${page}#page-${page}` };
  const { userId } = reading.viewer;
  const [mine, others] = [await readOpenDrafts(context, false), await readOpenDrafts(context, true)];
  const schedule = await readSchedule(reading, options.kit, language);
  const alertTimes = await readAlertTimes(reading.db, reading.now, language);
  const view = (
    <StartView
      {...{ language, userName }}
      firstSteps={userId === null ? null : <FirstSteps language={language} done={await readStepsDone(reading.db, userId)} />}
      today={localDay(reading.now)}
      {...(await readTonight(context))}
      waiting={await readWaiting(context, { drafts: [...mine.pages, ...others.pages], schedule })}
      mine={mine.all}
      others={others.all}
      schedule={scheduleItems(schedule, alertTimes).slice(0, planned)}
    />
  );
  return { status: 200, title: m.office_start(), current: 'start', view };
}

/** Open drafts of pages and entries, newest first: of the user, or of others. */
async function readOpenDrafts({ reading, options, language }: AdminContext, isOthers: boolean) {
  // Nobody's drafts are those of others.
  const wanted = { user: reading.viewer.userId ?? 0, isOthers, limit: draftsShown };
  const drafts = await readDrafts(reading, options.kit, language, wanted);
  const entries = await readEntryDrafts(reading, language, wanted);
  const all: OpenDraft[] = [
    ...drafts.map(({ url, ...draft }) => ({ ...draft, href: `${url}?edit` })),
    ...entries.map(({ url, ...draft }) => ({ ...draft, href: url })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime());
  return { pages: drafts, all };
}

/** Performances of today, before those that are over, and how many more there are. */
async function readTonight({ reading: { db, now }, language }: AdminContext) {
  const today = localDay(now);
  const rows = await db
    .select({ id: events.id, date_start: events.date_start, date_end: events.date_end })
    .from(events)
    .where(
      and(
        isNull(events.deleted_at),
        eq(events.is_listed, true),
        gte(events.date_start, startOfLocalDay(today)),
        lt(events.date_start, startOfLocalDay(today, 1)),
      ),
    )
    .orderBy(asc(events.date_start));
  const isOver = ({ date_start, date_end }: (typeof rows)[number]) => (date_end ?? new Date(date_start.getTime() + usualLengthMs)) < now;
  const shown = [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)].slice(0, tonight);
  const titles = await readTitles(
    db,
    shown.map(({ id }) => ({ content_type: 'event', object_id: id })),
    language,
  );
  return {
    tonight: shown.map(({ id, date_start }) => ({ id, title: titles.get(`event:${id}`) ?? '', at: toLocalIso(date_start) })),
    moreTonight: rows.length - shown.length,
  };
}
