import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Head } from '../forms/page-elements.tsx';
import { FilterForm } from '../lists/filter-form.tsx';

/** A line of the search. */
export interface FoundLine {
  title: string;
  detail: string;
  href: string;
}

/** Lines of one kind. */
export interface FoundGroup {
  label: string;
  lines: FoundLine[];
}

interface SearchViewProps {
  language: Language;
  search: string;
  groups: readonly FoundGroup[];
}

/** Page of the search; the dialog of the shell shows the same results. */
export function SearchView({ language, search, groups }: SearchViewProps) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <Head title={m.office_search()} />
      <FilterForm base={adminHref(language, 'search')} search={search} searchLabel={m.search_words()} />
      <div data-live="found">
        <p className="bs-meta" role="status" data-found-count="">
          {count === 0 ? m.search_nothing() : m.search_count({ count })}
        </p>
        {groups.map(({ label, lines }, index) => (
          <section key={label} className="adm-found" aria-labelledby={`found-${index}`}>
            <h2 id={`found-${index}`} className="bs-menu-h">
              {label}
            </h2>
            <ul>
              {lines.map(({ title, detail, href }) => (
                <li key={href}>
                  <a className="mi" href={href}>
                    <span className="ttl">{title}</span>
                    {detail && <span className="dsc">{detail}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
