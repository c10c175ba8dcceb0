import { importText } from '../import-text.server.ts';
import { EntryFault } from './entry-fault.ts';
import type { Properties } from './properties.ts';
import { type CalendarTime, timesOf } from './times.ts';
import type { ZoneOf } from './zones.ts';

/** When an event that begins at `wall` ends; null when the calendar does not say. */
export type EndOf = (wall: Temporal.PlainDateTime) => Temporal.Instant | null;

/**
 * DTEND lasts as many hours for every occurrence; days of a DURATION are days of the calendar (RFC 5545, 3.8.5.3).
 * @throws {EntryFault} when the event would end before it begins.
 */
export function endOf(properties: Properties, start: CalendarTime, zoneOf: ZoneOf): EndOf {
  const [end] = properties.all('dtend').flatMap((property) => timesOf('DTEND', property, zoneOf));
  if (end) return byEnd(end, start);
  const text = properties.text('duration');
  return text ? byDuration(text, start) : () => null;
}

function byEnd(end: CalendarTime, { wall: begin, zone }: CalendarTime): EndOf {
  if (end.isDay)
    throw new EntryFault(
      importText({
        de: 'DTEND: erwartet werden Tag und Uhrzeit, da steht nur ein Tag',
        en: 'DTEND: expected day and time, got only a day',
      }),
    );
  const milliseconds = end.zone.toInstant(end.wall).epochMilliseconds - zone.toInstant(begin).epochMilliseconds;
  if (milliseconds < 0)
    throw new EntryFault(
      importText({
        de: 'DTEND: erwartet wird eine Zeit nach DTSTART, sie liegt davor',
        en: 'DTEND: expected a time after DTSTART, got one before it',
      }),
    );
  return (wall) => zone.toInstant(wall).add({ milliseconds });
}

function byDuration(text: string, { zone, wall: begin }: CalendarTime): EndOf {
  try {
    const { weeks, days, hours, minutes, seconds, sign } = Temporal.Duration.from(text);
    if (sign < 0) throw new RangeError('negative');
    const end: EndOf = (wall) => zone.toInstant(wall.add({ weeks, days })).add({ hours, minutes, seconds });
    end(begin);
    return end;
  } catch {
    throw new EntryFault(
      importText({
        de: `DURATION: erwartet wird etwas wie PT2H30M, da steht „${text.slice(0, 40)}“`,
        en: `DURATION: expected one such as PT2H30M, got '${text.slice(0, 40)}'`,
      }),
    );
  }
}
