import { expect, test } from 'vitest';
import { addDays, isSummerBreak, weekdayOf } from '../../../demo/calendar.ts';
import { demoSeason } from '../../../demo/season.ts';
import { demandOf } from '../../../demo/stock.ts';
import { isFullRun } from '../../support/variants.ts';

/** Days of a year, of every weekday. */
const days = Array.from({ length: isFullRun ? 30 : 8 }, (_, index) => addDays('2026-11-20', index * 46));

test('EVT-29 SHOP-05 whatever day the demo is seeded, today, if it is one, and each Friday of eight weeks has an evening on sale with many tickets left, summer break and 24 December aside', () => {
  for (const today of days) {
    const fridays = Array.from({ length: 57 }, (_, ahead) => addDays(today, ahead)).filter((day) => weekdayOf(day) === 5);
    const now = new Date(`${today}T08:00:00Z`);
    const sold = demoSeason(today).events?.filter(
      ({ key, date_start = '', statuses, sale_ends, ticket_url }) =>
        date_start &&
        /T(1[89]|2[01])/.test(date_start) &&
        statuses?.length === 0 &&
        !sale_ends &&
        ticket_url &&
        demandOf({ import_key: key, date_start: new Date(date_start) }, now) === 'plenty',
    );
    for (const friday of fridays) {
      if (friday !== today && (isSummerBreak(friday, today) || friday.endsWith('-12-24'))) continue;
      const evenings = sold?.filter(({ date_start }) => date_start?.startsWith(`${friday}T`));
      expect(evenings?.length, `${today}, ${friday}`).toBeGreaterThan(0);
    }
  }
});

test('GEN-05 EVT-28 an evening of the demo that has a new time also says its first one, so that search engines do not take it for one without a date', () => {
  const postponed = demoSeason('2026-11-26').events?.filter(({ statuses }) => statuses?.includes('postponed')) ?? [];
  expect(postponed.length).toBeGreaterThan(0);
  for (const { key, date_start, previous_start } of postponed) {
    expect(previous_start, key).toBeTruthy();
    expect(previous_start, key).not.toBe(date_start);
  }
});
