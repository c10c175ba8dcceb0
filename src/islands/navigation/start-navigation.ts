import { onIntent } from '../intent.ts';
import { loadOnce } from '../load-once.ts';
import type { LinkFollowing } from './follow-links.ts';
import { manualIntercept } from './manual-intercept.ts';
import { isPlainClick } from './plain-click.ts';
import { reloadOnMissingScripts } from './reload-page.ts';
import { ignoreSecondClicks } from './second-click.ts';
import { addressOf, isEditors, isSitePage } from './site-pages.ts';

/**
 * Soft navigation: follows links inside of the site without loading a document, where the browser has the Navigation API and the page is
 * not an editor's. A link is a plain `<a href>`: with `data-replace` on it or around it, it replaces the current entry of the history
 * (EVT-02), with `data-transition` its picture is animated (ANIM-04), with `data-document` it always loads a document, with
 * `data-overlay` its page opens in the overlay (EVT-25). This script only decides.
 * @param loadFollowing fetches the rest, on first intent.
 */
export function startNavigation(loadFollowing: () => Promise<LinkFollowing>): void {
  if (location.hash) import('./arrive-at-hash.ts').then(({ arriveAtHash }) => arriveAtHash(location.hash)).catch(() => undefined);
  reloadOnMissingScripts();
  ignoreSecondClicks();
  if (!('NavigateEvent' in window) || !('sourceElement' in NavigateEvent.prototype) || isEditors(document)) return;
  // The visitor went Back before this script ran: the address is that of a page shown by soft navigation.
  if (window.servedAddress !== undefined && window.servedAddress !== addressOf(location)) location.replace(addressOf(location));
  let following: LinkFollowing | null = null;
  const load = loadOnce(async () => (following = await loadFollowing()));
  navigation.addEventListener('navigate', (event) => {
    if (following) following.onNavigate(event);
    else if (isTraversal(event)) event.intercept({ ...manualIntercept, handler: async () => (await load()).traverse(event) });
    const { sourceElement: source } = event;
    if (event.defaultPrevented || !source || !isFollowed(event, source)) return;
    event.preventDefault();
    const to = new URL(event.destination.url);
    // Also while the rest of this script is fetched: the state tells what was pressed before the link from what was pressed after it.
    if (!source.closest('dialog[data-source]')) document.documentElement.dataset.navigation = 'loading';
    load().then(
      (links) => links.go(to, source),
      () => location.assign(to),
    );
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-overlay]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const url = new URL(link.href);
    load()
      .then((links) => links.openOverlay(url))
      .catch(() => location.assign(url));
  });
  const end = new AbortController();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    // Some links become buttons, or always load a document.
    if (!link || link.matches('[role="button"], [data-document] *, [data-document]')) return;
    end.abort();
    load().then(
      (links) => links.prefetch(link),
      () => undefined,
    );
  };
  onIntent(window, prefetch, end.signal);
}

/** Back or Forward within one document; after a reload also between the pages that soft navigation showed before it. */
function isTraversal({ navigationType, destination, canIntercept, hashChange }: NavigateEvent): boolean {
  return navigationType === 'traverse' && destination.sameDocument && canIntercept && !hashChange;
}

function isFollowed(event: NavigateEvent, source: Element): boolean {
  const { navigationType, destination, hashChange, formData, downloadRequest, cancelable, info } = event;
  const isNew = navigationType === 'push' || navigationType === 'replace';
  if (
    !isNew ||
    hashChange ||
    destination.sameDocument ||
    info !== undefined ||
    formData !== null ||
    downloadRequest !== null ||
    !cancelable
  )
    return false;
  return isSitePage(new URL(destination.url)) && !source.closest('[data-document]');
}
