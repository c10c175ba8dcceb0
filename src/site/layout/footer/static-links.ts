import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { pageHref } from '../../../urls.ts';

/** The legal pages every site has (NAV-14). */
export function staticLinks(language: Language): { url: string; title: string }[] {
  return [
    { url: pageHref(language, 'agb'), title: m.footer_terms() },
    { url: pageHref(language, 'impressum'), title: m.footer_imprint() },
    { url: pageHref(language, 'datenschutz'), title: m.footer_privacy() },
  ];
}
