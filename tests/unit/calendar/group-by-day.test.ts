import { describe, expect, it } from 'vitest';
import type { CalendarRow, CalendarTeaser } from '../../../src/features/programme/calendar/calendar-data.ts';
import { groupByDay } from '../../../src/features/programme/calendar/group-by-day.ts';

const row = (id: number, start: string) => ({ id, start }) as CalendarRow;
const teaser = (id: number, position: string) => ({ id, position, isWide: false }) as CalendarTeaser;
const rows = [row(1, '2026-11-20T19:30:00+01:00'), row(2, '2026-11-20T22:30:00+01:00'), row(3, '2026-11-22T11:00:00+01:00')];
const shape = (days: ReturnType<typeof groupByDay>) =>
  days.map(({ day, rows, teasers }) => [day, rows.map(({ id }) => id), teasers.map(({ id }) => id)]);

describe('the list in days (EVT-01, EVT-11)', () => {
  it('puts events into the days of the house, not of UTC', () => {
    const late = row(4, '2026-07-01T00:30:00+02:00');
    expect(shape(groupByDay({ rows: [late], teasers: [], from: '2026-01-01', after: '', hasMore: false }))).toEqual([
      ['2026-07-01', [4], []],
    ]);
  });

  it('puts what began earlier and still runs into the first day of the list, before what begins then', () => {
    const running = row(5, '2026-05-03T10:00:00+02:00');
    const teasers = [teaser(8, '2026-11-20')];
    expect(shape(groupByDay({ rows: [running, ...rows], teasers, from: '2026-11-20', after: '', hasMore: true }))).toEqual([
      ['2026-11-20', [5, 1, 2], [8]],
      ['2026-11-22', [3], []],
    ]);
  });

  it('puts teasers last in their day and gives days of their own to the others', () => {
    const teasers = [teaser(8, '2026-11-20'), teaser(9, '2026-11-21')];
    expect(shape(groupByDay({ rows, teasers, from: '2026-01-01', after: '', hasMore: true }))).toEqual([
      ['2026-11-20', [1, 2], [8]],
      ['2026-11-21', [], [9]],
      ['2026-11-22', [3], []],
    ]);
  });

  it('holds a teaser after the last loaded event back until the list reaches its day or ends', () => {
    const teasers = [teaser(9, '2026-11-30')];
    expect(shape(groupByDay({ rows, teasers, from: '2026-01-01', after: '', hasMore: true })).map(([day]) => day)).toEqual([
      '2026-11-20',
      '2026-11-22',
    ]);
    expect(shape(groupByDay({ rows, teasers, from: '2026-01-01', after: '', hasMore: false })).at(-1)).toEqual(['2026-11-30', [], [9]]);
  });

  it('leaves teasers up to the last day of the page before to that, and has those after it', () => {
    const teasers = [teaser(6, '2026-11-17'), teaser(7, '2026-11-18'), teaser(8, '2026-11-20')];
    expect(shape(groupByDay({ rows, teasers, from: '2026-01-01', after: '2026-11-17', hasMore: true })).slice(0, 2)).toEqual([
      ['2026-11-18', [], [7]],
      ['2026-11-20', [1, 2], [8]],
    ]);
  });
});
