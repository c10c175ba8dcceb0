import type { ViewProps } from '../../core/module/module.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import type { anchorList } from './anchor-list.module.ts';

export function AnchorListView({ module: { sticky, columns }, children }: ViewProps<typeof anchorList>) {
  const { anchorListOffset } = useCurrentPage().design;
  if (columns[0]?.children.length === 0) return null;
  const isAttached = sticky && anchorListOffset === 0;
  return (
    <anchor-list
      className={isAttached ? 'm-anchor-list attached' : 'm-anchor-list'}
      when="idle"
      data-attach-at={sticky && !isAttached ? anchorListOffset : undefined}
    >
      <nav className="row" aria-label={m.anchor_list()}>
        {children[0]}
      </nav>
    </anchor-list>
  );
}
