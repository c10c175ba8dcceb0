import { m } from '../../../paraglide/messages.js';
import type { Choice } from '../../../ui/popover-list.tsx';
import { accessText } from '../access-list.tsx';
import { accessServices, type FilterValues, filterKeys, filterValueKeys } from '../programme.codes.ts';
import { calendarHref, toggled, without } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { filterNames } from './filter-names.ts';

/** One filter as the bar and the panel show it. */
export interface FilterChoices {
  key: keyof FilterValues;
  label: string;
  value: string | null;
  choices: Choice[];
}

/** The five filters in their order, then access where the design has it; one that offers nothing to choose is left out. */
export function filterChoices(data: CalendarData): FilterChoices[] {
  const { options, hasAccessFilter } = data;
  const five = filterKeys.filter((key) => options[key].length > 0).map((key) => choicesOf(data, key, options[key]));
  if (!hasAccessFilter) return five;
  const services = accessServices.map((id) => ({ id, name: accessText(id) }));
  return [...five, choicesOf(data, 'access', services)];
}

function choicesOf<Key extends keyof FilterValues>(
  { language, filter, chosen }: CalendarData,
  key: Key,
  options: readonly { id: NonNullable<FilterValues[Key]>; name: string }[],
): FilterChoices {
  const own = filter[key];
  const name = options.find(({ id }) => id === own)?.name ?? (key === 'access' ? undefined : chosen[key]);
  return {
    key,
    label: filterNames[key](),
    value: own === undefined ? null : (name ?? m.filter_unknown()),
    choices: [
      { id: null, name: m.filter_all(), to: calendarHref(language, without(filter, key)), isChosen: own === undefined },
      ...options.map(({ id, name }) => ({ id, name, to: calendarHref(language, toggled(filter, key, id)), isChosen: own === id })),
    ],
  };
}

/** How many filters are set. */
export function countChosen(filter: CalendarData['filter']): number {
  return filterValueKeys.filter((key) => filter[key] !== undefined).length;
}
