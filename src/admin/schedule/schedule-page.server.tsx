import { addMonths } from '../../core/text/dates.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { localDay, parseWallClock } from '../../core/text/wall-clock.ts';
import { planAnchor } from '../../features/pages/publishing/plan-address.shapes.ts';
import { PlanRefused, planRefusalTexts } from '../../features/pages/publishing/plan-texts.shapes.ts';
import { readSchedule } from '../../features/pages/publishing/schedule.read.server.ts';
import { readAlertTimes } from '../../features/site/alerts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { noticePage } from '../admin-notes.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import type { RefusedMove } from './refused-move.ts';
import { ScheduleView } from './schedule-view.tsx';

const current = 'schedule';

/** What was done, by the word in the address; a Map, for an object also has the words of its prototype. */
const doneTexts = new Map([
  ['moved', m.schedule_moved],
  ['cancelled', m.schedule_cancelled],
  ['kept', m.schedule_cancelled_end],
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
  return {
    status: refused ? 400 : 200,
    title: m.schedule_title(),
    current,
    view: <ScheduleView {...{ language, month, today, plans, alerts, refused, done: refused ? null : done }} />,
  };
}

/** Moves or cancels a plan; afterwards the month of its time is shown. */
export async function submitSchedule(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { language, reading, options } = context;
  const plan = parseId(id) ?? 0;
  const list = adminHref(language, current);
  const form = formOf(context);
  if (action === 'cancel') {
    const isEnd = (await readSchedule(reading, options.kit, language)).some((one) => one.id === plan && one.action === 'unpublish');
    const isGone = await store(context, (transaction, { user, now }) => options.plans.cancel(transaction, { id: plan, user, now }));
    const month = parseMonth(form.get('month') ?? '')?.slice(0, 7);
    return isGone
      ? { to: `${list}?done=${isEnd ? 'kept' : 'cancelled'}${month ? `&month=${month}` : ''}` }
      : noticePage(m.admin_nothing(), 404);
  }
  if (action !== 'move') return noticePage(m.admin_nothing(), 404);
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
    return moved ? { to: `${list}?done=moved&month=${localDay(at).slice(0, 7)}#${planAnchor(plan)}` } : noticePage(m.admin_nothing(), 404);
  } catch (error) {
    if (!(error instanceof PlanRefused)) throw error;
    return refuse(planRefusalTexts[error.reason]());
  }
}
