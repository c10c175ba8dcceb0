import type { Translated } from '../../core/languages.ts';

interface Price {
  name: Translated;
  sale_type_id: number | string | null;
}

/**
 * Numbers the sale types of prices that have none: the number of a price with the same name, else the next free one. The
 * shop identifies sale types by it (SHOP-05).
 */
export function withSaleTypes(values: Record<string, unknown>): Record<string, unknown> {
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
