import type { ReactNode } from 'react';
import type { Language } from '../../core/languages.ts';
import type { HubPage } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListView } from '../lists/list-view.tsx';
import { actionsForm } from './page-actions.tsx';
import { PageRow } from './page-row.tsx';

interface PageTreeProps {
  language: Language;
  /** In the order of the tree. */
  pages: readonly HubPage[];
  search: string;
  done: { text: string; undo: string | null } | null;
  /** What is asked before a page goes to the trash. */
  question: ReactNode;
  /** Why the last action was refused. */
  refusal: string | null;
  /** Page that gets the focus: the one that was moved. */
  focused: number | null;
}

/** The tree of all pages with the state of each language, a menu for each page, and a search (PAGE-18). */
export function PageTree({ language, pages, search, done, question, refusal, focused }: PageTreeProps) {
  const base = adminHref(language, 'pages');
  const titleOf = ({ titles, urls }: HubPage) => titles[language] || titles.de || titles.en || urls[language];
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = pages.filter((page) => {
    const text = [...Object.values(page.titles), ...Object.values(page.urls)].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isSearched = words.length > 0;
  return (
    <ListView
      {...{ base }}
      title={m.hub_pages()}
      done={null}
      actions={
        <>
          <a className="bs-btn" href={`${base}/trash`}>
            <ToolIcon name="trash" />
            {m.hub_trash()}
          </a>
          <a className="bs-btn primary" href={`${base}/new`}>
            <ToolIcon name="plus" />
            {m.new_page()}
          </a>
        </>
      }
      filter={
        <>
          {/* Filled by scripts that show an answer without loading a page. */}
          <p className="bs-vh" role="status" data-office-status="" />
          <div data-live="notes">
            {done && (
              <div className="bs-note ok adm-note">
                {/* biome-ignore lint/a11y/noAutofocus: the row that was pressed is gone; what brings it back is the next stop */}
                <p className="bs-grow" tabIndex={-1} autoFocus={done.undo !== null}>
                  {done.text}
                </p>
                {done.undo && (
                  <form method="post" action={done.undo} data-in-place="">
                    <button className="bs-btn small" type="submit">
                      {m.trash_restore()}
                    </button>
                  </form>
                )}
              </div>
            )}
            {question}
            {refusal && (
              <p className="bs-note bad" role="alert">
                {refusal}
              </p>
            )}
          </div>
          <FilterForm base={base} search={search} searchLabel={m.pages_search()} />
        </>
      }
      count={found.length}
      countText={m.pages_count({ count: found.length })}
      isNarrowed={isSearched}
      page={1}
      pages={1}
      hrefOf={() => base}
    >
      {!isSearched && <p className="bs-hint adm-tree-hint">{m.pages_move_hint()}</p>}
      <form id={actionsForm} method="post" action={base} data-in-place="" />
      <ul className="adm-tree" data-page-tree={isSearched ? undefined : base}>
        {found.map((page) => (
          <PageRow
            key={page.id}
            {...{ page, language, base }}
            title={titleOf(page)}
            isFlat={isSearched}
            isFocused={page.id === focused}
            steps={isSearched ? [] : stepsOf(pages, page)}
          />
        ))}
      </ul>
    </ListView>
  );
}

/** Steps a page can take in the tree. */
function stepsOf(pages: readonly HubPage[], page: HubPage): ('up' | 'down' | 'in' | 'out')[] {
  const siblings = pages.filter(({ parent }) => parent === page.parent);
  const index = siblings.indexOf(page);
  const steps: ('up' | 'down' | 'in' | 'out')[] = [];
  if (index > 0) steps.push('up');
  if (index < siblings.length - 1) steps.push('down');
  if (!page.isFixed && index > 0) steps.push('in');
  if (!page.isFixed && page.parent !== null) steps.push('out');
  return steps;
}
