import { type Language, translate } from '../../core/languages.ts';
import { formatClock, formatDay, formatNumericDay } from '../../core/text/dates.ts';
import type { readImports } from '../../features/imports/imports.read.server.ts';
import { type AnnouncedChange, type SeasonReport, totalOf } from '../../features/imports/season.report.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Head } from '../forms/page-elements.tsx';

type Earlier = Awaited<ReturnType<typeof readImports>>[number];

interface TrialRun {
  token: string;
  name: string;
  report: SeasonReport;
}

interface ImportViewProps {
  language: Language;
  /** `reason` is what the import itself says. */
  problem: { text: string; reason?: string } | null;
  done: string | null;
  /** Result of the dry run. */
  tried: TrialRun | null;
  earlier: readonly Earlier[];
}

/** Maximum number of refused entries listed. */
const shown = 200;

/** Import page: upload, result of the dry run, earlier imports. */
export function ImportView({ language, problem, done, tried, earlier }: ImportViewProps) {
  const base = adminHref(language, 'import');
  return (
    <>
      <Head
        back={adminHref(language, 'events')}
        title={tried ? m.admin_import_tried({ file: tried.name }) : m.admin_import_title()}
        done={done}
      />
      {problem && (
        <div className="bs-note bad" role="alert">
          <div>
            <p>{problem.text}</p>
            {problem.reason && <p>{problem.reason}</p>}
          </div>
        </div>
      )}
      {tried ? <Report {...{ base, tried, language }} /> : <Choose base={base} />}
      {earlier.length > 0 && <EarlierImports base={base} earlier={earlier} language={language} />}
    </>
  );
}

function Choose({ base }: { base: string }) {
  return (
    <form method="post" action={base} encType="multipart/form-data" className="adm-section">
      <p>{m.admin_import_text()}</p>
      <div className="bs-field">
        <label htmlFor="file">{m.admin_import_file()}</label>
        <input className="bs-input" type="file" id="file" name="file" accept=".csv,.tsv,.txt,.ics,.json" required />
        <p className="bs-hint">{m.admin_import_formats()}</p>
        <p className="bs-hint">{m.admin_import_pictures()}</p>
      </div>
      <div className="bs-row">
        <button className="bs-btn primary" type="submit">
          {m.admin_import_try()}
        </button>
      </div>
    </form>
  );
}

function Report({ base, tried: { token, name, report }, language }: { base: string; tried: TrialRun; language: Language }) {
  const total = totalOf(report);
  const isEmpty = total.created + total.updated === 0;
  return (
    <>
      <p className="bs-note">{m.admin_import_nothing_yet()}</p>
      <dl className="adm-figures">
        {fates.map(([fate, label]) => (
          <div key={fate}>
            <dt>{label()}</dt>
            <dd>{total[fate]}</dd>
          </div>
        ))}
      </dl>
      {report.announced.length > 0 && (
        <ReportList
          title={m.admin_import_announced()}
          rows={report.announced.slice(0, shown).map((change) => announcedRow(change, language))}
          more={report.announced.length - shown}
        />
      )}
      <form method="post" action={`${base}/now`} className="bs-row wrap adm-head">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="name" value={name} />
        <a className="bs-btn" href={base}>
          {m.admin_import_other()}
        </a>
        {!isEmpty && (
          <button className="bs-btn primary" type="submit">
            {m.admin_import_now()}
          </button>
        )}
      </form>
      {report.refused.length > 0 && (
        <ReportList
          title={m.admin_import_refusals()}
          rows={report.refused.slice(0, shown).map(({ place, reason }) => [place, reason])}
          more={report.refused.length - shown}
        />
      )}
      {report.notes.length > 0 && (
        <ReportList
          title={m.admin_import_notes()}
          rows={report.notes.slice(0, shown).map(({ place, note }) => [place, note])}
          more={report.notes.length - shown}
        />
      )}
      <section className="adm-section adm-scroll">
        <table className="bs-table">
          <thead>
            <tr>
              <th scope="col">{m.admin_import_list()}</th>
              {fates.map(([fate, label]) => (
                <th key={fate} scope="col" className="bs-num">
                  {label()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(report.lists).map(([list, counts]) => (
              <tr key={list}>
                <th scope="row">{lists[list]?.() ?? list}</th>
                {fates.map(([fate]) => (
                  <td key={fate} className="bs-num">
                    {counts[fate]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A performance and what becomes of it, with whom it is announced to (ADMIN-367). */
function announcedRow({ kind, name, date_start, hasHolders }: AnnouncedChange, language: Language): [string, string] {
  const start = date_start.toISOString();
  const what = announcedKinds[kind]();
  return [
    `${translate(name, language).text}, ${formatDay(start, language)}, ${formatClock(start, language)}`,
    hasHolders ? `${what}. ${m.admin_import_holders()}` : what,
  ];
}

const announcedKinds: Record<AnnouncedChange['kind'], () => string> = {
  cancel: m.admin_audit_cancel,
  reinstate: m.admin_audit_reinstate,
  postpone: m.admin_audit_postpone,
  change_room: m.admin_audit_move,
};

/** What the import says about single entries. */
function ReportList({ title, rows, more }: { title: string; rows: [string, string][]; more: number }) {
  return (
    <section className="adm-section">
      <h2>{title}</h2>
      <dl className="adm-changes">
        {rows.map(([place, text]) => (
          <div key={`${place} ${text}`}>
            <dt>{place}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="bs-meta">{m.admin_uses_more({ count: more })}</p>}
    </section>
  );
}

function EarlierImports({ base, earlier, language }: { base: string; earlier: readonly Earlier[]; language: Language }) {
  return (
    <section className="adm-section adm-earlier">
      <h2>{m.admin_import_earlier()}</h2>
      <table className="bs-table">
        <thead>
          <tr>
            <th scope="col">{m.admin_import_file()}</th>
            <th scope="col">{m.admin_import_when()}</th>
            <th scope="col">{m.admin_import_result()}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {earlier.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.file || one.source}</th>
              <td>{whenOf(one, language)}</td>
              <td>{resultOf(one)}</td>
              <td className="bs-num">
                {one.undone ? (
                  <span className="bs-badge">{m.admin_import_was_undone()}</span>
                ) : (
                  <a className="bs-btn" href={`${base}/${one.id}`} aria-label={`${m.admin_import_undo()}: ${one.file || one.source}`}>
                    {m.admin_import_undo()}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Confirmation before an import is undone. */
export function UndoView({ language, earlier }: { language: Language; earlier: Earlier }) {
  const base = adminHref(language, 'import');
  return (
    <form method="post" action={`${base}/${earlier.id}`} className="adm-section">
      <h1>{m.admin_import_undo_question()}</h1>
      <p>
        <strong>{earlier.file || earlier.source}</strong>
        {`, ${whenOf(earlier, language)}, ${resultOf(earlier)}`}
      </p>
      <p>{m.admin_import_undo_text()}</p>
      <div className="bs-row wrap">
        <a className="bs-btn" href={base}>
          {m.admin_keep()}
        </a>
        <button className="bs-btn danger solid" type="submit">
          {m.admin_import_undo()}
        </button>
      </div>
    </form>
  );
}

function whenOf({ at, first_name, last_name }: Earlier, language: Language): string {
  const moment = at.toISOString();
  const who = [first_name, last_name].filter(Boolean).join(' ') || m.admin_system();
  return `${formatNumericDay(moment, language)}, ${formatClock(moment, language)}, ${who}`;
}

const resultOf = ({ created, updated }: Earlier) => `${created} ${m.admin_import_created()}, ${updated} ${m.admin_import_updated()}`;

const fates = [
  ['created', m.admin_import_created],
  ['updated', m.admin_import_updated],
  ['unchanged', m.admin_import_unchanged],
  ['refused', m.admin_import_refused],
] as const;

const lists: Readonly<Record<string, () => string>> = {
  media: m.admin_list_media,
  venues: m.admin_list_venues,
  rooms: m.admin_list_rooms,
  genres: m.admin_list_genres,
  exhibition_types: m.admin_list_exhibition_types,
  event_tags: m.admin_list_event_tags,
  seasons: m.admin_list_seasons,
  production_tags: m.admin_list_production_tags,
  series: m.admin_list_series,
  person_categories: m.admin_list_person_categories,
  persons: m.admin_list_persons,
  productions: m.admin_list_productions,
  events: m.admin_list_events,
  article_categories: m.admin_list_article_categories,
  article_tags: m.admin_list_article_tags,
  articles: m.admin_list_articles,
  teasers: m.admin_list_teasers,
  alerts: m.admin_list_breaking_news,
  opening_hours: m.admin_list_opening_hours,
  search_synonyms: m.admin_list_search_synonyms,
  promotion_codes: m.admin_list_promotion_codes,
};
