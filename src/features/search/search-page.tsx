import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { href } from '../../urls.ts';
import { ResultItem } from './results/result-item.tsx';
import { ResultPages } from './results/result-pages.tsx';
import { ResultViews } from './results/result-views.tsx';
import { SearchForm } from './search-form.tsx';
import { resultsHref, type SearchPageData } from './search-page-data.ts';

/** The results of a search (SRCH-14): the form, the views with their numbers, ten results and the way to the others. */
export function SearchPage({ data, breadcrumb }: { data: SearchPageData; breadcrumb: ReactNode }) {
  const { language, term, category, counts, results } = data;
  return (
    <div className="wrap results">
      {breadcrumb}
      <h1 className="vh">{term ? m.search_title({ term }) : m.search()}</h1>
      <SearchForm
        key={`${term} ${category}`}
        id="search-results"
        language={language}
        action={resultsHref(language, '', category)}
        term={term}
        shape="large"
      />
      {term && <ResultViews data={data} />}
      {results.length > 0 && (
        <ol className="found">
          {results.map((result) => (
            <ResultItem key={`${result.type} ${result.id}`} result={result} language={language} />
          ))}
        </ol>
      )}
      {results.length === 0 && (
        <div className="none">
          {term && counts.all === 0 && <h2>{m.search_none_title()}</h2>}
          <p>{term ? m.search_none_text() : m.search_hint()}</p>
          <a className="more" href={href('events', language)}>
            {m.error_to_programme()}
            <Icon name="right" />
          </a>
        </div>
      )}
      <ResultPages data={data} />
    </div>
  );
}
