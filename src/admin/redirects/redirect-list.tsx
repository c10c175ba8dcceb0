import type { Language } from '../../core/languages.ts';
import type { RedirectFields } from '../../features/site/redirect-path.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { EmptyList } from '../empty-list.tsx';
import { Done, Head } from '../forms/page-elements.tsx';

interface RedirectListProps {
  language: Language;
  search: string;
  page: number;
  pages: number;
  count: number;
  /** `hits`: 404 answers before the redirect; `end`: final target of a chain, null for none. */
  entries: readonly (RedirectFields & { id: number; hits: number; end: string | null })[];
  done: string | null;
}

/** Redirects sorted by old address. */
export function RedirectList({ language, search, page, pages, count, entries, done }: RedirectListProps) {
  const base = adminHref(language, 'redirects');
  const to = (target: number) => `${base}?${new URLSearchParams({ ...(search && { search }), page: String(target) })}`;
  return (
    <>
      <Head title={m.admin_list_redirects()}>
        <a className="bs-btn primary" href={`${base}/new`}>
          {m.admin_redirect_new()}
        </a>
      </Head>
      <Done text={done} />
      <form className="adm-filter" action={base}>
        <div className="bs-field">
          <label htmlFor="search">{m.admin_search()}</label>
          <input className="bs-input" type="search" id="search" name="search" defaultValue={search} maxLength={200} />
        </div>
        <button className="bs-btn" type="submit">
          {m.admin_search()}
        </button>
      </form>
      {entries.length === 0 && <EmptyList base={base} isNarrowed={search !== ''} />}
      {entries.length > 0 && (
        <ul className="adm-list">
          {entries.map(({ id, old_path, new_path, hits, end }) => (
            <li key={id}>
              <div className="adm-what">
                <a href={`${base}/${id}`}>{old_path}</a>
                <p className="bs-meta">{[`→ ${new_path}`, end && `→ ${end}`].filter(Boolean).join(' ')}</p>
              </div>
              {hits > 0 && <span className="bs-badge">{m.admin_redirect_hits({ count: hits })}</span>}
              <a className="bs-btn danger" href={`${base}/${id}/delete`} aria-label={`${m.admin_remove()}: ${old_path}`}>
                {m.admin_remove()}
              </a>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p className="bs-row">
          {page > 1 && (
            <a className="bs-btn" href={to(page - 1)} rel="prev">
              {m.admin_previous()}
            </a>
          )}
          {page < pages && (
            <a className="bs-btn" href={to(page + 1)} rel="next">
              {m.admin_next()}
            </a>
          )}
        </p>
      )}
      {count > 0 && <p className="bs-meta">{m.admin_count({ count })}</p>}
    </>
  );
}
