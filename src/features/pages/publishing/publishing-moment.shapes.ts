import type { Language } from '../../../core/languages.ts';

/** The moment of a plan, a version or a state: '1. Dez. 2026, 10:00' / '1 Dec 2026, 10:00'; takes ISO 8601, shows Europe/Berlin. */
export function momentOf(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' },
  }).format(new Date(iso));
}
