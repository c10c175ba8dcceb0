import { useRouteLoaderData } from 'react-router';
import type { ViewProps } from '../../core/module/module.ts';
import { PlaceInView } from '../../core/module/module-context.ts';
import type { Waking } from '../../core/module/module-source.ts';
import { m } from '../../paraglide/messages.js';
import type { RootData } from '../../root.tsx';
import type { anchorList } from './anchor-list.module.ts';
import { useIsAttached, usePlaceInView } from './use-place-in-view.ts';

export const waking: Waking = 'near';

export function AnchorListView({ module, children }: ViewProps<typeof anchorList>) {
  const { sticky, columns } = module;
  const links = columns[0]?.children ?? [];
  const offset = useRouteLoaderData<RootData>('root')?.design.anchorListOffset ?? 0;
  const isAttached = useIsAttached(sticky, offset);
  const place = usePlaceInView(links.map(({ link }) => String(link)));
  if (links.length === 0) return null;
  return (
    <nav className={isAttached ? 'm-anchor-list attached' : 'm-anchor-list'} aria-label={m.anchor_list()}>
      <div className="row">
        <PlaceInView value={place}>{children[0]}</PlaceInView>
      </div>
    </nav>
  );
}
