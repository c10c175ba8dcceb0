import { type CalendarFilterKey, calendarFilters, keysOf } from '../../../../list-filters.ts';
import { calendarHrefs } from '../calendar-address.ts';
import type { CalendarData } from '../calendar-data.ts';
import { choicesOf, type FilterChoices } from './filter-choices.ts';

/** The filters the page offers, in their order (EVT-03, EVT-30). One without options is left out, unless a link has set it. */
export function filterChoices({ language, filter, options, chosen, offered }: CalendarData): FilterChoices[] {
  return offered
    .filter((key) => options[key].length > 0 || filter[key] !== undefined)
    .map((key) =>
      choicesOf({
        key,
        label: calendarFilters[key].label(),
        options: options[key],
        source: options[key],
        chosen: filter[key],
        chosenName: chosen[key],
        hrefOf: calendarHrefs(language, filter, key),
      }),
    );
}

/** The filters that a design offers on the calendar's page. */
export function offeredFilters(design: { accessFilter: boolean }): CalendarFilterKey[] {
  return keysOf(calendarFilters).filter((key) => {
    const filter = calendarFilters[key];
    return !('setting' in filter) || design[filter.setting];
  });
}
