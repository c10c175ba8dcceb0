import { z } from 'zod';
import { positiveInteger } from '../../core/contract/shapes.ts';
import type { calendarFilters, ListFilters, productionFilters } from '../../list-filters.ts';
import { accessServices } from './programme.codes.ts';

/** How the value of each kind of filter stands in a query. */
const shapes = { id: positiveInteger, 'access service': z.enum(accessServices) };

type Shapes<Filters extends ListFilters> = { [Key in keyof Filters]: z.ZodOptional<(typeof shapes)[Filters[Key]['takes']]> };
/** What a list is narrowed to: the values that are set. */
export type ListFilterValues<Filters extends ListFilters> = {
  [Key in keyof Filters]?: z.output<(typeof shapes)[Filters[Key]['takes']]> | undefined;
};

/** What a list of events is narrowed to beside a day: at most one value per filter (EVT-08). */
export type FilterValues = ListFilterValues<typeof calendarFilters>;
/** What the list of productions is narrowed to beside a day (PROD-01). */
export type ProductionFilterValues = ListFilterValues<typeof productionFilters>;

/** The filters of a list as the parameters of a query, none of them required. */
export function filterQuery<const Filters extends ListFilters>(filters: Filters): Shapes<Filters> {
  const entries = Object.entries(filters).map(([key, { takes, description }]) => [key, shapes[takes].optional().meta({ description })]);
  return Object.fromEntries(entries) as Shapes<Filters>;
}
