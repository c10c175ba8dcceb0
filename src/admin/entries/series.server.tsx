import { translate } from '../../core/languages.ts';
import { formatClock, formatShortDay } from '../../core/text/dates.ts';
import { parseWallClock } from '../../core/text/wall-clock.ts';
import { type Clash, copyEvent, readClashes } from '../../features/admin/copy-event.write.server.ts';
import { createOnce } from '../../features/admin/create-once.write.server.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { datesOf, maxDates, type SeriesRule, seriesSteps } from '../../features/admin/series-dates.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store, submittedOf } from '../admin-context.server.ts';
import { nothingPage, whenOf } from '../admin-notes.tsx';
import { creationOf } from '../form-key.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { EntryAction } from './entry-action.ts';
import { SeriesView } from './series-view.tsx';

/** Copies a performance to a series of dates (ADMIN-03): the rule is in the query of the address, the dates are previewed. */
export const seriesAction: EntryAction = {
  isFor: ({ name }, { deleted_at }) => name === 'events' && deleted_at === null,
  show: (context, resource, entry) => seriesPage(context, resource, entry, context.query, null),
  submit: async (context, resource, entry) => {
    const submitted = submittedOf(context);
    const chosen = submitted.getAll('date').map((date) => ({ date, time: formOf(context).get(`time.${date}`) ?? '' }));
    if (chosen.length === 0) return seriesPage(context, resource, entry, submitted, m.admin_series_none());
    if (chosen.length > maxDates) return seriesPage(context, resource, entry, submitted, m.admin_series_many({ most: maxDates }));
    const starts = chosen.map(({ date, time }) => parseWallClock(`${date.slice(0, 10)}T${time}`));
    if (starts.includes(null)) return seriesPage(context, resource, entry, submitted, m.admin_wrong_time());
    const copied = { sales: submitted.has('sales'), cast: submitted.has('cast'), standIns: submitted.has('stand_ins') };
    const made = await store(context, (transaction, actor) =>
      createOnce(transaction, resource.type, creationOf(context), actor, () =>
        copyEvent(transaction, entry.id, starts as Date[], copied, actor),
      ),
    );
    if (!made) return nothingPage(context);
    return { to: `${adminHref(context.language, resource.name)}?state=draft&sort=-updated_at&done=series&count=${made.length}` };
  },
};

/** Form of the rule with the preview of its dates; refused input is shown again. */
async function seriesPage(
  context: AdminContext,
  resource: Resource,
  entry: Entry,
  typed: URLSearchParams,
  refusal: string | null,
): Promise<OfficeAnswer> {
  const { reading, language } = context;
  const title = titleOf(resource, entry.values, language);
  const rule = readRule(typed, String(entry.values.date_start));
  const { dates, isTooMany } = typed.has('from') ? datesOf(rule) : { dates: [], isTooMany: false };
  const starts = dates.map((date) => parseWallClock(date)).filter((start) => start !== null);
  const clashes = Map.groupBy(await readClashes(reading.db, entry.id, starts), ({ at }) => at);
  const problem = refusal ?? (isTooMany ? m.admin_series_many({ most: maxDates }) : null);
  return {
    status: problem ? 400 : 200,
    title: `${m.admin_series()}: ${title}`,
    current: resource.name,
    view: (
      <SeriesView
        editHref={adminHref(language, resource.name, entry.id)}
        template={`${title}${whenOf(entry, language)}`}
        rule={rule}
        problem={problem ?? (typed.has('from') && dates.length === 0 ? m.admin_series_empty() : null)}
        dates={dates.map((date, index) => {
          const found = clashes.get(index) ?? [];
          const isThere = found.some(({ isSame }) => isSame);
          return {
            day: date.slice(0, 10),
            text: formatShortDay(date.slice(0, 10), language),
            time: typed.get(`time.${date.slice(0, 10)}`) ?? date.slice(11),
            isChosen: refusal ? typed.getAll('date').includes(date.slice(0, 10)) : !isThere,
            note: isThere ? m.admin_series_there() : found.map((clash) => clashText(clash, language)).join(', '),
          };
        })}
        copied={refusal ? new Set(['sales', 'cast', 'stand_ins'].filter((name) => typed.has(name))) : new Set(['sales', 'cast'])}
      />
    ),
  };
}

function readRule(typed: URLSearchParams, start: string): SeriesRule {
  const day = (name: string, or: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(typed.get(name) ?? '') && parseWallClock(`${typed.get(name)}T12:00`) ? (typed.get(name) ?? or) : or;
  const weekdays = typed
    .getAll('on')
    .filter((one) => /^[1-7]$/.test(one))
    .map(Number);
  const editHref = Temporal.PlainDate.from(start.slice(0, 10)).dayOfWeek;
  const time = typed.get('at') ?? '';
  const from = day('from', Temporal.PlainDate.from(start.slice(0, 10)).add({ days: 1 }).toString());
  return {
    from,
    to: day('to', Temporal.PlainDate.from(from).add({ months: 1 }).toString()),
    weekdays: typed.has('from') ? weekdays : [editHref],
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : start.slice(11, 16),
    every: seriesSteps.find((step) => step === typed.get('every')) ?? '1',
  };
}

function clashText({ name, start }: Clash, language: AdminContext['language']): string {
  return `${translate(name, language).text}, ${formatClock(start.toISOString(), language)}`;
}
