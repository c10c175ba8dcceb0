import type { Language } from '../../../core/languages.ts';
import { toAddressDay } from '../../../core/text/dates.ts';
import { href } from '../../../urls.ts';
import type { ProductionsFilter } from './productions-data.ts';

/** The query of the list as text, for its address and for calls. */
export function queryOf({ date, ...filters }: ProductionsFilter) {
  return { date: date && toAddressDay(date), ...filters };
}

/** The address of the list with these filters; page 1 stays unsaid. */
export function productionsHref(language: Language, filter: ProductionsFilter, page = 1): string {
  return href('productions', language, {}, { ...queryOf(filter), page: page > 1 ? page : null });
}
