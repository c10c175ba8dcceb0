import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { recallScroll } from '../ui/scroll-memory.ts';
import { matchUrl } from '../urls.ts';
import { usePending } from './use-pending.ts';

type Skeleton = 'event' | 'production' | 'productions';

/** The skeleton to show instead of the page, while another kind of page has been loading for a while (LAYOUT-11). */
export function useSkeleton(): Skeleton | null {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const target = location && location.pathname !== pathname ? matchUrl(location.pathname)?.name : undefined;
  // A list that the visitor goes back to needs its place to scroll to, not a stand-in.
  const isKnown = location !== undefined && recallScroll(location.key) !== null;
  const wanted = target && isSkeleton(target) && !isKnown ? target : null;
  // While it is shown for its shortest time the navigation may be over already.
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  return usePending(wanted !== null) ? last : null;
}

function isSkeleton(name: string): name is Skeleton {
  return name in skeletons;
}

/** The geometry of a page without its content. */
export function PageSkeleton({ of }: { of: Skeleton }) {
  // In braces: newer browsers answer scrollTo with a promise, which is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const Geometry = skeletons[of];
  return (
    <div aria-hidden="true" data-skeleton={of}>
      <Geometry />
    </div>
  );
}

const skeletons = { event: DetailSkeleton, production: DetailSkeleton, productions: ListSkeleton };

/** Title and posters. */
function ListSkeleton() {
  return (
    <div className="wrap season">
      <div className="sk h1" />
      <div className="prods">
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="sk pic" />
        ))}
      </div>
    </div>
  );
}

/** Page header, booking bar, texts. */
function DetailSkeleton() {
  return (
    <>
      <div className="ehero dark">
        <div className="wrap">
          <div className="crumb">
            <div className="sk t" />
          </div>
          <div className="head">
            <div className="sk t" />
            <div className="sk h1" />
            <div className="sk t" />
          </div>
          <div className="pic">
            <div className="sk fill" />
          </div>
        </div>
      </div>
      <div className="when">
        <div className="wrap" />
      </div>
      <div className="wrap cols">
        <div>
          <div className="sk h3" />
          <div className="sk t" />
          <div className="sk t" />
        </div>
      </div>
    </>
  );
}
