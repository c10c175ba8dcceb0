import type { Language } from '../../core/languages.ts';
import { formatBriefMoment } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';

/** 'Vorverkauf ab 1. Dez., 10 Uhr', of what goes on sale later than the rest of its event (SHOP-41). */
export function startText(moment: string, language: Language): string {
  return m.sale_starts({ moment: formatBriefMoment(moment, language) });
}
