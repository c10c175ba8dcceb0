import { type Language, languages } from '../../../core/languages.ts';
import { formatNumericDay, formatShortMoment } from '../../../core/text/dates.ts';
import type { TextState } from '../../../features/admin/drafts/entry-states.read.server.ts';
import { StateBadges } from '../../../features/pages/state-badge.tsx';
import { statusLabels } from '../../../features/programme/programme.codes.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../../ui/backstage/tool-icon.tsx';
import { codeLabel } from '../../forms/field-label.ts';
import { resourceLabels } from '../../labels.ts';
import { Sold } from '../sold.tsx';
import type { EntryListProps } from './entry-list-props.ts';
import { listHref, rowId } from './list-query.ts';

interface EntryRowProps extends EntryListProps {
  base: string;
  entry: EntryListProps['entries'][number];
  dateField: string | undefined;
}

/** Row of an entry; the columns are those of the table's head. */
export function EntryRow(props: EntryRowProps) {
  const { resource, base, choices, language, entry, states, texts, sales, dateField, today, done, at } = props;
  const { room, statuses = [] } = entry.values as { room?: number | null; statuses?: string[] };
  const name = entry.title || `${resourceLabels[resource.name]()} ${entry.id}`;
  const date = dateField === undefined ? '' : String(entry.values[dateField] ?? '');
  const when = date && dateText(date, language, today);
  const label = [name, when].filter(Boolean).join(', ');
  const place = (choices.get('room') ?? []).find(({ id }) => id === room)?.title;
  const isDone = done !== null && at === entry.id;
  const ofSale = sales?.get(entry.id);
  return (
    <tr>
      <td>
        <label className="bs-check">
          <input type="checkbox" name="id" value={entry.id} />
          <span className="bs-vh">{label}</span>
        </label>
      </td>
      {dateField !== undefined && <td className="adm-when">{when}</td>}
      <th scope="row" className="adm-what">
        <a id={rowId(entry.id)} href={`${base}/${entry.id}`} aria-describedby={isDone ? 'row-done' : undefined}>
          {name}
        </a>
        {place && <span className="bs-meta">{place}</span>}
        {isDone && (
          <span className="bs-note ok" id="row-done">
            {done}
          </span>
        )}
      </th>
      {resource.fields.statuses && (
        <td className="adm-statuses">
          {statuses.map((code) => (
            <span key={code} className={`bs-badge ${code === 'canceled' ? 'bad' : 'warn'}`}>
              {codeLabel({ codes: statusLabels }, code)}
            </span>
          ))}
        </td>
      )}
      {texts && (
        <td className="adm-texts">
          <LanguageBadges texts={texts.get(entry.id)} />
        </td>
      )}
      {resource.columns.is_online && (
        <td className="adm-state">
          <StateBadges states={states.get(entry.id) ?? []} isShort />
        </td>
      )}
      {sales && (
        <td className="adm-sales bs-num">{ofSale ? <Sold sales={ofSale} /> : <span className="bs-meta">{m.admin_no_sale()}</span>}</td>
      )}
      <td className="adm-updated">
        <span className="bs-meta">{formatNumericDay(entry.updated_at.toISOString(), language)}</span>
      </td>
      <td className="adm-row-actions">
        <RowActions {...props} label={label} statuses={statuses} />
      </td>
    </tr>
  );
}

/** Whether the texts are there in each language: one word where they are, else what is missing. */
function LanguageBadges({ texts }: { texts: Readonly<Record<Language, TextState>> | undefined }) {
  if (!texts) return null;
  const lacking = languages.filter((language) => texts[language] !== 'complete');
  if (lacking.length === 0)
    return (
      <span className="bs-badge ok">
        <ToolIcon name="check" />
        {languages.join(' ').toUpperCase()}
      </span>
    );
  return lacking.map((language) => (
    <span key={language} className="bs-badge warn">
      <ToolIcon name={texts[language] === 'missing' ? 'globe' : 'clock'} />
      {(texts[language] === 'missing' ? m.admin_texts_missing : m.admin_texts_outdated)({ language: language.toUpperCase() })}
    </span>
  ));
}

type ActionsProps = EntryRowProps & { label: string; statuses: readonly string[] };

/** What is done most often with an entry of the list; where the columns leave no room, as icons with their names under the pointer. */
function RowActions({ resource, base, query, entry, hasLive, label, statuses }: ActionsProps) {
  const address = `${base}/${entry.id}`;
  if (query.state === 'trash')
    return (
      <>
        <button className="bs-btn" type="submit" formAction={`${address}/restore`} aria-label={`${m.admin_restore()}: ${label}`}>
          {m.admin_restore()}
        </button>
        <a className="bs-btn danger" href={`${address}/purge`} aria-label={`${m.admin_purge()}: ${label}`}>
          {m.admin_purge()}
        </a>
      </>
    );
  if (resource.name !== 'events') return null;
  const isCanceled = statuses.includes('canceled');
  const back = `?${new URLSearchParams({ back: listHref('', query, { page: query.page }) })}`;
  const actions: [icon: ToolIconName, text: string, path: string, isDanger?: boolean][] = [
    ...(hasLive ? [['chart', m.admin_live(), '/live'] as [ToolIconName, string, string]] : []),
    ['users', m.admin_cast_change(), '#contributors'],
    isCanceled ? ['undo', m.admin_reinstate_action(), `/reinstate${back}`] : ['close', m.admin_cancel_action(), `/cancel${back}`, true],
  ];
  return actions.map(([icon, text, path, isDanger]) => (
    <a key={path} className={`bs-btn ${isDanger ? 'danger' : ''}`} href={address + path} aria-label={`${text}: ${label}`}>
      <ToolIcon name={icon} />
      <span>{text}</span>
    </a>
  ));
}

function dateText(date: string, language: Language, today: string): string {
  return date.length === 10 ? formatNumericDay(date, language) : formatShortMoment(date, language, today);
}
