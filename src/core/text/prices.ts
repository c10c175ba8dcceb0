import { customFormat } from './custom-formats.ts';

/**
 * A decimal price as the shop gives it ('12.50', '12.00') for people: '12,50 €', '12 €' (FMT-04).
 * The same in both languages; a no-break space stands before the symbol. Anything else is shown
 * unchanged.
 */
export function formatPrice(price: string, symbol = '€'): string {
  if (!/^\d+(\.\d+)?$/.test(price)) return price;
  const custom = customFormat('price', price);
  if (custom !== undefined) return custom;
  const [whole, cents = ''] = price.split('.');
  const fraction = cents.padEnd(2, '0').slice(0, 2);
  return `${whole}${fraction === '00' ? '' : `,${fraction}`}\u00a0${symbol}`;
}

/** The lowest and highest price above zero, null when there is none; free prices do not count (EVT-29). */
export function priceRange(prices: readonly { price: string }[]): { from: string; to: string } | null {
  const paid = prices.map((entry) => entry.price).filter((price) => Number(price) > 0);
  const sorted = paid.sort((a, b) => Number(a) - Number(b));
  const [from] = sorted;
  const to = sorted.at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}
