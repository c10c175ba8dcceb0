import type { Translated } from '../../core/languages.ts';
import { priceRange } from '../../core/text/prices.ts';
import type { EventItem } from './programme.shapes.ts';

/** Lowest and highest price above zero of an event, in whatever part of its catalogue they stand; null when nothing costs anything. */
export function priceRangeOf({ prices, seat_groups }: Pick<EventItem, 'prices' | 'seat_groups'>): { from: string; to: string } | null {
  return priceRange([...prices, ...seat_groups.flatMap((group) => group.prices)]);
}

/** The full price of those of an event or a seat group, by its name in any language, else the first (BOOK-04). */
export function fullPriceOf<Price extends { name: string | Translated }>(prices: readonly Price[]): Price | undefined {
  const named = prices.find(({ name }) => {
    const texts = typeof name === 'string' ? [name] : Object.values(name);
    return texts.some((text) => /^(vollpreis|full price)$/i.test(text ?? ''));
  });
  return named ?? prices[0];
}

interface PricedGroup {
  id: number;
  /** The shop knows it. */
  isInShop: boolean;
  /** Lowest price above zero. */
  priceFrom: string | null;
}

/** `data-book` of a link to tickets: opens the widget, where it can sell them; other links lead where tickets are sold (EVT-29). */
export function bookedEvent({ id, isInShop, priceFrom }: PricedGroup): number | undefined {
  return isInShop && priceFrom !== null ? id : undefined;
}

/** The panel of the page of a sold-out event, to which lists lead without script (SHOP-76). */
export const soldOutId = 'sold-out';
