import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readChoice } from '../../features/consent/choice.ts';
import { isLegalPath } from './legal-pages.ts';

/** The anchor that opens the cookie manager on any page, also from texts: `<a href="#consent">`. It works before the script has come. */
const anchor = '#consent';

/** Opens the cookie manager on the first visit (CONS-05), after a legal page (CONS-04) and when asked by its anchor; never by itself on a legal page. */
export function useConsentDialog(): { isOpen: boolean; close: () => void } {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const earlier = useRef<string>(null);
  useEffect(() => {
    const from = earlier.current ?? pathBefore();
    earlier.current = pathname;
    const choice = readChoice();
    const isOwed = choice === null || (isLegalPath(from) && from !== pathname && !choice.googleTagManager);
    if (isOwed && !isLegalPath(pathname)) setIsOpen(true);
  }, [pathname]);
  useEffect(() => {
    const openByAnchor = () => {
      if (window.location.hash !== anchor) return;
      // Taken away again, so that the same link works a second time and a reload does not ask.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
      setIsOpen(true);
    };
    openByAnchor();
    window.addEventListener('hashchange', openByAnchor);
    return () => window.removeEventListener('hashchange', openByAnchor);
  }, []);
  return { isOpen, close: () => setIsOpen(false) };
}

/** The path of this site the visitor came from with a new document, '' for none. */
function pathBefore(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || !URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin ? pathname : '';
}
