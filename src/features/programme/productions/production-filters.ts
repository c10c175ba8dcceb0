import { m } from '../../../paraglide/messages.js';
import { choicesOf, type FilterChoices } from '../calendar/filter-choices.ts';
import { type ProductionFilterKey, productionFilterKeys } from '../programme.codes.ts';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

const names: Record<ProductionFilterKey, () => string> = {
  season: m.filter_season,
  exhibition_type: m.filter_type,
  tag: m.filter_tag,
};

/** The three filters in their order (PROD-01); one that offers nothing to choose is left out, unless a link has set it. */
export function productionFilters({ language, filter, options }: ProductionsData): FilterChoices[] {
  return productionFilterKeys
    .filter((key) => options[key].length > 0 || filter[key] !== undefined)
    .map((key) =>
      choicesOf({
        key,
        label: names[key](),
        options: options[key],
        // They depend on what else is chosen.
        source: null,
        chosen: filter[key],
        hrefOf: (id) => productionsHref(language, { ...filter, [key]: id }),
      }),
    );
}
