import type { Language } from '../../core/languages.ts';
import { addMonths, formatDay, formatShortMoment } from '../../core/text/dates.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Done, Head } from '../forms/page-elements.tsx';
import type { RefusedMove } from './refused-move.ts';
import { monthName, ScheduleMonth } from './schedule-month.tsx';
import { SchedulePlan } from './schedule-plan.tsx';

interface ScheduleViewProps {
  language: Language;
  /** First day of the month. */
  month: string;
  today: string;
  plans: readonly PlannedAction[];
  refused: RefusedMove | null;
  done: string | null;
}

/** What is planned: what could not be carried out, the month as a grid, and its days below each other with what can be done. */
export function ScheduleView({ language, month, today, plans, refused, done }: ScheduleViewProps) {
  const base = adminHref(language, 'schedule');
  const dayOfPlan = ({ at }: PlannedAction) => localDay(new Date(at));
  const failed = plans.filter(({ failure }) => failure !== null);
  const waiting = plans.filter(({ failure }) => failure === null);
  const shown = waiting.filter((plan) => dayOfPlan(plan).startsWith(month.slice(0, 7)));
  const days = Map.groupBy(shown, dayOfPlan);
  const next = waiting.find((plan) => dayOfPlan(plan) > month && !shown.includes(plan)) ?? waiting[0];
  const to = (months: number) => `${base}?month=${addMonths(month, months).slice(0, 7)}`;
  const item = (plan: PlannedAction) => (
    <SchedulePlan key={plan.id} {...{ plan, language, month }} refused={refused?.id === plan.id ? refused : null} />
  );
  return (
    <>
      <Head title={m.schedule_title()} />
      <Done text={done} />
      {failed.length > 0 && (
        <section className="adm-after" aria-labelledby="failed">
          <h2 id="failed">{m.schedule_failed()}</h2>
          <ul className="adm-list">{failed.map(item)}</ul>
        </section>
      )}
      <div className="adm-head adm-month-head">
        <h2>{monthName(month, language)}</h2>
        <nav className="bs-row wrap" aria-label={m.schedule_title()}>
          <a className="bs-btn" href={to(-1)} rel="prev">
            {m.schedule_month_before()}
          </a>
          <a className="bs-btn" href={base}>
            {m.schedule_today()}
          </a>
          <a className="bs-btn" href={to(1)} rel="next">
            {m.schedule_month_after()}
          </a>
        </nav>
      </div>
      <ScheduleMonth {...{ language, month, today, days }} />
      {shown.length === 0 && (
        <p className="adm-section">
          {m.schedule_empty()}{' '}
          {next && (
            <a href={`${base}?month=${dayOfPlan(next).slice(0, 7)}#plan-${next.id}`}>
              {m.schedule_next({ time: formatShortMoment(next.at, language, today) })}
            </a>
          )}
        </p>
      )}
      {[...days].map(([day, own]) => (
        <section key={day} className="adm-after" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} tabIndex={-1}>
            {formatDay(day, language)}
          </h3>
          <ul className="adm-list">{own.map(item)}</ul>
        </section>
      ))}
    </>
  );
}
