import { outboxRetentionDays } from '../../core/database/prune-outbox.server.ts';
import type { Language } from '../../core/languages.ts';
import { formatClock } from '../../core/text/dates.ts';
import type { ServiceState } from '../../features/dashboard/dashboard.contract.ts';
import { countRetentionDays, errorRetentionDays } from '../../features/dashboard/measurements.write.server.ts';
import { searchRetentionDays } from '../../features/search/count-search.write.server.ts';
import { m } from '../../paraglide/messages.js';
import { dashboardHref } from '../../urls.ts';
import { Card, formatMoment, formatNumber, Table } from './dashboard-elements.tsx';

interface ServiceViewProps {
  language: Language;
  /** `took` in milliseconds. */
  services: readonly (ServiceState & { took: number })[];
  errors: readonly { message: string; place: string; count: number; last_seen: Date }[];
}

const labels: Readonly<Record<string, () => string>> = {
  database: m.dashboard_service_database,
  shop: m.dashboard_service_shop,
  mail: m.dashboard_service_mail,
  storage: m.dashboard_service_storage,
};
const labelOf = (name: string) => (labels[name] ?? (() => name))();

/** What is deleted by itself and is set nowhere. */
const retentions: readonly { what: () => string; days: number }[] = [
  { what: m.dashboard_retention_changes, days: outboxRetentionDays },
  { what: m.dashboard_errors, days: errorRetentionDays },
  { what: m.dashboard_missing, days: countRetentionDays },
  { what: m.dashboard_section_pagespeed, days: countRetentionDays },
  { what: m.dashboard_retention_searches, days: searchRetentionDays },
];

/** State of the services, recent server errors (DASH-07), and how long what is stored beside content stays (OPS-265). */
export function ServiceView({ language, services, errors }: ServiceViewProps) {
  const down = services.filter(({ ok }) => !ok);
  return (
    <>
      {down.length > 0 && (
        <p className="bs-note bad" role="alert">
          <strong>{m.dashboard_service_trouble({ names: down.map(({ name }) => labelOf(name)).join(', ') })}</strong>
        </p>
      )}
      <Card
        title={m.dashboard_service_list()}
        hint={
          <a className="bs-btn" href={dashboardHref(language, 'service')}>
            {m.dashboard_service_again()}
          </a>
        }
      >
        <Table
          caption={m.dashboard_service_list()}
          columns={[m.dashboard_service_name(), m.dashboard_service_state(), m.dashboard_service_detail(), m.dashboard_service_checked()]}
          numbers={[3]}
          rows={services.map(({ name, ok, detail, checked, took }) => ({
            key: name,
            cells: [
              labelOf(name),
              <span key="state" className={`bs-state ${ok ? 'live' : 'changed dash-bad'}`}>
                {ok ? m.dashboard_service_ok() : m.dashboard_service_bad()}
              </span>,
              `${detail}, ${formatNumber(took, language)}\u00a0ms`,
              formatClock(checked, language),
            ],
          }))}
        />
      </Card>
      <Card title={m.dashboard_errors()} hint={m.dashboard_errors_hint()}>
        {errors.length === 0 ? (
          <p className="in">{m.dashboard_errors_empty()}</p>
        ) : (
          <Table
            caption={m.dashboard_errors()}
            columns={[m.dashboard_error(), m.dashboard_error_place(), m.dashboard_count(), m.dashboard_last()]}
            numbers={[2, 3]}
            rows={errors.map(({ message, place, count, last_seen }) => ({
              key: `${message} ${place}`,
              cells: [
                message,
                place === 'background' ? m.dashboard_error_background() : place,
                formatNumber(count, language),
                formatMoment(last_seen.toISOString(), language),
              ],
            }))}
          />
        )}
      </Card>
      <Card title={m.dashboard_retention()}>
        <Table
          caption={m.dashboard_retention()}
          columns={[m.dashboard_retention_what(), m.dashboard_retention_after()]}
          numbers={[1]}
          rows={retentions.map(({ what, days }) => ({ key: what(), cells: [what(), m.dashboard_days({ days })] }))}
        />
      </Card>
    </>
  );
}
