import { m } from '../../../paraglide/messages.js';
import type { Choice } from '../../../ui/popover-list.tsx';
import { type FilterKey, filterKeys } from '../programme.codes.ts';
import { calendarHref, toggled, without } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { filterNames } from './filter-names.ts';

/** One filter as the bar and the panel show it. */
export interface FilterChoices {
  key: FilterKey;
  label: string;
  value: string | null;
  choices: Choice[];
}

/** The five filters in their order; one that offers nothing to choose is left out. */
export function filterChoices({ language, filter, options, chosen }: CalendarData): FilterChoices[] {
  return filterKeys
    .filter((key) => options[key].length > 0)
    .map((key) => ({
      key,
      label: filterNames[key](),
      value: filter[key] === undefined ? null : (chosen[key] ?? m.filter_unknown()),
      choices: [
        { id: null, name: m.filter_all(), to: calendarHref(language, without(filter, key)), isChosen: filter[key] === undefined },
        ...options[key].map(({ id, name }) => ({
          id,
          name,
          to: calendarHref(language, toggled(filter, key, id)),
          isChosen: filter[key] === id,
        })),
      ],
    }));
}

/** How many of the five filters are set. */
export function countChosen(filter: CalendarData['filter']): number {
  return filterKeys.filter((key) => filter[key] !== undefined).length;
}
