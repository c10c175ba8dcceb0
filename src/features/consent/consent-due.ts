import { readChoice } from './choice.ts';
import { postponed } from './consent-cookie.ts';
import { isLegalPath } from './legal-pages.ts';

/**
 * Whether the consent bar is to be shown (CONS-05): before any choice, and after a legal page while the tag manager is not allowed (CONS-04).
 * @param pathBefore path of this site the visitor comes from, '' for none.
 */
export function isConsentDue(pathBefore: string): boolean {
  const choice = readChoice();
  if (isLegalPath(pathBefore) && pathBefore !== location.pathname && !choice?.googleTagManager) return true;
  return choice === null && !isPostponed();
}

function isPostponed(): boolean {
  try {
    return sessionStorage.getItem(postponed) !== null;
  } catch {
    return false;
  }
}

/** The path of this site from which a link led to this document, '' for none. */
export function pathBefore(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || !URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : '';
}
