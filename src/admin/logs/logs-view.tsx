import type { Language } from '../../core/languages.ts';
import type { LogLevel, LogLine } from '../../core/log/log-lines.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';
import { EmptyList } from '../lists/empty-list.tsx';
import { FilterForm, FilterSelect } from '../lists/filter-form.tsx';
import { type LogFilter, logHref, shownLevels } from './log-query.ts';

interface LogsViewProps {
  language: Language;
  base: string;
  filter: LogFilter;
  /** Newest first. */
  lines: readonly LogLine[];
  /** Position of the next page; null at the end. */
  older: string | null;
  /** True if older lines were not searched. */
  isCut: boolean;
  isServerLogged: boolean;
  areRequestsLogged: boolean;
}

const levelLabels: Record<LogLevel, () => string> = {
  debug: m.logs_debug,
  info: m.logs_info,
  warn: m.logs_warn,
  error: m.logs_error,
  fatal: m.logs_fatal,
};

const levelStates: Record<LogLevel, string> = {
  debug: 'draft',
  info: 'draft',
  warn: 'changed',
  error: 'changed adm-log-bad',
  fatal: 'changed adm-log-bad',
};

/** Filter, lines, and the way to older ones. */
export function LogsView({ language, base, filter, lines, older, isCut, isServerLogged, areRequestsLogged }: LogsViewProps) {
  const { before, ...range } = filter;
  const isNarrowed = Object.values(range).some((value) => value !== '');
  return (
    <>
      <Head title={m.admin_list_logs()} intro={m.logs_intro()}>
        <span className="bs-row wrap">
          <a className="bs-btn" href={logHref(base, range)}>
            {m.logs_refresh()}
          </a>
          <button type="button" className="bs-btn" aria-pressed="false" title={m.logs_follow_hint()} data-log-follow hidden>
            {m.logs_follow()}
          </button>
        </span>
      </Head>
      <p className="bs-note warn" role="status" data-log-failed={m.logs_follow_failed()} hidden />
      {!isServerLogged && <p className="bs-note">{m.logs_no_server()}</p>}
      {!areRequestsLogged && <p className="bs-note">{m.logs_no_access()}</p>}
      <Filter base={base} filter={filter} />
      <div data-live="list">
        {lines.length > 0 ? (
          <ol className="adm-list adm-log">
            {lines.map((line) => (
              <Line key={`${line.time.getTime()} ${line.detail}`} {...{ language, base, line }} />
            ))}
          </ol>
        ) : (
          <EmptyList base={base} isNarrowed={isNarrowed} text={before ? m.logs_none() : m.logs_empty()} />
        )}
        {isCut && <p className="bs-hint">{m.logs_cut()}</p>}
        <nav className="bs-row wrap adm-paging" aria-label={m.admin_pages()}>
          {before && (
            <a className="bs-btn" href={logHref(base, range)}>
              {m.logs_newest()}
            </a>
          )}
          {older && (
            <a className="bs-btn" href={logHref(base, { ...range, before: older })} rel="next">
              {m.logs_older()}
            </a>
          )}
        </nav>
      </div>
    </>
  );
}

function Filter({ base, filter: { search, log, level, from, to } }: { base: string; filter: LogFilter }) {
  const levels = { warn: m.logs_level_warn(), error: m.logs_level_error() };
  return (
    <FilterForm base={base} search={search} searchLabel={m.logs_search()}>
      <FilterSelect
        name="level"
        label={m.logs_level()}
        value={level}
        options={[['', m.logs_level_all()], ...shownLevels.map((code) => [code, levels[code]] as const)]}
      />
      <FilterSelect
        name="log"
        label={m.logs_which()}
        value={log}
        options={[
          ['', m.admin_all()],
          ['server', m.logs_server()],
          ['access', m.logs_access()],
        ]}
      />
      <FilterMoment name="from" label={m.logs_from()} value={from} />
      <FilterMoment name="to" label={m.logs_to()} value={to} />
    </FilterForm>
  );
}

function FilterMoment({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="bs-field adm-log-moment">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input className="bs-input" type="datetime-local" id={`filter-${name}`} name={name} defaultValue={value} />
    </div>
  );
}

function Line({ language, base, line }: { language: Language; base: string; line: LogLine }) {
  const { log, time, level, message, place, requestId, detail } = line;
  const iso = time.toISOString();
  // The seconds: lines of one failure stand close together.
  const moment = `${formatShortMoment(iso, language)}:${toLocalIso(time).slice(17, 19)}`;
  const [first = ''] = message.split('\n');
  return (
    <li>
      <div className="adm-what">
        <p className="adm-log-message">{first}</p>
        <p className="bs-meta">
          {(log === 'server' || level !== 'info') && <span className={`bs-state ${levelStates[level]}`}>{levelLabels[level]()}</span>}
          <time dateTime={iso}>{moment}</time>
          {place && <span>{place}</span>}
          {requestId && <a href={logHref(base, { search: requestId })}>{m.logs_request({ id: requestId })}</a>}
        </p>
        <details className="fold adm-log-details">
          <summary aria-label={m.logs_details_of({ message: first, time: moment })}>{m.logs_details()}</summary>
          <pre>{detail}</pre>
        </details>
      </div>
    </li>
  );
}
