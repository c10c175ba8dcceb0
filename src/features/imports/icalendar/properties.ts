import ICAL from 'ical.js';
import { importText } from '../import-text.server.ts';
import { EntryFault } from './entry-fault.ts';
import type { CalendarComponent } from './read-components.ts';

/** A property as jCal has it (RFC 7265): parameter names in lower case, values in their JSON form. */
export interface Property {
  parameters: Record<string, string | string[]>;
  type: string;
  values: unknown[];
}

/** The properties of a component by their name in lower case, and the components inside it. */
export interface Properties {
  name: string;
  all(name: string): Property[];
  /** The first text of a property, trimmed; '' when there is none. */
  text(name: string): string;
  inner: Properties[];
}

type JCal = [name: string, properties: [string, Property['parameters'], string, ...unknown[]][], inner: JCal[]];

/**
 * Parses a component.
 * @throws {EntryFault} when a line is no property.
 */
export function parseComponent({ lines }: CalendarComponent): Properties {
  try {
    return propertiesOf(ICAL.parse(lines.join('\r\n')) as JCal);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : error;
    throw new EntryFault(
      importText({
        de: 'erwartet werden Eigenschaften wie SUMMARY:Carmen, eine Zeile ist keine',
        en: `expected properties such as SUMMARY:Carmen; ${why}`,
      }),
    );
  }
}

function propertiesOf([name, list, inner]: JCal): Properties {
  const found = Map.groupBy(
    list.map(([property, parameters, type, ...values]) => ({ property, parameters, type, values })),
    ({ property }) => property,
  );
  const all = (property: string) => found.get(property) ?? [];
  return {
    name,
    all,
    text: (property) => {
      const value = all(property)[0]?.values[0];
      return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
    },
    inner: inner.map(propertiesOf),
  };
}
