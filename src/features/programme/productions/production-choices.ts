import { formatNumericDay } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import type { Choice } from '../../../ui/popover-list.tsx';
import { type ProductionFilterKey, productionFilterKeys } from '../programme.codes.ts';
import { productionsHref, toggled } from './productions-address.ts';
import type { ProductionsData, ProductionsFilter } from './productions-data.ts';

const names: Record<ProductionFilterKey, () => string> = {
  season: m.filter_season,
  exhibition_type: m.filter_type,
  tag: m.filter_tag,
};

/** One filter as the bar and the panel show it. */
export interface ProductionChoices {
  key: ProductionFilterKey;
  label: string;
  value: string | null;
  choices: Choice[];
}

/** The three filters in their order; one that offers nothing to choose is left out. */
export function productionChoices({ language, filter, options }: ProductionsData): ProductionChoices[] {
  return productionFilterKeys
    .filter((key) => options[key].length > 0)
    .map((key) => ({
      key,
      label: names[key](),
      value: filter[key] === undefined ? null : nameOf(options[key], filter[key]),
      choices: [
        {
          id: null,
          name: m.filter_all(),
          to: productionsHref(language, { ...filter, [key]: undefined }),
          isChosen: filter[key] === undefined,
        },
        ...options[key].map(({ id, name }) => ({
          id,
          name,
          to: productionsHref(language, toggled(filter, key, id)),
          isChosen: filter[key] === id,
        })),
      ],
    }));
}

/** What is chosen, the day first; each with the address without it. */
export function chosenParts({ language, filter, options }: ProductionsData): { filter: string; value: string; to: string }[] {
  const without = (key: keyof ProductionsFilter) => productionsHref(language, { ...filter, [key]: undefined });
  const set = productionFilterKeys
    .filter((key) => filter[key] !== undefined)
    .map((key) => ({ filter: names[key](), value: nameOf(options[key], filter[key]), to: without(key) }));
  const date = filter.date && {
    filter: m.filter_date(),
    value: m.filter_from_date({ date: formatNumericDay(filter.date, language) }),
    to: without('date'),
  };
  return date ? [date, ...set] : set;
}

function nameOf(options: ProductionsData['options'][ProductionFilterKey], id: number | undefined): string {
  return options.find((option) => option.id === id)?.name ?? m.filter_unknown();
}
