import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { resultsHref, type SearchPageData } from '../search-page-data.ts';

/** Page links: the first, the last and those around this one (SRCH-14). Nothing where one page is all. */
export function ResultPages({ data: { language, term, category, page, pages: last } }: { data: SearchPageData }) {
  if (last < 2) return null;
  const address = (number: number) => resultsHref(language, term, category, number);
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].filter((number) => number >= 1 && number <= last);
  return (
    <nav className="result-pages" aria-label={m.search_pages()}>
      {page > 1 && (
        <a href={address(page - 1)} aria-label={m.search_previous_page()} rel="prev">
          <Icon name="left" />
        </a>
      )}
      {numbers.map((number, index) => (
        <span key={number}>
          {number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <a href={address(number)} aria-current={number === page ? 'page' : undefined} aria-label={m.search_page({ page: number })}>
            {number}
          </a>
        </span>
      ))}
      {page < last && (
        <a href={address(page + 1)} aria-label={m.search_next_page()} rel="next">
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
