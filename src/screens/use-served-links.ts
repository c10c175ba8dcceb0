import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../core/languages.ts';
import { useAddress, useOwnQuery } from './address.ts';
import { currentOf } from './current-page.ts';
import { closeEarlierMenus } from './menus.ts';

/** After a client navigation: closes what is open in the header, marks where the visitor is, points to this page in the other language. */
export function useServedLinks(): void {
  const { name, urls } = useAddress();
  const query = useOwnQuery(name);
  const { pathname } = useLocation();
  useEffect(() => {
    closeEarlierMenus();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-served] a')) {
      const { language } = link.dataset;
      const current = !link.hash && link.origin === window.location.origin && currentOf(link.pathname, pathname);
      if (language) link.href = urls[language as Language] + query;
      else if (current) link.setAttribute('aria-current', current);
      else link.removeAttribute('aria-current');
    }
  }, [pathname, query, urls]);
}
