import ICAL from 'ical.js';
import { siteTimeZone } from '../../../core/text/wall-clock.ts';
import { importText } from '../import-text.server.ts';
import { EntryFault } from './entry-fault.ts';
import type { CalendarComponent } from './read-components.ts';

/** A time zone, from the platform or from the file. */
export interface Zone {
  toInstant(wall: Temporal.PlainDateTime): Temporal.Instant;
  toWall(instant: Temporal.Instant): Temporal.PlainDateTime;
}

/** Answers the zone of a TZID; without one it is the venue's. */
export type ZoneOf = (tzid: string | undefined) => Zone;

/**
 * The zones of a calendar. A name of the IANA counts before what the file says of it, also behind a prefix
 * such as '/mozilla.org/20070129_1/'; other names ('W. Europe Standard Time') need a VTIMEZONE.
 * The answer throws an {@link EntryFault} for a name that is neither.
 */
export function zonesOf(components: readonly CalendarComponent[]): ZoneOf {
  const definitions = new Map(components.filter(({ name }) => name === 'VTIMEZONE').map((component) => [tzidOf(component), component]));
  const known = new Map<string, Zone>();
  return (tzid = siteTimeZone) => {
    const zone = known.get(tzid) ?? ianaZone(tzid) ?? zoneOfFile(definitions.get(tzid));
    if (!zone)
      throw new EntryFault(
        importText({
          de: `erwartet wird eine TZID wie Europe/Berlin oder eine mit VTIMEZONE in der Datei, da steht „${tzid.slice(0, 60)}“`,
          en: `expected a TZID such as Europe/Berlin or one with a VTIMEZONE in the file, got '${tzid.slice(0, 60)}'`,
        }),
      );
    known.set(tzid, zone);
    return zone;
  };
}

function tzidOf({ lines }: CalendarComponent): string {
  return lines.map((line) => /^TZID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim()).find((tzid) => tzid !== undefined) ?? '';
}

function ianaZone(tzid: string): Zone | null {
  const names = [tzid, tzid.split('/').slice(-2).join('/'), tzid.split('/').slice(-3).join('/')];
  for (const name of new Set(names)) {
    try {
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
      return {
        toInstant: (wall) => wall.toZonedDateTime(name).toInstant(),
        toWall: (instant) => instant.toZonedDateTimeISO(name).toPlainDateTime(),
      };
    } catch {}
  }
  return null;
}

/** Rules of a VTIMEZONE that are evaluated year by year; others could be made to run for hours. */
const plainRule =
  /^FREQ=YEARLY(;(INTERVAL=1|BYMONTH=(\d|1[0-2])|BYDAY=[+-]?[1-5](MO|TU|WE|TH|FR|SA|SU)|BYMONTHDAY=\d{1,2}(,\d{1,2})*|WKST=\w\w|UNTIL=\d{8}(T\d{6}Z?)?))*$/i;

function zoneOfFile(component: CalendarComponent | undefined): Zone | null {
  const rules = component?.lines.filter((line) => /^RRULE[;:]/i.test(line)).map((line) => line.replace(/^RRULE[^:]*:/i, ''));
  if (!component || !rules?.every((rule) => plainRule.test(rule))) return null;
  let zone: ICAL.Timezone | undefined;
  const offsetAt = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) => {
    try {
      zone ??= new ICAL.Timezone({ component: component.lines.join('\r\n'), tzid: 'own' });
      return zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second }));
    } catch (error) {
      throw new EntryFault(
        importText({
          de: `die VTIMEZONE von Zeile ${component.line} ist nicht lesbar`,
          en: `the VTIMEZONE of line ${component.line} cannot be read: ${error instanceof Error ? error.message.slice(0, 100) : error}`,
        }),
      );
    }
  };
  const toInstant = (wall: Temporal.PlainDateTime) =>
    wall
      .toZonedDateTime('UTC')
      .toInstant()
      .subtract({ seconds: offsetAt(wall) });
  return {
    toInstant,
    toWall: (instant) => {
      const utc = instant.toZonedDateTimeISO('UTC').toPlainDateTime();
      const near = utc.add({ seconds: offsetAt(utc) });
      return utc.add({ seconds: offsetAt(near) });
    },
  };
}
