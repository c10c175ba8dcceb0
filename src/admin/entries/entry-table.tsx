import type { Language } from '../../core/languages.ts';
import { formatNumericDay, formatShortMoment } from '../../core/text/dates.ts';
import { StateBadges } from '../../features/pages/state-badge.tsx';
import { statusLabels } from '../../features/programme/programme.codes.ts';
import { m } from '../../paraglide/messages.js';
import { codeLabel } from '../forms/field-label.ts';
import { resourceLabels } from '../labels.ts';
import { sortLabel } from './entry-filter.tsx';
import type { EntryListProps } from './entry-list-props.ts';
import { listHref, sortsOf } from './list-query.ts';

type TableProps = EntryListProps & { base: string };

/** Table with selectable rows and bulk actions; cards on phones. */
export function EntryTable(props: TableProps) {
  const { resource, entries, base, query, language } = props;
  const sorts = sortsOf(resource);
  const [title = '', dateField] = [resource.title.at(-1), sorts.find((name) => resource.fields[name]?.kind.startsWith('date'))];
  return (
    <form method="post" action={`${base}/many`} className="adm-chosen">
      <input type="hidden" name="back" value={listHref('', query, { page: query.page })} />
      <BulkActions {...props} />
      <div className="adm-table">
        <table className="bs-table">
          <thead>
            <tr>
              <td>
                <label className="bs-check">
                  <input type="checkbox" hidden data-choose="all" />
                  <span>{m.admin_choose_all()}</span>
                </label>
              </td>
              {dateField && <Head {...props} name={dateField} />}
              <Head {...props} name={title} />
              {resource.columns.is_online && <Head {...props} name="is_online" />}
              <Head {...props} name="updated_at" />
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} {...props} entry={entry} dateField={dateField} language={language} />
            ))}
          </tbody>
        </table>
      </div>
    </form>
  );
}

/** First in the form: Enter submits with the first button, and bulk actions ask for confirmation. */
function BulkActions({ resource, query }: TableProps) {
  const actions =
    query.state === 'trash'
      ? ([['restore', m.admin_restore()]] as const)
      : ([
          ...(resource.columns.is_online
            ? ([
                ['live', m.admin_go_live()],
                ['withdraw', m.admin_withdraw()],
              ] as const)
            : []),
          ['delete', m.admin_delete()],
        ] as const);
  return (
    <fieldset className="adm-many">
      <legend>{m.admin_chosen()}</legend>
      <output data-choose="count" />
      {actions.map(([action, text]) => (
        <button key={action} className={`bs-btn ${action === 'delete' ? 'danger' : ''}`} type="submit" name="operation" value={action}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function Head({ resource, base, query, name }: TableProps & { name: string }) {
  const sorted = query.sort ?? resource.order;
  const isSorted = sorted.replace(/^-/, '') === name;
  const isDown = sorted.startsWith('-');
  const label = sortLabel(resource, name);
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <a href={listHref(base, query, { sort: isSorted && !isDown ? `-${name}` : name })}>
        {label}
        {isSorted && <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span>}
      </a>
    </th>
  );
}

function Row({
  resource,
  base,
  choices,
  language,
  query,
  entry,
  states,
  hasLive,
  dateField,
}: TableProps & { entry: EntryListProps['entries'][number]; dateField?: string | undefined }) {
  const { room, statuses = [] } = entry.values as { room?: number | null; statuses?: string[] };
  const name = entry.title || `${resourceLabels[resource.name]()} ${entry.id}`;
  const date = dateField === undefined ? '' : String(entry.values[dateField] ?? '');
  const label = [name, date && dateText(date, language)].filter(Boolean).join(', ');
  const place = (choices.get('room') ?? []).find(({ id }) => id === room)?.title;
  const address = `${base}/${entry.id}`;
  const ofEntry = states.get(entry.id) ?? [];
  return (
    <tr>
      <td>
        <label className="bs-check">
          <input type="checkbox" name="id" value={entry.id} />
          <span className="bs-vh">{label}</span>
        </label>
      </td>
      {dateField !== undefined && <td className="adm-when">{date && dateText(date, language)}</td>}
      <th scope="row" className="adm-what">
        <a href={address}>{name}</a>
        {place && <span className="bs-meta">{place}</span>}
        {statuses.map((code) => (
          <span key={code} className={`bs-badge ${code === 'canceled' ? 'bad' : 'warn'}`}>
            {codeLabel({ codes: statusLabels }, code)}
          </span>
        ))}
        {ofEntry.some(({ isOutdated }) => isOutdated) && <span className="bs-badge warn">{m.admin_outdated_short()}</span>}
        {isUntranslated(entry.values, resource.title) && <span className="bs-badge warn">{m.admin_no_english()}</span>}
      </th>
      {resource.columns.is_online && (
        <td>
          <StateBadges states={ofEntry} isShort />
        </td>
      )}
      <td className="adm-updated">
        <span className="bs-meta">{formatNumericDay(entry.updated_at.toISOString(), language)}</span>
      </td>
      <td className="adm-row-actions">
        {query.state === 'trash' ? (
          <>
            <button className="bs-btn" type="submit" formAction={`${address}/restore`} aria-label={`${m.admin_restore()}: ${label}`}>
              {m.admin_restore()}
            </button>
            <a className="bs-btn danger" href={`${address}/purge`} aria-label={`${m.admin_purge()}: ${label}`}>
              {m.admin_purge()}
            </a>
          </>
        ) : (
          resource.name === 'events' && (
            <>
              {hasLive && (
                <a className="bs-btn" href={`${address}/live`} aria-label={`${m.admin_live()}: ${label}`}>
                  {m.admin_live()}
                </a>
              )}
              <a className="bs-btn" href={`${address}#contributors`} aria-label={`${m.admin_cast_change()}: ${label}`}>
                {m.admin_cast_change()}
              </a>
              {statuses.includes('canceled') ? (
                <a className="bs-btn" href={`${address}/reinstate`} aria-label={`${m.admin_reinstate_action()}: ${label}`}>
                  {m.admin_reinstate_action()}
                </a>
              ) : (
                <a className="bs-btn danger" href={`${address}/cancel`} aria-label={`${m.admin_cancel_action()}: ${label}`}>
                  {m.admin_cancel_action()}
                </a>
              )}
            </>
          )
        )}
      </td>
    </tr>
  );
}

function dateText(date: string, language: Language): string {
  return date.length === 10 ? formatNumericDay(date, language) : formatShortMoment(date, language);
}

/** True for a translated title without English. */
function isUntranslated(values: Record<string, unknown>, title: readonly string[]): boolean {
  const value = values[title[0] ?? ''];
  return typeof value === 'object' && value !== null && !(value as { en?: string }).en;
}
