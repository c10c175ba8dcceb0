import { m } from '../../paraglide/messages.js';

export interface PagingProps {
  page: number;
  pages: number;
  /** Address of another page of the same list. */
  hrefOf: (page: number) => string;
}

/** Links to the pages before and after; nothing where there is one page only. */
export function Paging({ page, pages, hrefOf }: PagingProps) {
  if (pages === 1) return null;
  return (
    <nav className="bs-row wrap adm-paging" aria-label={m.admin_pages()}>
      {page > 1 && (
        <a className="bs-btn" href={hrefOf(page - 1)} rel="prev">
          {m.admin_previous()}
        </a>
      )}
      <span className="bs-meta">{m.admin_page({ page, pages })}</span>
      {page < pages && (
        <a className="bs-btn" href={hrefOf(page + 1)} rel="next">
          {m.admin_next()}
        </a>
      )}
    </nav>
  );
}
