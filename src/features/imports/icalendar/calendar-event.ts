import { isLanguage, type Translated } from '../../../core/languages.ts';
import { maxNameLength } from '../apply/named-entries.ts';
import { entryKey } from '../entry-key.ts';
import { type EventField, fieldFault } from '../field-fault.ts';
import { importText } from '../import-text.server.ts';
import { textToHtml } from '../text-to-html.ts';
import { EntryFault } from './entry-fault.ts';
import { type EndOf, endOf } from './event-length.ts';
import { type Properties, parseComponent } from './properties.ts';
import type { CalendarComponent } from './read-components.ts';
import { type CalendarTime, timesOf } from './times.ts';
import type { ZoneOf } from './zones.ts';

/** A VEVENT: an event, the pattern of a series, or one occurrence of a series that differs from it. */
export interface CalendarEvent {
  /** Where it begins in the file. */
  line: number;
  uid: string;
  sequence: number;
  start: CalendarTime;
  /** Of an occurrence that differs: when the series would have it. */
  recurrence: CalendarTime | null;
  properties: Properties;
  /** Fields of the format `foyer` that hold no reference. */
  fields: { name: Translated } & Record<string, unknown>;
  endAt: EndOf;
  location: string;
  /** Undefined when the calendar does not speak of any. */
  categories: string[] | undefined;
}

/** An occurrence that differs from its series and is refused: the series does not show it either. */
export type HiddenOccurrence = Pick<CalendarEvent, 'uid' | 'sequence'> & { recurrence: CalendarTime };

/** @throws {EntryFault} when the event cannot be shown: no time, no title, private, not settled. */
export function readEvent(component: CalendarComponent, zoneOf: ZoneOf): CalendarEvent {
  const properties = parseComponent(component);
  const start = properties.all('dtstart').flatMap((property) => timesOf('DTSTART', property, zoneOf))[0];
  if (!start) throw new EntryFault(importText({ de: 'DTSTART fehlt', en: 'expected DTSTART, got none' }));
  if (start.isDay)
    throw new EntryFault(
      importText({
        de: 'DTSTART: erwartet werden Tag und Uhrzeit, da steht nur ein Tag; eine Veranstaltung des Programms hat eine Uhrzeit',
        en: 'DTSTART: expected day and time, got only a day; an event of the programme has a time',
      }),
    );
  if (/^(private|confidential)$/i.test(properties.text('class')))
    throw new EntryFault(
      importText({ de: 'CLASS: Privates wird Gästen nicht gezeigt', en: 'CLASS: a private event is not shown to visitors' }),
    );
  const status = properties.text('status').toUpperCase();
  if (status === 'TENTATIVE')
    throw new EntryFault(
      importText({
        de: 'STATUS: Was noch nicht feststeht, wird Gästen nicht gezeigt',
        en: 'STATUS: an event that is not settled yet is not shown to visitors',
      }),
    );
  const [recurrence = null] = properties.all('recurrence-id').flatMap((property) => timesOf('RECURRENCE-ID', property, zoneOf));
  if (properties.all('recurrence-id').some(({ parameters }) => parameters.range !== undefined))
    throw new EntryFault(
      importText({
        de: 'RECURRENCE-ID: RANGE wird nicht gelesen; schreiben Sie jeden abweichenden Termin einzeln',
        en: 'RECURRENCE-ID: RANGE is not supported; write every occurrence that differs',
      }),
    );
  const location = properties.text('location');
  const categoryProperties = properties.all('categories');
  const categories = categoryProperties.flatMap(({ values }) => values.map((value) => String(value).trim()).filter(Boolean));
  if ([location, ...categories].some((name) => name.length > maxNameLength))
    throw new EntryFault(
      importText({
        de: `LOCATION und CATEGORIES: höchstens ${maxNameLength} Zeichen`,
        en: `LOCATION and CATEGORIES: expected at most ${maxNameLength} characters`,
      }),
    );
  const fields = fieldsOf(properties, status);
  const endAt = endOf(properties, start, zoneOf);
  // Programs that write no UID are properties apart by what they do write.
  const uid = properties.text('uid') || entryKey(start.wall.toString(), Object.values(fields.name)[0] ?? '', location);
  const sequence = Number(properties.text('sequence')) || 0;
  return {
    line: component.line,
    uid,
    sequence,
    start,
    recurrence,
    properties,
    fields,
    endAt,
    location,
    categories: categoryProperties.length > 0 ? categories : undefined,
  };
}

/** Which occurrence of a series an event stands for that cannot be shown; null when it is none, or does not say so clearly. */
export function readHiddenOccurrence(component: CalendarComponent, zoneOf: ZoneOf): HiddenOccurrence | null {
  try {
    const properties = parseComponent(component);
    const [recurrence] = properties.all('recurrence-id').flatMap((property) => timesOf('RECURRENCE-ID', property, zoneOf));
    return recurrence ? { uid: properties.text('uid'), sequence: Number(properties.text('sequence')) || 0, recurrence } : null;
  } catch (error) {
    if (!(error instanceof EntryFault)) throw error;
    return null;
  }
}

function fieldsOf(properties: Properties, status: string): CalendarEvent['fields'] {
  const summary = Object.entries(textOf(properties, 'summary')).map(([language, text]) => [language, text.replace(/\s+/g, ' ')]);
  const name: Translated = Object.fromEntries(summary);
  check('SUMMARY', 'name', name);
  const fields: CalendarEvent['fields'] = { name };
  if (properties.all('description').length > 0) {
    const description = Object.entries(textOf(properties, 'description')).map(([language, text]) => [language, textToHtml(text)]);
    fields.description = Object.fromEntries(description);
    check('DESCRIPTION', 'description', fields.description);
  }
  if (status) fields.statuses = status === 'CANCELLED' ? ['canceled'] : [];
  const url = properties.text('url');
  if (/^https?:\/\//.test(url)) fields.ticket_url = url;
  check('URL', 'ticket_url', fields.ticket_url ?? '');
  return fields;
}

/** A text by its LANGUAGE; German unless properties. */
function textOf(properties: Properties, name: string): Translated {
  const texts = properties.all(name).map(({ parameters, values }) => {
    const language = String(parameters.language ?? '')
      .slice(0, 2)
      .toLowerCase();
    return [isLanguage(language) ? language : 'de', String(values[0] ?? '').trim()] as const;
  });
  return Object.fromEntries(texts);
}

function check(property: string, field: EventField, value: unknown): void {
  const fault = fieldFault(field, value);
  if (fault) throw new EntryFault(`${property}: ${fault}`);
}
