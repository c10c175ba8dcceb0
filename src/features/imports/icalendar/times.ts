import { importText } from '../import-text.server.ts';
import { EntryFault } from './entry-fault.ts';
import type { Property } from './properties.ts';
import type { Zone, ZoneOf } from './zones.ts';

/** Years a calendar's times may lie in; beyond them zones and rules cost more than any event is worth. */
const years = { first: 1600, last: 2999 };

/** A time of a calendar: local time of its zone, or a day without time. */
export interface CalendarTime {
  wall: Temporal.PlainDateTime;
  zone: Zone;
  /** Only a day; `wall` is its midnight. */
  isDay: boolean;
}

/**
 * The times of a property such as DTSTART or EXDATE: UTC, of a TZID, or floating, which is local time of the venue.
 * Of a period the begin counts.
 * @throws {EntryFault} when one is no time.
 */
export function timesOf(name: string, { values, parameters }: Property, zoneOf: ZoneOf): CalendarTime[] {
  const { tzid } = parameters;
  return values.map((value) => {
    const text = String(Array.isArray(value) ? value[0] : value);
    try {
      const isUtc = text.endsWith('Z');
      const wall = Temporal.PlainDateTime.from(isUtc ? text.slice(0, -1) : text, { overflow: 'reject' });
      if (wall.year < years.first || wall.year > years.last) throw new RangeError('year');
      return { wall, zone: zoneOf(isUtc ? 'UTC' : typeof tzid === 'string' ? tzid : undefined), isDay: !text.includes('T') };
    } catch (error) {
      if (error instanceof EntryFault) throw error;
      const found = text.replace(/[-:]/g, '').slice(0, 40);
      throw new EntryFault(
        importText({
          de: `${name}: erwartet wird eine Zeit wie 20261120T193000, da steht „${found}“`,
          en: `${name}: expected a time such as 20261120T193000, got '${found}'`,
        }),
      );
    }
  });
}

/** A time on the wall of another zone; of a day the time of `of` counts. */
export function onWall({ wall, zone, isDay }: CalendarTime, of: CalendarTime): Temporal.PlainDateTime {
  if (isDay) return wall.toPlainDate().toPlainDateTime(of.wall.toPlainTime());
  return zone === of.zone ? wall : of.zone.toWall(zone.toInstant(wall));
}

/** How a time stands in a key: '20261120T193000'. */
export function stampOf(wall: Temporal.PlainDateTime): string {
  return wall.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}
