import type { Language } from '../../core/languages.ts';
import { addMonths, formatDay, formatShortMoment } from '../../core/text/dates.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import type { AlertTime } from '../../features/site/alerts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Done, Head } from '../forms/page-elements.tsx';
import type { RefusedMove } from './refused-move.ts';
import { ScheduleAlert } from './schedule-alert.tsx';
import { dayOf, type ScheduleItem, scheduleItems } from './schedule-item.ts';
import { monthName, ScheduleMonth } from './schedule-month.tsx';
import { SchedulePlan } from './schedule-plan.tsx';

interface ScheduleViewProps {
  language: Language;
  /** First day of the month. */
  month: string;
  today: string;
  plans: readonly PlannedAction[];
  /** Beginnings and ends of alerts that are still to come. */
  alerts: readonly AlertTime[];
  refused: RefusedMove | null;
  done: string | null;
  isMoved: boolean;
  /** Why a press could do nothing. */
  gone: string | null;
}

/** What is planned: what could not be carried out, the month as a grid, and its days below each other with what can be done. */
export function ScheduleView({ language, month, today, plans, alerts, refused, done, isMoved, gone }: ScheduleViewProps) {
  const base = adminHref(language, 'schedule');
  const failed = plans.filter(({ failure }) => failure !== null);
  const waiting = scheduleItems(plans, alerts);
  const shown = waiting.filter((item) => dayOf(item).startsWith(month.slice(0, 7)));
  const days = Map.groupBy(shown, dayOf);
  const next = waiting.find((item) => dayOf(item) > month && !shown.includes(item)) ?? waiting[0];
  const to = (months: number) => `${base}?month=${addMonths(month, months).slice(0, 7)}`;
  const planRow = (plan: PlannedAction) => (
    <SchedulePlan key={plan.id} {...{ plan, language, month }} refused={refused?.id === plan.id ? refused : null} />
  );
  const row = ({ key, plan, alert }: ScheduleItem) =>
    plan ? planRow(plan) : alert && <ScheduleAlert key={key} id={key} time={alert} language={language} />;
  return (
    <>
      <Head title={m.schedule_title()} />
      {/* A plan that was moved has the focus itself. */}
      <Done text={done} isFocused={!isMoved} />
      {gone && (
        <p className="bs-note warn" role="alert">
          {gone}
        </p>
      )}
      {failed.length > 0 && (
        <section className="adm-after" aria-labelledby="failed">
          <h2 id="failed">{m.schedule_failed()}</h2>
          <ul className="adm-list">{failed.map(planRow)}</ul>
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
            <a href={`${base}?month=${dayOf(next).slice(0, 7)}#${next.key}`}>
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
          <ul className="adm-list">{own.map(row)}</ul>
        </section>
      ))}
    </>
  );
}
