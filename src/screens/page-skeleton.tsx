import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { recallScroll } from '../ui/scroll-memory.ts';
import { type LeafName, matchUrl } from '../urls.ts';
import type { FrameParts } from './page-parts.ts';
import { usePending } from './use-pending.ts';

interface Skeleton {
  name: LeafName;
  Geometry: ComponentType;
}

/** The skeleton to show instead of the page, while another kind of page has been loading for a while (LAYOUT-11). Once `isLate` it is at hand. */
export function useSkeleton(isLate: boolean): Skeleton | null {
  const { location } = useNavigation();
  const { pathname, key } = useLocation();
  const target = location && location.pathname !== pathname ? matchUrl(location.pathname)?.name : undefined;
  // A list that the visitor goes back to needs its place to scroll to, not a stand-in.
  const isKnown = location !== undefined && recallScroll(location.key) !== null;
  const page = useMatches().at(-1)?.loaderData as Partial<FrameParts> | null | undefined;
  // Between pages that stand side by side the header stays (LAYOUT-15).
  const isBeside = target === 'page' && !isHeaderLoading(page?.siblings, location?.pathname ?? '');
  const name = target && !isKnown && !isBeside ? target : null;
  const geometries = useGeometries(isLate || name !== null);
  const Geometry = name ? geometries?.[name] : undefined;
  // While it is shown for its shortest time the navigation may be over already.
  const [last, setLast] = useState<Skeleton | null>(null);
  if (name && Geometry && name !== last?.name) setLast({ name, Geometry });
  // The visitor may be back before the stand-in of another page has had its shortest time.
  const isBack = location === undefined && recallScroll(key) !== null;
  return usePending(Geometry !== undefined) && !isBack ? last : null;
}

/** The header of a page is loading on the way to a path that is none of its siblings' (LAYOUT-15). */
function isHeaderLoading(siblings: FrameParts['siblings'] | undefined, pathname: string): boolean {
  return !siblings?.some(({ urls }) => Object.values(urls).includes(pathname));
}

/** Fetched when they are first wanted; where that fails the page stays as it is, under its loading bar. */
function useGeometries(isWanted: boolean): Partial<Record<LeafName, ComponentType>> | null {
  const [geometries, setGeometries] = useState<Partial<Record<LeafName, ComponentType>> | null>(null);
  useEffect(() => {
    if (isWanted)
      import('./page-skeletons.tsx').then(
        ({ skeletons }) => setGeometries(skeletons),
        () => undefined,
      );
  }, [isWanted]);
  return geometries;
}

/** The geometry of a page without its content. */
export function PageSkeleton({ of: { name, Geometry } }: { of: Skeleton }) {
  // In braces: newer browsers answer scrollTo with a promise, which is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div aria-hidden="true" data-skeleton={name}>
      <Geometry />
    </div>
  );
}
