import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice, priceRange } from '../../../src/core/text/prices.ts';
import { slugify } from '../../../src/core/text/slugs.ts';

test.each([
  ['12.50', '12,50\u00a0€'],
  ['12.00', '12\u00a0€'],
  ['12', '12\u00a0€'],
  ['12.5', '12,50\u00a0€'],
  ['0.00', '0\u00a0€'],
  ['auf Anfrage', 'auf Anfrage'],
])('FMT-04 the price %j is shown as %j', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

test('FMT-04 another symbol can be set', () => {
  expect(formatPrice('9.90', 'CHF')).toBe('9,90\u00a0CHF');
});

test('EVT-29 free prices do not count for the range', () => {
  expect(priceRange([{ price: '0.00' }, { price: '42.00' }, { price: '9.50' }])).toEqual({ from: '9.50', to: '42.00' });
  expect(priceRange([{ price: '0.00' }])).toBeNull();
});

test.each([
  ['Der Sturm', 'der-sturm'],
  ['Käthchen & Größe: „Süßes“', 'kaethchen-groesse-suesses'],
  ['Čapek – R.U.R.', 'capek-r-u-r'],
  ['日本', 'x'],
])('ROUTE-04 the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('ROUTE-04 every title gives a slug that an address can hold', () => {
  fc.assert(fc.property(fc.string(), (title) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugify(title))));
});
