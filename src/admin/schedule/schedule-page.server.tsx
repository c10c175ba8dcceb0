import { addMonths } from '../../core/text/dates.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { localDay, parseIsoInstant, parseWallClock } from '../../core/text/wall-clock.ts';
import { planAnchor } from '../../features/pages/publishing/plan-address.shapes.ts';
import { PlanRefused, planRefusalTexts } from '../../features/pages/publishing/plan-texts.shapes.ts';
import { readIsCancelled, readSchedule } from '../../features/pages/publishing/schedule.read.server.ts';
import { readAlertTimes } from '../../features/site/alerts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import type { RefusedMove } from './refused-move.ts';
import { ScheduleView } from './schedule-view.tsx';

const current = 'schedule';

/** What was done, by the word in the address; a Map, for an object also has the words of its prototype. */
const doneTexts = new Map([
  ['moved', m.schedule_moved],
  ['cancelled', m.schedule_cancelled],
  ['cancelled-draft', m.schedule_cancelled_draft],
  ['cancelled-end', m.schedule_cancelled_end],
]);

/** Why nothing was done: the plan is no more, by a word in the address. */
const goneTexts = new Map([
  ['carried-out', m.schedule_carried_out],
  ['gone', m.schedule_gone],
]);

/** 'YYYY-MM' or a day of it as the first day of the month; null for anything else. */
function parseMonth(text: string): string | null {
  return /^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/.test(text) ? `${text.slice(0, 7)}-01` : null;
}

/** Everything planned as a calendar of a month (PAGE-12): `?month=2026-12`, without it the present one. */
export async function schedulePage(context: AdminContext, refused: RefusedMove | null = null): Promise<OfficeAnswer> {
  const { reading, language, query, options } = context;
  const today = localDay(reading.now);
  const month = parseMonth(query.get('month') ?? '') ?? addMonths(today, 0);
  const plans = await readSchedule(reading, options.kit, language);
  const alerts = await readAlertTimes(reading.db, reading.now, language);
  const done = doneTexts.get(query.get('done') ?? '')?.() ?? null;
  const gone = goneTexts.get(query.get('done') ?? '')?.() ?? null;
  return {
    status: refused ? 400 : 200,
    title: m.schedule_title(),
    current,
    view: (
      <ScheduleView
        {...{ language, month, today, plans, alerts, refused }}
        done={refused ? null : done}
        isMoved={query.get('done') === 'moved'}
        gone={refused ? null : gone}
      />
    ),
  };
}

/** Moves or cancels a plan; afterwards the month of its time is shown. */
export async function submitSchedule(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { language, reading, options } = context;
  const plan = parseId(id) ?? 0;
  const list = adminHref(language, current);
  const form = formOf(context);
  if (action === 'cancel') {
    const planned = (await readSchedule(reading, options.kit, language)).find((one) => one.id === plan);
    // What stays where: entries have their draft, pages the version.
    const done = planned?.action === 'unpublish' ? 'cancelled-end' : planned?.container === null ? 'cancelled-draft' : 'cancelled';
    const isGone = await store(context, (transaction, { user, now }) => options.plans.cancel(transaction, { id: plan, user, now }));
    const month = parseMonth(form.get('month') ?? '')?.slice(0, 7);
    return isGone ? { to: `${list}?done=${done}${month ? `&month=${month}` : ''}` } : toGone(context, plan);
  }
  if (action !== 'move') return nothingPage(context);
  const entered = form.get('at') ?? '';
  const at = parseWallClock(entered);
  const refuse = (message: string) => {
    const query = new URLSearchParams({ month: form.get('month') ?? '' });
    return schedulePage({ ...context, query }, { id: plan, at: entered, message });
  };
  if (!at) return refuse(planRefusalTexts.past());
  try {
    const moved = await store(context, (transaction, { user }) =>
      options.plans.move(transaction, { id: plan, at, user, now: reading.now }),
    );
    return moved ? { to: `${list}?done=moved&month=${localDay(at).slice(0, 7)}#${planAnchor(plan)}` } : toGone(context, plan);
  } catch (error) {
    if (!(error instanceof PlanRefused)) throw error;
    return refuse(planRefusalTexts[error.reason]());
  }
}

/** Back in the month that was shown, with the reason: the plan was carried out, or somebody else was quicker (ADMIN-363). */
async function toGone(context: AdminContext, plan: number): Promise<OfficeOutcome> {
  const { language, reading } = context;
  const form = formOf(context);
  const planned = parseIsoInstant(form.get('planned') ?? '');
  const isCarriedOut = planned !== null && planned <= reading.now && !(await readIsCancelled(reading.db, plan));
  const query = new URLSearchParams({ done: isCarriedOut ? 'carried-out' : 'gone' });
  const month = parseMonth(form.get('month') ?? '')?.slice(0, 7);
  if (month) query.set('month', month);
  return { to: `${adminHref(language, current)}?${query}` };
}
