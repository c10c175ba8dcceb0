import fc from 'fast-check';

/** Texts that have broken programs: names every object has, what no database or address can hold, numbers at the edges, other languages of machines. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\udfff tail', '\u202eabc', '\ufeff', '👩‍🎤', 'İ', 'ﬃ', 'a\u0301'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1.5',
      '1e999',
      'NaN',
      'Infinity',
      '2147483648',
      '9'.repeat(30),
      '0x10',
      '٣',
      'null',
      'true',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "' or 1=1 --",
      '%',
      '%00',
      '../../etc/passwd',
      '//elsewhere.example',
      'javascript:x()',
      '<script>',
      '{{7*7}}',
      '\r\nx: y',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('0000-00-00', '2026-02-30', '31-02-2027', '01-01-0001', '9999-12-31T23:59:59', '24-12-2026', '25:61'),
  },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(10_000), 'ä'.repeat(5_000), '('.repeat(10_000)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Any JSON that is not what was expected: a list for a text, a text for a number, an object that poses as a prototype. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText as fc.Arbitrary<unknown> },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      2 ** 31,
      Number.MAX_SAFE_INTEGER + 1,
      [],
      {},
      [[]],
      [null],
      ['a', 'a'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}').map((text): unknown => JSON.parse(text)),
  },
  { weight: 1, arbitrary: fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`).map((text): unknown => JSON.parse(text)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)) },
);

/** A text inside of an address; a lone surrogate as a careless program sends it. */
export function inAddress(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
