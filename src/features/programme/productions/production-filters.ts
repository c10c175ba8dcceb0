import { keysOf, productionFilters } from '../../../list-filters.ts';
import { choicesOf, type FilterChoices } from '../calendar/filters/filter-choices.ts';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

/** The three filters in their order (PROD-01); one that offers nothing to choose is left out, unless a link has set it. */
export function productionFilterChoices({ language, filter, options }: ProductionsData): FilterChoices[] {
  return keysOf(productionFilters)
    .filter((key) => options[key].length > 0 || filter[key] !== undefined)
    .map((key) =>
      choicesOf({
        key,
        label: productionFilters[key].label(),
        options: options[key],
        // They depend on what else is chosen.
        source: null,
        chosen: filter[key],
        hrefOf: (id) => productionsHref(language, { ...filter, [key]: id }),
      }),
    );
}
