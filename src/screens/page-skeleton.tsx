import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { matchUrl } from '../urls.ts';
import { usePending } from './use-pending.ts';

type Skeleton = 'event';

/** The skeleton to show instead of the page, while another kind of page has been loading for a while (LAYOUT-11). */
export function useSkeleton(): Skeleton | null {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const target = location && location.pathname !== pathname ? matchUrl(location.pathname)?.name : undefined;
  const isShown = usePending(target === 'event');
  return isShown ? 'event' : null;
}

/** The geometry of an event page without its content: page header, booking bar, facts. */
export function PageSkeleton({ of }: { of: Skeleton }) {
  // In braces: newer browsers answer scrollTo with a promise, which is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div aria-hidden="true" data-skeleton={of}>
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
    </div>
  );
}
