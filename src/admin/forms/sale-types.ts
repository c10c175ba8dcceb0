import type { Translated } from '../../core/languages.ts';
import { withDiscounts } from '../../features/programme/sales.shapes.ts';

/** What a form of prices leaves open: numbers of sale types, and that a full price has discounts beside it. */
export function withCatalogue(values: Record<string, unknown>): Record<string, unknown> {
  const { prices, seat_groups: groups } = withSaleTypes(values) as { prices?: Price[]; seat_groups?: { prices: Price[] }[] };
  return {
    ...values,
    ...(prices && { prices: withDiscounts(prices) }),
    ...(groups && { seat_groups: groups.map((group) => ({ ...group, prices: withDiscounts(group.prices) })) }),
  };
}

interface Price {
  name: Translated;
  sale_type_id: number | string | null;
  has_discounts: boolean;
}

/**
 * Numbers the sale types of prices that have none: the number of a price with the same name, else the next free one. The
 * shop identifies sale types by it (SHOP-05).
 */
function withSaleTypes(values: Record<string, unknown>): Record<string, unknown> {
  const { prices = [], seat_groups: groups = [] } = values as { prices?: Price[]; seat_groups?: { prices: Price[] }[] };
  const all = [...prices, ...groups.flatMap((group) => group.prices)];
  const given = all.filter((price) => typeof price.sale_type_id === 'number');
  const byName = new Map(given.map((price) => [nameOf(price), price.sale_type_id as number]));
  let highest = Math.max(0, ...byName.values());
  for (const price of all) {
    if (price.sale_type_id !== null) continue;
    const name = nameOf(price);
    const known = name === '' ? undefined : byName.get(name);
    price.sale_type_id = known ?? ++highest;
    byName.set(name, Number(price.sale_type_id));
  }
  return values;
}

const nameOf = ({ name }: Price) => (name.de || name.en || '').trim().toLocaleLowerCase('de');
