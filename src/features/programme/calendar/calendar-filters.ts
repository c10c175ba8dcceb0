import { m } from '../../../paraglide/messages.js';
import { accessServices, type FilterValues, filterKeys } from '../programme.codes.ts';
import { accessText } from '../rows/access-list.tsx';
import { calendarHrefs } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { choicesOf, type FilterChoices } from './filter-choices.ts';

const names: Record<keyof FilterValues, () => string> = {
  room: m.filter_room,
  type: m.filter_type,
  tag: m.filter_tag,
  series: m.filter_series,
  genre: m.filter_genre,
  access: m.filter_access,
};

/**
 * The five filters in their order (EVT-03), then access where the design has it (EVT-30). One that offers nothing to
 * choose is left out, unless a link has set it.
 */
export function calendarFilters({ language, filter, options, chosen, hasAccessFilter }: CalendarData): FilterChoices[] {
  const hrefOf = (key: keyof FilterValues) => calendarHrefs(language, filter, key);
  const five = filterKeys
    .filter((key) => options[key].length > 0 || filter[key] !== undefined)
    .map((key) =>
      choicesOf({
        key,
        label: names[key](),
        options: options[key],
        source: options[key],
        chosen: filter[key],
        chosenName: chosen[key],
        hrefOf: hrefOf(key),
      }),
    );
  if (!hasAccessFilter) return five;
  const services = accessServices.map((id) => ({ id, name: accessText(id) }));
  const access = choicesOf({
    key: 'access',
    label: names.access(),
    options: services,
    source: accessServices,
    chosen: filter.access,
    hrefOf: hrefOf('access'),
  });
  return [...five, access];
}
