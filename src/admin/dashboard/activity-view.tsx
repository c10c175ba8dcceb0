import type { Language } from '../../core/languages.ts';
import { formatNumericDay, formatShortDay } from '../../core/text/dates.ts';
import { adminAddress } from '../../features/admin/admin-address.ts';
import { m } from '../../paraglide/messages.js';
import { dashboardHref } from '../../urls.ts';
import { actionLabel, typeLabel } from '../audit-labels.ts';
import { FilterSelect } from '../lists/filter-form.tsx';
import { Paging } from '../lists/paging.tsx';
import { ColumnChart } from './column-chart.tsx';
import { Card, formatMoment, formatNumber, Table } from './dashboard-elements.tsx';

interface ActivityViewProps {
  language: Language;
  results: readonly AuditEntry[];
  filters: { people: readonly { id: number; name: string }[]; contentTypes: readonly string[] };
  days: readonly { day: string; count: number }[];
  user: number | undefined;
  contentType: string | undefined;
  page: number;
  pages: number;
  isEditor: boolean;
}

interface AuditEntry {
  user: string;
  action: string;
  content_type: string;
  object_id: number;
  title: string;
  url: string;
  created: string;
}

/** Audit log with filters and actions per day (DASH-02). */
export function ActivityView({ language, results, filters, days, user, contentType, page, pages, isEditor }: ActivityViewProps) {
  const query = { ...(user && { user: String(user) }), ...(contentType && { content_type: contentType }) };
  return (
    <>
      <Days days={days} language={language} />
      <Card title={m.dashboard_activity_log()}>
        <form className="adm-filter dash-filter" action={dashboardHref(language, 'activity')}>
          <FilterSelect
            name="user"
            label={m.dashboard_person()}
            value={String(user ?? '')}
            options={[['', m.dashboard_everybody()], ...filters.people.map(({ id, name }) => [String(id), name] as const)]}
          />
          <FilterSelect
            name="content_type"
            label={m.dashboard_content()}
            value={contentType ?? ''}
            options={[['', m.dashboard_all_content()], ...filters.contentTypes.map((type) => [type, typeLabel(type)] as const)]}
          />
          <button className="bs-btn" type="submit">
            {m.dashboard_show()}
          </button>
        </form>
        {results.length === 0 ? (
          <p className="in">{m.dashboard_activity_empty()}</p>
        ) : (
          <ol className="dash-log">
            {results.map((entry) => (
              <li key={`${entry.created} ${entry.content_type} ${entry.object_id} ${entry.action}`}>
                <time className="bs-meta" dateTime={entry.created}>
                  {formatMoment(entry.created, language)}
                </time>
                <p>
                  <strong>{entry.user || m.dashboard_system()}</strong> <span>{actionLabel(entry.action)}</span>
                  {entry.title && ': '}
                  <AuditLink {...entry} language={language} isEditor={isEditor} />
                </p>
                <span className="bs-badge">{typeLabel(entry.content_type)}</span>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Paging
        {...{ page, pages }}
        hrefOf={(target) => `${dashboardHref(language, 'activity')}?${new URLSearchParams({ ...query, page: String(target) })}`}
      />
    </>
  );
}

/** Links editors to the office page, others to the public page. */
function AuditLink({ title, url, content_type, object_id, language, isEditor }: AuditEntry & { language: Language; isEditor: boolean }) {
  const address = (isEditor && object_id > 0 && adminAddress(language, content_type, object_id)) || url;
  if (!title) return null;
  return address ? <a href={address}>{title}</a> : title;
}

function Days({ days, language }: Pick<ActivityViewProps, 'days' | 'language'>) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = days.reduce((one, other) => (other.count > one.count ? other : one), { day: '', count: 0 });
  const [first, last] = [days[0], days.at(-1)];
  if (total === 0 || !first || !last) return <p className="bs-note plain-note">{m.dashboard_activity_quiet()}</p>;
  const text = m.dashboard_activity_summary({
    total: formatNumber(total, language),
    day: formatShortDay(most.day, language),
    most: formatNumber(most.count, language),
  });
  const columns = days.map(({ day, count }) => ({
    key: day,
    value: count,
    title: `${formatShortDay(day, language)}: ${formatNumber(count, language)}`,
  }));
  const rows = days
    .filter(({ count }) => count > 0)
    .reverse()
    .map(({ day, count }) => ({ key: day, cells: [formatNumericDay(day, language), formatNumber(count, language)] }));
  return (
    <Card title={m.dashboard_activity_days()}>
      <div className="in">
        <p className="bs-meta">{text}</p>
        <ColumnChart
          summary={`${m.dashboard_activity_days()}. ${text}`}
          columns={columns}
          below={[formatShortDay(first.day, language), m.dashboard_today()]}
        />
        <details className="fold dash-twin">
          <summary>{m.dashboard_as_table()}</summary>
          <Table caption={m.dashboard_activity_days()} columns={[m.dashboard_day(), m.dashboard_changes()]} numbers={[1]} rows={rows} />
        </details>
      </div>
    </Card>
  );
}
