import { expect, test } from 'vitest';
import { kindOfLink } from '../../src/ui/link/link-to.tsx';

test.each([
  ['/de/programm/events', 'page'],
  ['/de/programm/events?date=01-12-2026#liste', 'page'],
  ['#anfahrt', 'anchor'],
  ['mailto:karten@example.org', 'contact'],
  ['TEL:+4930123', 'contact'],
  ['https://example.org/', 'external'],
  ['//example.org/a', 'external'],
  ['/media/ab/saalplan.PDF', 'file'],
  ['/media/ab/bild.webp?v=2#gross', 'file'],
  ['https://example.org/programm.pdf', 'file'],
  ['/de/seite.pdf/anders', 'page'],
])('EMBED-06 EMBED-07 %s is a link of kind %s', (url, kind) => {
  expect(kindOfLink(url)).toBe(kind);
});
