import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { languageOfPath } from '../urls.ts';
import { reloadOnce } from './reload-once.ts';
import { loadScreen } from './screen-module.ts';

/**
 * Follows the links of a page inside of the site, without loading a document: one listener for all of them, so
 * that a link is a plain `<a href>` everywhere, also in texts of editors, and costs nothing to render. With
 * `data-replace` on it or around it, it takes the place of the present step in the history (EVT-02), with `data-transition` the
 * pages change in a view transition, unless the visitor wants no motion (ANIM-09). What leads elsewhere, into another language, to a file or is
 * pressed with a modifier stays with the browser.
 */
export function useLinkFollowing(): void {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown[] | null>(null);
  if (failure) throw failure[0];
  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null;
    const follow = (event: MouseEvent, isHeld = false) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || hasModifier(event) || !leadsToPage(link)) return;
      // Without a network the service worker has a page; where there is none the router tells of it better than the browser (SITE-05).
      if (!navigator.onLine && navigator.serviceWorker?.controller) return;
      const { hash, pathname, search } = link;
      const isHere = pathname + search === location.pathname + location.search;
      const isPlace = isHere && hash !== '';
      if (isPlace && !hasAnchor(hash)) return;
      event.preventDefault();
      if (isPlace) {
        // The address tells of it, but the scrolling is ours (ANIM-05). A step of the router would take away what still waits for its script.
        if (!isHeld) void navigate(search + hash, { replace: hash === location.hash, state: { isPressed: true } });
        void import('../ui/glide.ts').then(({ glideTo }) => glideTo(hash));
        return;
      }
      const go = () =>
        navigate(pathname + search + hash, {
          replace: isHere || link.closest('[data-replace]') !== null,
          // The way back follows the way there.
          viewTransition: link.hasAttribute('data-transition') && !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        });
      pressed = link;
      const missing = loadScreen(pathname);
      if (missing) missing.then(() => pressed === link && go()).catch((error) => reloadOnce(link.href) || setFailure([error]));
      else void go();
    };
    // React keeps a press on a part of the page that still waits for its script from everybody else: no handler can be in there.
    const followHeld = (event: MouseEvent) => event.cancelBubble && follow(event, true);
    const end = new AbortController();
    document.addEventListener('click', followHeld, { capture: true, signal: end.signal });
    document.addEventListener('click', (event) => follow(event), end);
    return () => end.abort();
  }, [navigate]);
}

function hasModifier(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** What has an anchor of its own elsewhere, like the cookie manager, stays with the browser. */
function hasAnchor(hash: string): boolean {
  return hash === '#top' || document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  const { location } = window;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  const isPage = !/\.\w+$|\/(api|pageeditor-api)\//.test(link.pathname);
  return isPage && languageOfPath(link.pathname) === languageOfPath(location.pathname);
}
