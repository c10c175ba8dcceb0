import { m } from '../../../paraglide/messages.js';
import { resultsHref, type SearchPageData } from '../search-page-data.ts';

/** Everything, events, everything else, each with its number (SRCH-14). */
export function ResultViews({ data: { language, term, category, counts } }: { data: SearchPageData }) {
  const views = [
    { name: null, title: m.search_all(), count: counts.all },
    { name: 'events', title: m.search_events(), count: counts.events },
    { name: 'others', title: m.search_others(), count: counts.others },
  ] as const;
  return (
    <nav className="tabs" aria-label={m.search_views()}>
      <ul>
        {views.map(({ name, title, count }) => (
          <li key={title}>
            <a href={resultsHref(language, term, name)} aria-current={name === category ? 'page' : undefined}>
              {title}{' '}
              <span aria-hidden="true" className="count">
                {count}
              </span>
              <span className="vh">{m.search_count({ count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
