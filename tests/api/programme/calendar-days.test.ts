import { expect, test } from 'vitest';
import { startTestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

test('EVT-01 EVT-11 what began earlier and still runs stands under today with the day it began, also after midnight and across pages', async () => {
  const app = await startTestApp({ seed: seedSeason });
  /** Day, first event and its time per section of a page. */
  const read = async (path: string) => {
    const html = await (await app.get(path)).text();
    const days = [...html.matchAll(/<section class="day" data-key="([^"]*)">.*?<\/section>/gs)].map(([section, day]) => ({
      ...{ day, section },
      number: /<time class="num" dateTime="([^"]*)">/.exec(section)?.[1],
    }));
    for (const { day, number } of days) expect(number, path).toBe(day);
    const of = (id: number) => days.find(({ section }) => new RegExp(`/${id}" data-transition`).test(section));
    return { html, days, running: of(eventOf.sinceYesterday) };
  };
  const first = await read('/de/kalender');
  expect(first.days[0]?.day).toBe('2026-11-20');
  expect(first.running?.day).toBe('2026-11-20');
  expect(/seit[^<]*/.exec(first.running?.section ?? '')?.[0]).toBe('seit 19.11.2026');
  expect(/since[^<]*/.exec((await read('/en/events')).running?.section ?? '')?.[0]).toBe('since 19/11/2026');
  // The teaser of today stands on one page only.
  const second = await read('/de/kalender?page=2');
  expect([first, second].map(({ html }) => html.split('data-key="teaser-2"').length - 1)).toEqual([1, 0]);
  app.clock.set('2026-11-21T00:10:00+01:00');
  const after = await read('/de/kalender');
  expect(after.running?.day).toBe('2026-11-21');
  // Whoever asks for an earlier day finds it there.
  expect((await read('/de/kalender?date=19-11-2026')).running?.day).toBe('2026-11-19');
  await app.close();
});
