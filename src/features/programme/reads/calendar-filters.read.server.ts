import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { type CalendarFilterKey, calendarFilters, keysOf } from '../../../list-filters.ts';
import type { FilterValues } from '../list-filter.shapes.ts';
import { type AccessService, accessServices } from '../programme.codes.ts';
import { accessText } from '../rows/access-list.tsx';
import { readEventTags, readExhibitionTypeOptions, readGenres, readRooms, readSeries } from './options.read.server.ts';

/** One choice of a filter. `show_in_filter` false: the bar hides it, but a link may set it (EVT-06). */
export interface FilterOption {
  id: number | string;
  name: string;
  show_in_filter?: boolean;
}

interface FilterSource<Value> {
  /** Condition on a row of events. */
  where(value: Value): SQL;
  /** Tag of the list the condition reads beside events: its changes change what is found. */
  reads?: string;
  /** All choices, the hidden ones too. */
  options(reading: Reading, language: Language): Promise<FilterOption[]>;
}

/** Where each filter of the calendar looks, and what it offers. */
const sources: { [Key in CalendarFilterKey]: FilterSource<NonNullable<FilterValues[Key]>> } = {
  room: { where: (id) => sql`room = ${id}`, options: readRooms },
  type: { where: (id) => sql`exhibition_type = ${id}`, options: readExhibitionTypeOptions },
  tag: { where: (id) => sql`tags @> array[${id}]::integer[]`, options: readEventTags },
  series: { where: (id) => sql`series @> array[${id}]::integer[]`, options: readSeries },
  genre: { where: (id) => sql`genre = ${id}`, options: readGenres },
  access: { where: offers, reads: 'productions', options: async () => accessServices.map((id) => ({ id, name: accessText(id) })) },
};

/** Conditions on a row of events, one per filter that is set; notes what they depend on beside events. */
export function conditionsOf(reading: Reading, filter: FilterValues): SQL[] {
  return keysOf(calendarFilters).flatMap((key) => {
    const source: FilterSource<never> = sources[key];
    if (filter[key] === undefined) return [];
    if (source.reads) reading.uses(source.reads);
    return [source.where(filter[key] as never)];
  });
}

/** The options of every filter, without those the bar hides (EVT-03, EVT-06). */
export async function readFilterOptions(reading: Reading, language: Language): Promise<Record<CalendarFilterKey, FilterOption[]>> {
  return reading.once(`filter-options:${language}`, async (scope) => {
    const options: { [Key in CalendarFilterKey]?: FilterOption[] } = {};
    for (const key of keysOf(calendarFilters)) options[key] = withoutHidden(await sources[key].options(scope, language));
    return options as Record<CalendarFilterKey, FilterOption[]>;
  });
}

/** The names of what is chosen, also of what the bar hides, for the chips. */
export async function readChosenNames(
  reading: Reading,
  language: Language,
  filter: FilterValues,
): Promise<{ [Key in CalendarFilterKey]?: string }> {
  const names: { [Key in CalendarFilterKey]?: string } = {};
  for (const key of keysOf(calendarFilters)) {
    if (filter[key] === undefined) continue;
    const name = (await sources[key].options(reading, language)).find(({ id }) => id === filter[key])?.name;
    if (name !== undefined) names[key] = name;
  }
  return names;
}

/** The same object where nothing is hidden: its rendered markup is cached by it. */
function withoutHidden(options: FilterOption[]): FilterOption[] {
  const isShown = (option: FilterOption) => option.show_in_filter !== false;
  return options.every(isShown) ? options : options.filter(isShown);
}

/** An event offers what it says itself, else what its production says (EVD-04). */
function offers(service: AccessService): SQL {
  const offered = sql`access @> array[${service}]::text[]`;
  return sql`(${offered} or (access = '{}' and production = any(array(select id from productions where ${offered}))))`;
}
