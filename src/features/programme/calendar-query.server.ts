import { redirect } from 'react-router';
import { z } from 'zod';
import { positiveInteger } from '../../core/contract/shapes.ts';
import type { Language } from '../../core/languages.ts';
import { parseDay } from '../../core/text/dates.ts';
import { href } from '../../urls.ts';
import type { EventFilter } from './calendar.read.server.ts';
import { accessServices } from './programme.codes.ts';

const day = z
  .string()
  .transform((value) => parseDay(value))
  .refine((value) => value !== null);
const id = positiveInteger.optional();
const schema = z.object({
  date: day.optional(),
  room: id,
  type: id,
  tag: id,
  series: id,
  genre: id,
  access: z.enum(accessServices).optional(),
  page: positiveInteger.default(1),
});

/**
 * The calendar's query (EVT-02): empty values count as not set, unknown parameters are ignored.
 * @throws a redirect to the error page for anything else than a real date and numbers, which is reported (EVT-22).
 */
export function readCalendarQuery(
  search: URLSearchParams,
  language: Language,
  report: (message: string) => void,
  hasAccessFilter: boolean,
): EventFilter & { page: number } {
  const given = Object.fromEntries([...search].filter(([name, value]) => value !== '' && (name !== 'access' || hasAccessFilter)));
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const { date, ...rest } = parsed.data;
    return { ...rest, ...(date && { date }) };
  }
  report(`Invalid calendar query: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
  throw redirect(href('notFound', language));
}
