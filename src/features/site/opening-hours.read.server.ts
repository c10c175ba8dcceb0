import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { localDay, siteTimeZone, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { isOverMidnight, turningPoints } from './opening-hours.ts';
import type { HoursToday, OpeningHours } from './site.contract.ts';
import { openingHours } from './site.tables.server.ts';

/**
 * Opening hours of the local today: the weekday's regular entries and the exceptions of the day (HOURS-01). Hours
 * that began yesterday and end after midnight come first, as an entry of today from 00:00 on.
 */
export async function readHoursToday(reading: Reading, language: Language): Promise<HoursToday> {
  const today = localDay(reading.now);
  return reading.once(`hours:${today}:${language}`, async (scope) => {
    scope.uses('opening_hours');
    scope.changesAt(startOfLocalDay(today, 1));
    const date = Temporal.PlainDate.from(today);
    const days = [date, date.subtract({ days: 1 })];
    const rows = await scope.db
      .select()
      .from(openingHours)
      .where(
        and(
          isNull(openingHours.deleted_at),
          or(
            inArray(openingHours.day, days.map(String)),
            and(
              isNull(openingHours.day),
              inArray(
                openingHours.weekday,
                days.map((day) => day.dayOfWeek),
              ),
            ),
          ),
        ),
      )
      .orderBy(openingHours.time_from, openingHours.id);
    const [hours, yesterday] = days.map((day) => ({
      opening_hours: rows.filter((row) => row.day === null && row.weekday === day.dayOfWeek).map((row) => toEntry(row, language)),
      opening_hours_exceptions: rows.filter((row) => row.day === day.toString()).map((row) => toEntry(row, language)),
    })) as [HoursToday, HoursToday];
    const night = inForce(yesterday)
      // What ends at midnight has no hours of today.
      .filter((entry) => isOverMidnight(entry) && entry.time_to !== '00:00:00')
      .map((entry) => ({ ...entry, time_from: '00:00:00', alternative_text: '', alternative_link_url: '' }));
    inForce(hours).unshift(...night);
    noteTurningPoints(scope, hours);
    return hours;
  });
}

/** All opening hours: the regular ones by weekday, then the exceptions by day (API-04). */
export async function readOpeningHours(reading: Reading, language: Language): Promise<OpeningHours[]> {
  return reading.once(`opening-hours:${language}`, async (scope) => {
    scope.uses('opening_hours');
    const { day, weekday, time_from, id, deleted_at } = openingHours;
    const rows = await scope.db
      .select()
      .from(openingHours)
      .where(isNull(deleted_at))
      .orderBy(sql`${day} nulls first`, weekday, time_from, id);
    return rows.map((row) => ({ id: row.id, weekday: row.weekday, day: row.day, ...toEntry(row, language) }));
  });
}

/** Notes when the line about these hours changes, on the night that has an hour twice both times. */
function noteTurningPoints(reading: Reading, hours: HoursToday): void {
  const today = Temporal.PlainDate.from(localDay(reading.now));
  const note = (moment: Temporal.ZonedDateTime | null) => moment && reading.changesAt(new Date(moment.epochMilliseconds));
  note(today.toZonedDateTime(siteTimeZone).getTimeZoneTransition('next'));
  for (const time of turningPoints(hours)) {
    const plain = today.toPlainDateTime(Temporal.PlainTime.from(time));
    for (const disambiguation of ['earlier', 'later'] as const) note(plain.toZonedDateTime(siteTimeZone, { disambiguation }));
  }
}

/** Exceptions replace the regular entries of their day. */
function inForce({ opening_hours, opening_hours_exceptions }: HoursToday): HoursToday['opening_hours'] {
  return opening_hours_exceptions.length > 0 ? opening_hours_exceptions : opening_hours;
}

function toEntry(row: typeof openingHours.$inferSelect, language: Language): HoursToday['opening_hours'][number] {
  return {
    time_from: row.time_from ? `${row.time_from}:00` : null,
    time_to: row.time_to ? `${row.time_to}:00` : null,
    closed: row.closed,
    alternative_text: translate(row.alternative_text, language).text,
    alternative_link_url: row.alternative_link_url,
  };
}
