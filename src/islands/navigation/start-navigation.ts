import { byHand } from './by-hand.ts';
import type { LinkFollowing } from './follow-links.ts';
import { loadAnewWithoutScripts } from './load-anew.ts';
import { addressOf, isEditors, isSitePage } from './site-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** Signs that somebody is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'];

/**
 * Follows links inside of the site without loading a document, where the browser has the Navigation API; elsewhere, and from an editor's
 * page, it loads one. A link is a plain `<a href>`: with `data-replace` on it or around it, it takes the place of the present entry of
 * the history (EVT-02), with `data-transition` its picture flies (ANIM-04), with `data-document` it always loads a document, with
 * `data-overlay` its page lies over this one (EVT-25). Here is only what decides; the rest is fetched when a link is about to be followed.
 */
export function startNavigation(parts: SiteParts): void {
  if (location.hash) import('./arrive-at-hash.ts').then(({ arriveAtHash }) => arriveAtHash(location.hash)).catch(() => undefined);
  loadAnewWithoutScripts();
  if (!('NavigateEvent' in window) || !('sourceElement' in NavigateEvent.prototype) || isEditors(document)) return;
  // Who was quicker than this script has gone back over pages that were shown without a document of their own.
  if (window.servedAddress !== undefined && window.servedAddress !== addressOf(location)) location.replace(addressOf(location));
  let following: LinkFollowing | null = null;
  let loading: Promise<LinkFollowing> | null = null;
  const load = () => {
    loading ??= import('./follow-links.ts').then(({ followLinks }) => {
      following = followLinks(parts);
      return following;
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  navigation.addEventListener('navigate', (event) => {
    if (following) following.onNavigate(event);
    else if (isTraversal(event)) event.intercept({ ...byHand, handler: async () => (await load()).traverse(event) });
    const { sourceElement: source } = event;
    if (event.defaultPrevented || !source || !isFollowed(event, source)) return;
    event.preventDefault();
    const to = new URL(event.destination.url);
    load().then(
      (links) => links.go(to, source),
      () => location.assign(to),
    );
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-overlay]') : null;
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    const url = new URL(link.href);
    load()
      .then((links) => links.openOverlay(url))
      .catch(() => location.assign(url));
  });
  const end = new AbortController();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    // Some links are buttons where there is script, or lead to documents of their own.
    if (!link || link.matches('[role="button"], [data-document] *, [data-document]')) return;
    end.abort();
    load().then(
      (links) => links.prefetch(link),
      () => undefined,
    );
  };
  for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true, signal: end.signal });
}

/** A page that was reloaded counts as one document with those that were shown before it without a document of their own. */
function isTraversal({ navigationType, destination, canIntercept, hashChange }: NavigateEvent): boolean {
  return navigationType === 'traverse' && destination.sameDocument && canIntercept && !hashChange;
}

function isFollowed(event: NavigateEvent, source: Element): boolean {
  const { navigationType, destination, hashChange, formData, downloadRequest, cancelable, info } = event;
  const isOwn = navigationType === 'push' || navigationType === 'replace';
  if (
    !isOwn ||
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

function hasModifier({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
