/** The time zone of the venue (FMT-01). Everything is stored in UTC and shown in this zone. */
export const siteTimeZone = 'Europe/Berlin';

/**
 * Local time, 'YYYY-MM-DDTHH:MM' with optional seconds, as an instant; null for another form and a day that does not exist. A
 * time the clock skips in spring counts as the hour after it.
 * @param twice which of both is meant where the clock shows a time twice in autumn.
 */
export function parseWallClock(value: string, twice: 'earlier' | 'later' = 'earlier'): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(value)) return null;
  try {
    const plain = Temporal.PlainDateTime.from(value.replace(' ', 'T'), { overflow: 'reject' });
    const disambiguation = twice === 'later' ? 'later' : 'compatible';
    return new Date(plain.toZonedDateTime(siteTimeZone, { disambiguation }).epochMilliseconds);
  } catch {
    return null;
  }
}

/** Which of both a moment is where the clock shows its time twice in autumn; null on all other days. */
export function whichOfTwice(moment: Date): 'earlier' | 'later' | null {
  const shown = toLocalIso(moment).slice(0, 19);
  const later = parseWallClock(shown, 'later');
  if (!later || later.getTime() === parseWallClock(shown)?.getTime()) return null;
  return moment < later ? 'earlier' : 'later';
}

/** An ISO 8601 moment with 'Z' or offset as an instant; null when it is none. */
export function parseIsoInstant(value: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null;
  try {
    return new Date(Temporal.Instant.from(value).epochMilliseconds);
  } catch {
    return null;
  }
}

/** ISO 8601 with the local offset at that moment, e.g. '2026-11-20T19:30:00+01:00' (FMT-01). */
export function toLocalIso(instant: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(siteTimeZone);
  return zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/**
 * A moment as far from `to` as it was from `from` by the clocks and the calendar of the venue: 10:00 on the 49th day before stays
 * 10:00 across DST changes. A time that a change skips is moved as by {@link parseWallClock}.
 */
export function moveWithLocalTime(moment: Date, from: Date, to: Date): Date {
  const moved = localTime(moment).add(localTime(from).until(localTime(to)));
  return new Date(moved.toZonedDateTime(siteTimeZone).epochMilliseconds);
}

function localTime(instant: Date): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(siteTimeZone).toPlainDateTime();
}

/** The local calendar day of a moment, 'YYYY-MM-DD'. Cached, because a page needs it many times for the same moment. */
export function localDay(instant: Date): string {
  const time = instant.getTime();
  if (time !== lastDay.time)
    lastDay = { time, day: Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(siteTimeZone).toPlainDate().toString() };
  return lastDay.day;
}

let lastDay = { time: Number.NaN, day: '' };

/** The first moment of a local calendar day ('YYYY-MM-DD'), moved by whole days; correct across both DST changes. */
export function startOfLocalDay(day: string, plusDays = 0): Date {
  const start = Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(siteTimeZone);
  return new Date(start.epochMilliseconds);
}

/** The first moment after the month of a local calendar day ('YYYY-MM-DD'). */
export function endOfLocalMonth(day: string): Date {
  const next = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: 1 });
  return new Date(next.toZonedDateTime(siteTimeZone).epochMilliseconds);
}
