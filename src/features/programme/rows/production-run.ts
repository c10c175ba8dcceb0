import type { Language } from '../../../core/languages.ts';
import { dayParts, formatShortDay } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import type { ProductionCardData } from './production-card-data.ts';

/**
 * When a production is played, in a few words: the next date, else when its run begins or ended.
 * `today` is a local day, 'YYYY-MM-DD'. Empty when nothing is known.
 */
export function runOf(
  { next, isPremiere, from, to }: Pick<ProductionCardData, 'next' | 'isPremiere' | 'from' | 'to'>,
  today: string,
  language: Language,
): string {
  if (next) {
    const day = formatShortDay(next, language);
    return isPremiere ? m.home_premiere_on({ day }) : day;
  }
  if (from && from > today) return m.production_from({ day: monthOf(from, language) });
  const last = to ?? from;
  return last && last < today ? m.production_last({ day: monthOf(last, language) }) : '';
}

function monthOf(day: string, language: Language): string {
  return dayParts(day, language).month;
}
