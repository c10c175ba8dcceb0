import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath } from '../../../src/features/accounts/next-path.ts';

const site = 'https://www.example.org';

test('ROUTE-29 paths of this site pass with query and anchor', () => {
  for (const path of [
    '/',
    '/de',
    '/en/events?date=24-12-2026&room=3',
    '/de/team#intendanz',
    '/de/k%C3%A4se',
    '/de?next=//elsewhere.example',
  ])
    expect(nextPath(path)).toBe(path);
});

test('ROUTE-29 what a browser takes for another host does not', () => {
  const others = [
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
    '/.//a.example',
    '/..//a.example',
    '/de/..//a.example',
    '/\t/a.example',
    '/\n/a.example',
  ];
  for (const path of [
    ...others,
    'https://a.example',
    'javascript:alert(1)',
    'de',
    '',
    ' /de',
    null,
    undefined,
    ['/de'],
    `/${'x'.repeat(3000)}`,
  ])
    expect(nextPath(path), String(path)).toBeNull();
});

test('ROUTE-29 whatever comes, what goes out stays on this site and says the same twice', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\0',
    'a.example',
    'https:',
    'de',
    'ä',
    '[',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      ),
      (given) => {
        for (const text of [given, `/${given}`]) {
          const path = nextPath(text);
          if (path === null) continue;
          expect(new URL(path, `${site}/de/user/login`).origin).toBe(site);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(nextPath(path)).toBe(path);
        }
      },
    ),
    { numRuns: 3000 },
  );
});
