import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * A click handler for the plain links of a long list: follows them inside the site, in place of the current
 * step. One hook for the list, because rendering a router's Link for each of its entries is what an uncached
 * calendar page spent most of its time on. Clicks with a modifier stay with the browser.
 */
export function useReplace(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const to = event.currentTarget.getAttribute('href');
      if (!isPlain || event.defaultPrevented || to === null) return;
      event.preventDefault();
      void navigate(to, { replace: true });
    },
    [navigate],
  );
}
