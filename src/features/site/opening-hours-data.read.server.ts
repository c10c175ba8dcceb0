import { and, gte, isNull, or } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Thing } from '../../core/text/schema-org.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { openingHours } from './site.tables.server.ts';

/** Days of schema.org by weekday, 1 is Monday. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The venue's regular hours and the exceptions from today on as schema.org describes them. Regular rows that only have a text are left out; a
 * day whose exceptions only have a text is closed, or the regular hours would count for it (SEO-310).
 */
export async function describeOpeningHours(reading: Reading): Promise<{ regular: Thing[]; exceptions: Thing[] }> {
  const today = localDay(reading.now);
  return reading.once(`hours-data:${today}`, async (scope) => {
    scope.uses('opening_hours');
    scope.changesAt(startOfLocalDay(today, 1));
    const rows = await scope.db
      .select()
      .from(openingHours)
      .where(and(isNull(openingHours.deleted_at), or(isNull(openingHours.day), gte(openingHours.day, today))))
      .orderBy(openingHours.day, openingHours.weekday, openingHours.time_from, openingHours.id);
    return {
      regular: rows.flatMap((row) => {
        const weekday = row.day === null && row.weekday !== null ? weekdays[row.weekday - 1] : undefined;
        return weekday ? specify(row, { dayOfWeek: `https://schema.org/${weekday}` }) : [];
      }),
      exceptions: [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, ofDay]) => {
        if (day === null) return [];
        const when = { validFrom: day, validThrough: day };
        const open = ofDay.flatMap((row) => specify(row, when));
        return open.length > 0 ? open : specify({ closed: true }, when);
      }),
    };
  });
}

type Hours = Partial<Pick<typeof openingHours.$inferSelect, 'closed' | 'time_from' | 'time_to'>>;

/** Closed is from 00:00 to 00:00, as search engines read it. */
function specify({ closed, time_from, time_to }: Hours, when: object): Thing[] {
  const [opens, closes] = closed ? ['00:00', '00:00'] : [time_from, time_to];
  return opens && closes ? [{ '@type': 'OpeningHoursSpecification', ...when, opens, closes }] : [];
}
