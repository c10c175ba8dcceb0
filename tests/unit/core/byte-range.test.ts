import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseByteRange } from '../../../src/core/http/send-file.server.ts';

test.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-3', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['pages=1-2', null],
])('EMBED-08 files: of 100 bytes %s asks for %j', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected);
});

test('EMBED-08 files: no Range header leads out of the file', () => {
  const numbers = fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n }), { nil: '' });
  fc.assert(
    fc.property(numbers, numbers, fc.nat(), (first, last, size) => {
      const part = parseByteRange(`bytes=${first}-${last}`, size);
      if (part === null || part === 'beyond') return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeGreaterThanOrEqual(part.start);
      expect(part.end).toBeLessThan(size);
    }),
  );
});
