import { m } from './paraglide/messages.js';

/** One filter of a list. */
interface ListFilter {
  /** What its value is: the id of an entry or the code of an access service. */
  takes: 'id' | 'access service';
  /** What it is called in the bar, on its chip and in the panel; none where pages of their own lead to what it finds. */
  label?: () => string;
  /** What OpenAPI says about the parameter. */
  description: string;
  /** Design setting without which the calendar's page does not offer it; calls and feeds always take it. */
  setting?: 'accessFilter';
}

/**
 * What the calendar can be narrowed to beside a day, in the order of the bar (EVT-03, EVT-30): at most one value per filter (EVT-08). The
 * page's address, the calls, the feed, bar, chips and month days derive from it; where the values come from stands in
 * `features/programme/reads/calendar-filters.read.server.ts`.
 */
export const calendarFilters = {
  room: { takes: 'id', label: m.filter_room, description: 'Id of a room' },
  type: { takes: 'id', label: m.filter_type, description: 'Id of an exhibition type' },
  tag: { takes: 'id', label: m.filter_tag, description: 'Id of an event tag' },
  series: { takes: 'id', label: m.filter_series, description: 'Id of a series' },
  genre: { takes: 'id', label: m.filter_genre, description: 'Id of a genre' },
  access: {
    takes: 'access service',
    label: m.filter_access,
    description: 'Code of an access service (EVT-30)',
    setting: 'accessFilter',
  },
} as const satisfies Record<string, ListFilter>;

/** The same of the list of productions (PROD-01); where its values come from stands in `features/programme/reads/production-filters.read.server.ts`. */
export const productionFilters = {
  season: { takes: 'id', label: m.filter_season, description: 'Id of a season' },
  exhibition_type: { takes: 'id', label: m.filter_type, description: 'Id of an exhibition type' },
  tag: { takes: 'id', label: m.filter_tag, description: 'Id of a production tag' },
} as const satisfies Record<string, ListFilter>;

/** What articles are narrowed to (API-24): at most one of them is set, and the page of a category or tag is the list (MAG-07). */
export const articleFilters = {
  category: { takes: 'id', description: 'Id of a category' },
  tag: { takes: 'id', description: 'Id of a tag' },
} as const satisfies Record<string, ListFilter>;

/** What persons are narrowed to (API-31). */
export const personFilters = {
  category: { takes: 'id', description: 'Id of a person category' },
} as const satisfies Record<string, ListFilter>;

export type ListFilters = Readonly<Record<string, ListFilter>>;
export type CalendarFilterKey = keyof typeof calendarFilters;
export type ProductionFilterKey = keyof typeof productionFilters;

/** The filters' query keys in their order. */
export function keysOf<Filters extends ListFilters>(filters: Filters): (keyof Filters)[] {
  return Object.keys(filters);
}
