import type { CSSProperties } from 'react';
import { type Language, languages } from '../../core/languages.ts';
import type { HubPage } from '../../features/pages/hub-page.ts';
import { StateBadges } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';
import { PageActions } from './page-actions.tsx';

interface PageRowProps {
  page: HubPage;
  language: Language;
  base: string;
  title: string;
  /** Found by a search: its place in the tree is not shown. */
  isFlat: boolean;
  isFocused: boolean;
  steps: readonly ('up' | 'down' | 'in' | 'out')[];
}

/** One page of the tree: handle, titles, states, and what can be done with it. */
export function PageRow({ page, language, base, title, isFlat, isFocused, steps }: PageRowProps) {
  const { id, depth, parent, urls, titles, isFixed, list } = page;
  const editHref = list && !list.hasSlot ? adminHref(language, list.resource) : `${urls[language]}?edit`;
  const others = languages.filter((each) => each !== language);
  return (
    <li
      id={`page-${id}`}
      data-page={id}
      data-parent={parent ?? ''}
      data-fixed={isFixed ? '' : undefined}
      style={{ '--depth': isFlat ? 0 : depth } as CSSProperties}
    >
      {isFlat ? (
        <span />
      ) : (
        <span className="adm-tree-handle" data-drag="" aria-hidden="true">
          <ToolIcon name="drag" />
        </span>
      )}
      <div className="adm-what">
        <a href={editHref}>{title}</a>
        <p className="bs-meta">
          {urls[language]}
          {others.map((each) => (
            <span key={each} lang={each}>
              {` · ${each.toUpperCase()}: ${titles[each] || m.hub_missing()}`}
            </span>
          ))}
        </p>
      </div>
      <span className="adm-tree-menu">{page.isInMenu && <span className="bs-badge">{m.pages_in_menu()}</span>}</span>
      <div className="adm-tree-states">
        <StateBadges states={page.languages} />
      </div>
      <PageActions {...{ page, language, base, title, steps, isFocused }} />
    </li>
  );
}
