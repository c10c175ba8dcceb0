import { lastPageOf } from '../../../core/contract/page-of.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { localDay } from '../../../core/text/wall-clock.ts';
import { monthOf } from '../calendar/calendar-address.ts';
import { productionsPerPage } from '../programme.codes.ts';
import { readCalendarDays, readLastEventDay } from '../reads/calendar.read.server.ts';
import { readProductionFilterOptions } from '../reads/production-filters.read.server.ts';
import { readProductions } from '../reads/productions.read.server.ts';
import { toProductionCard } from '../rows/production-card-data.ts';
import type { ProductionsData, ProductionsFilter } from './productions-data.ts';

/** One page of the list of productions (PROD-01). Null when the page lies past the end. */
export async function readProductionsPage(
  reading: Reading,
  language: Language,
  filter: ProductionsFilter,
  page: number,
): Promise<Omit<ProductionsData, 'headline'> | null> {
  const today = localDay(reading.now);
  const { results, count } = await readProductions(reading, language, filter, page);
  const pages = lastPageOf(count, productionsPerPage);
  if (page > pages) return null;
  const month = monthOf(filter.date ?? today);
  return {
    language,
    today,
    filter,
    options: await readProductionFilterOptions(reading, language, filter),
    rows: results.map(toProductionCard),
    page,
    pages,
    count,
    month,
    days: await readCalendarDays(reading, { date: month }),
    lastDay: await readLastEventDay(reading),
  };
}
