import type { Language } from '../../core/languages.ts';
import type { RedirectFields } from '../../features/site/redirect-path.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListView } from '../lists/list-view.tsx';

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
  return (
    <ListView
      {...{ base, count, done, page, pages }}
      title={m.admin_list_redirects()}
      actions={
        <a className="bs-btn primary" href={`${base}/new`}>
          {m.admin_redirect_new()}
        </a>
      }
      filter={<FilterForm base={base} search={search} />}
      isNarrowed={search !== ''}
      hrefOf={(target) => `${base}?${new URLSearchParams({ ...(search && { search }), page: String(target) })}`}
    >
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
    </ListView>
  );
}
