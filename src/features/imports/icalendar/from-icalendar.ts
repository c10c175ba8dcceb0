import { inSlices } from '../../../core/database/in-slices.ts';
import { namedLists } from '../apply/named-entries.ts';
import type { ConvertedSeason } from '../converted.ts';
import { importText } from '../import-text.server.ts';
import { CalendarReading, maxEvents, tooMany } from './calendar-reading.ts';
import { readComponents } from './read-components.ts';
import { zonesOf } from './zones.ts';

/**
 * A calendar (RFC 5545) as a season: every VEVENT and every occurrence of a series becomes an event.
 * @param now the moment of the import; series without end are taken from here on for a while.
 * @throws {ImportError} when the file is no calendar or ends within one.
 */
export async function fromICalendar(bytes: Uint8Array, file: string, now = new Date()): Promise<ConvertedSeason> {
  const components = readComponents(bytes, file);
  const reading = new CalendarReading(zonesOf(components), now);
  const events = components.filter(({ name }) => name === 'VEVENT');
  await inSlices(events.slice(0, maxEvents), (component) => reading.read(component));
  await inSlices(reading.byUid(), (group) => reading.take(group));
  const [beyond] = events.slice(maxEvents);
  if (beyond)
    reading.refuse(
      beyond.line,
      '',
      importText({
        de: `${tooMany.de}; dieser Eintrag und die ${events.length - maxEvents - 1} danach sind ausgelassen`,
        en: `${tooMany.en}; this event and the ${events.length - maxEvents - 1} after it are left out`,
      }),
    );
  return {
    document: { format: 'foyer', version: 1, source: 'icalendar', ...reading.named.lists, events: reading.entries },
    refused: reading.refused,
    notes: reading.notes,
    places: { events: reading.places },
    named: namedLists,
  };
}
