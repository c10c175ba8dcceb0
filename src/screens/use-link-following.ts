import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { languageOfPath } from '../urls.ts';

/**
 * Follows the links of a page inside of the site, without loading a document: one listener for all of them, so
 * that a link is a plain `<a href>` everywhere, also in texts of editors, and costs nothing to render. With
 * `data-replace` on it or around it, it takes the place of the present step in the history (EVT-02), with `data-transition` the
 * pages change in a view transition. What leads elsewhere, into
 * another language, to a file or is pressed with a modifier stays with the browser.
 */
export function useLinkFollowing(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || hasModifier(event) || !leadsToPage(link)) return;
      event.preventDefault();
      const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
      void navigate(link.pathname + link.search + link.hash, {
        replace: isHere || link.closest('[data-replace]') !== null,
        viewTransition: link.hasAttribute('data-transition'),
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function hasModifier(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  const { location } = window;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return false;
  const isPage = !/\.\w+$|\/(api|pageeditor-api)\//.test(link.pathname);
  return isPage && languageOfPath(link.pathname) === languageOfPath(location.pathname);
}
