import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { dashboardHref, href } from '../../urls.ts';
import { Card, Choices, formatNumber } from './dashboard-elements.tsx';

interface Term {
  query: string;
  count: number;
}

interface SearchViewProps {
  language: Language;
  days: number;
  top: readonly Term[];
  without_result: readonly Term[];
}

/** Most frequent searches and searches without results (DASH-06). */
export function SearchView({ language, days, top, without_result: without }: SearchViewProps) {
  const to = (chosen: number) => `${dashboardHref(language, 'search')}?days=${chosen}`;
  return (
    <>
      <div className="bs-filters">
        <Choices
          label={m.dashboard_period()}
          choices={[7, 30, 90].map((one) => ({ text: m.dashboard_days({ days: one }), href: to(one), isCurrent: one === days }))}
        />
      </div>
      <div className="dash-pair">
        <Card title={m.dashboard_search_top()}>
          {top.length === 0 ? (
            <p className="in">{m.dashboard_search_empty()}</p>
          ) : (
            <Terms caption={m.dashboard_search_top()} terms={top} language={language} />
          )}
        </Card>
        <Card title={m.dashboard_search_without()}>
          {without.length === 0 ? (
            <p className="in">{top.length === 0 ? m.dashboard_search_empty() : m.dashboard_search_all_found()}</p>
          ) : (
            <Terms caption={m.dashboard_search_without()} terms={without} language={language} />
          )}
        </Card>
      </div>
      <p className="bs-meta">{m.dashboard_search_note()}</p>
    </>
  );
}

/** Table with bars behind the counts. */
function Terms({ caption, terms, language }: { caption: string; terms: readonly Term[]; language: Language }) {
  const most = Math.max(1, ...terms.map(({ count }) => count));
  return (
    <table className="bs-table dash-terms">
      <caption className="bs-vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.dashboard_search_query()}</th>
          <th scope="col" className="bs-num">
            {m.dashboard_search_count()}
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ query, count }) => (
          <tr key={query}>
            <th scope="row">
              <a href={href('search', language, {}, { q: query })}>{query}</a>
              <svg className="dash-bar" width="100%" height="4" aria-hidden="true" focusable="false">
                <rect width={`${Math.round((count / most) * 1000) / 10}%`} height="4" rx="2" />
              </svg>
            </th>
            <td className="bs-num">{formatNumber(count, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
