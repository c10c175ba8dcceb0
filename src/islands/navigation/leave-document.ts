import { NotOurs } from './fetch-page.ts';
import { mayReload } from './reload-page.ts';
import { addressOf } from './site-pages.ts';

let isLeaving = false;

/** Lets the browser load an address, replacing the current entry of the history where that is the address already. */
export function leaveFor(url: URL, isCommitted: boolean): void {
  isLeaving = true;
  // With its hash the address could be the one on show, and nothing would be loaded.
  if (isCommitted) location.replace(addressOf(url));
  else location.assign(url);
}

/** True once for each time the document is left: then the navigation is the browser's. */
export function takeLeaving(): boolean {
  const was = isLeaving;
  isLeaving = false;
  return was;
}

/**
 * Whether the browser should load what could not be shown: what is no page of the site, what redirects to another site, and anything
 * else at most once per 60 s, so that a page that keeps failing does not reload forever (SITE-05). Without a network the service worker
 * answers with the offline programme.
 */
export async function shouldLeave(url: URL, error: unknown): Promise<boolean> {
  if (error instanceof NotOurs || (!navigator.onLine && navigator.serviceWorker?.controller) || (await leadsAway(url))) return true;
  return mayReload();
}

async function leadsAway(url: URL): Promise<boolean> {
  try {
    return (await fetch(addressOf(url), { redirect: 'manual', headers: { accept: 'text/html' } })).type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** Shows in the main area that the page could not be loaded (ERR-05). @returns false while its template has not arrived. */
export function showFailure(): boolean {
  const failure = document.querySelector<HTMLTemplateElement>('template#page-failure');
  const main = document.getElementById('main-content');
  if (!failure || !main) return false;
  main.replaceChildren(failure.content.cloneNode(true));
  main.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
  return true;
}
