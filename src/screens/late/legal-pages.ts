import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { matchUrl } from '../../urls.ts';

/** Terms, privacy policy and imprint: the cookie manager never opens on them by itself (CONS-04). */
export function isLegalPath(pathname: string): boolean {
  return /^\/\w\w\/(agb|datenschutz|impressum)$/.test(pathname);
}

/** What must be readable before a choice, as far as the site has it. */
export function legalLinks(language: Language): { title: string; url: string }[] {
  const links = [
    { title: m.consent_privacy(), url: `/${language}/datenschutz` },
    { title: m.consent_imprint(), url: `/${language}/impressum` },
  ];
  return links.filter(({ url }) => matchUrl(url) !== null);
}
