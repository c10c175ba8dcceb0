import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negotiate } from '../../../src/core/http/page-cache/accept-encoding.ts';
import { pageKey, pageQuery } from '../../../src/core/http/page-cache/page-key.ts';

describe('Accept-Encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['zstd', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=1.0 , gzip;q=1', 'br'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=2, gzip', 'gzip'],
    ['br;q=, gzip', 'gzip'],
  ] as const)('%s → %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding);
    expect(negotiate(header), 'remembered').toBe(encoding);
  });

  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.string(), (header) => ['br', 'gzip', 'identity'].includes(negotiate(header))),
      { numRuns: 2000 },
    );
  });
});

describe('page key', () => {
  const key = (query: string, path = '/de') =>
    pageKey({ brand: 'ring', path, query: new URLSearchParams(query), allowed: ['b', 'a', 'q'] });

  test('order, repetition and unknown parameters make no difference', () => {
    expect(key('b=2&a=1&utm_source=x&b=3')).toBe(key('a=1&b=2'));
    expect(pageQuery(new URLSearchParams('b=2&a=1'), ['b', 'a', 'b']).toString()).toBe('a=1&b=2');
  });

  test('brand, path and values do', () => {
    const keys = [
      key(''),
      key('a='),
      key('a=1'),
      key('b=1'),
      key('a=1&b=2'),
      key('a=1%26b%3D2'),
      key('', '/en'),
      key('', '/de?a=1'),
      pageKey({ brand: 'kammer', path: '/de', query: new URLSearchParams(), allowed: [] }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('long values are cut, without breaking a character', () => {
    const query = pageQuery(new URLSearchParams({ q: `${'x'.repeat(499)}😀${'y'.repeat(9000)}` }), ['q']);
    expect(query.get('q')).toBe(`${'x'.repeat(499)}\uFFFD`);
  });

  test('the query is what it is made of: the same query again gives the same key', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'q', 'z'), fc.string({ unit: 'binary', maxLength: 600 }))), (pairs) => {
        const query = new URLSearchParams(pairs);
        expect(key(pageQuery(query, ['q', 'a', 'b']).toString())).toBe(key(query.toString()));
      }),
    );
  });
});
