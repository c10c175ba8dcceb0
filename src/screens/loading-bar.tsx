import { useLocation, useNavigation, useRouteError } from 'react-router';
import { m } from '../paraglide/messages.js';
import { usePending } from './use-pending.ts';

/** 2 px at the top while a page loads; stays unseen for quick ones (LAYOUT-09). */
export function LoadingBar() {
  const isLoading = usePending(useNavigation().state !== 'idle');
  // The first document of a visit has no bar that could fail.
  const isFirst = useLocation().key === 'default';
  const hasFailed = !isFirst && (useRouteError() ?? null) !== null;
  return (
    <>
      {(isLoading || hasFailed) && <div className={isLoading ? 'loadbar' : 'loadbar has-failed'} />}
      <p className="vh" role="status">
        {isLoading && m.loading_page()}
      </p>
    </>
  );
}
