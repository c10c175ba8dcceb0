import { describe, expect, it } from 'vitest';
import { dayAfterKey, weeksOf } from '../../../src/ui/month-grid/month-weeks.ts';

describe('the month as a grid', () => {
  it('has weeks from Monday to Sunday and nothing of other months', () => {
    const weeks = weeksOf('2026-11-01');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02-01')).toHaveLength(4);
  });

  it.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-30', '2026-12-07'],
    ['Home', '2026-11-20', '2026-11-16'],
    ['End', '2026-11-20', '2026-11-22'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-01-15', '2026-12-15'],
    ['Enter', '2026-11-20', null],
  ])('moves with %s from %s to %s', (key, from, to) => {
    expect(dayAfterKey(from, key)).toBe(to);
  });
});
