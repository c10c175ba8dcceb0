import type { Language } from '../../core/languages.ts';
import { formatClock } from '../../core/text/dates.ts';
import type { AlertTime } from '../../features/site/alerts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';

interface ScheduleAlertProps {
  time: AlertTime;
  /** Its anchor. */
  id: string;
  language: Language;
}

/** The beginning or end of an alert; its form has the time. */
export function ScheduleAlert({ time: { alert, title, action, at }, id, language }: ScheduleAlertProps) {
  const what = action === 'publish' ? m.schedule_alert_begins() : m.schedule_alert_ends();
  return (
    <li id={id} className="adm-plan" tabIndex={-1}>
      <div className="adm-what">
        <p>
          <strong>{formatClock(at.toISOString(), language)}</strong> <a href={adminHref(language, 'breaking-news', alert)}>{title}</a>
        </p>
        <p className="bs-meta">{what}</p>
      </div>
    </li>
  );
}
