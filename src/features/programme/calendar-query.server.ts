import { z } from 'zod';
import { positiveInteger } from '../../core/contract/shapes.ts';
import { Redirect } from '../../core/http/page-outcomes.ts';
import type { Language } from '../../core/languages.ts';
import { parseDay } from '../../core/text/dates.ts';
import { type CalendarFilterKey, calendarFilters, productionFilters } from '../../list-filters.ts';
import { href } from '../../urls.ts';
import { filterQuery } from './list-filter.shapes.ts';
import type { EventFilter } from './reads/calendar.read.server.ts';
import type { ProductionFilter } from './reads/productions.read.server.ts';

const day = z
  .string()
  .transform((value) => parseDay(value))
  .refine((value) => value !== null);
const shared = { date: day.optional(), page: positiveInteger.default(1) };
const calendarQuery = z.object({ ...shared, ...filterQuery(calendarFilters) });
const productionsQuery = z.object({ ...shared, ...filterQuery(productionFilters) });

type Report = (message: string) => void;

/** The calendar's query (EVT-02); filters that the design does not offer are unknown parameters (EVT-30). @throws see {@link readListQuery} */
export function readCalendarQuery(
  search: URLSearchParams,
  language: Language,
  report: Report,
  offered: readonly CalendarFilterKey[],
): EventFilter & { page: number } {
  const known = new URLSearchParams(
    [...search].filter(([key]) => !Object.hasOwn(calendarFilters, key) || offered.some((filter) => filter === key)),
  );
  return readListQuery(calendarQuery, known, language, report);
}

/** The query of the productions list (PROD-01). @throws see {@link readListQuery} */
export function readProductionsQuery(search: URLSearchParams, language: Language, report: Report): ProductionFilter & { page: number } {
  return readListQuery(productionsQuery, search, language, report);
}

/**
 * The query of a list: empty values count as not set, unknown parameters are ignored.
 * @throws a redirect to the error page for anything else than a real date and numbers, which is reported (EVT-22).
 */
function readListQuery<Query extends { date?: string | null | undefined }>(
  schema: z.ZodType<Query>,
  search: URLSearchParams,
  language: Language,
  report: Report,
): Omit<Query, 'date'> & { date?: string } {
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const { date, ...rest } = parsed.data;
    return { ...rest, ...(date && { date }) };
  }
  report(`Invalid query of a list: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
  throw new Redirect(href('notFound', language));
}
