import type { Page } from '@playwright/test';
import { isFullRun, variantsToRun } from '../../../support/variants.ts';
import { desktop, expect, phone, test } from '../../support/site.ts';
import { text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { giveSeatPlan, isInSmallHall } from './seat-plan-of.ts';

/** Milliseconds from an action until the next picture after what it leads to. */
async function measure(page: Page, act: () => Promise<void>): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await act();
  return page.evaluate(
    (from) => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))),
    start,
  );
}

test.skip(!isFullRun, 'A measurement on a slowed processor, which depends on what else runs: in `npm run test:all`.');

for (const [name, device] of variantsToRun([
  ['1280', desktop],
  ['360', phone],
] as const))
  test.describe(name, () => {
    test.use(device);

    test(`SHOP-174 SHOP-62 a room of 1,200 seats opens, is enlarged and answers keys on a processor of a quarter of the speed (${name})`, async ({
      page,
      site,
    }) => {
      const event = await eventForSale(site, 'de', isInSmallHall);
      const numbers = Array.from({ length: 40 }, (_, at) => at + 1);
      const rows = Array.from({ length: 30 }, (_, at) => ({
        id: 100 + at,
        label: String(at + 1),
        price_group: 'A',
        numbers,
        aisles: [20],
      }));
      await giveSeatPlan(site, event, {
        price_groups: [{ letter: 'A', seat_group: event.seat_groups[0]?.seat_group ?? '' }],
        areas: [{ kind: 'seated', name: { de: 'Saal' }, shape: 'curved', rows }],
      });
      await openWidget(page, site, 'de', event);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const plan = page.getByRole('dialog', { name: text('de', 'seat_choose') });
      const seats = plan.locator('.sp-seat');
      const opened = await measure(page, async () => {
        await widget(page)
          .getByRole('button', { name: text('de', 'seat_choose') })
          .click();
        await expect(seats).toHaveCount(1200);
      });
      const enlarged = await measure(page, () => plan.getByRole('button', { name: text('de', 'seat_zoom_in') }).click());
      await plan.locator('[tabindex="0"][data-cell]').focus();
      const keys: number[] = [];
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', ' ', 'Home', ' '])
        keys.push(await measure(page, () => page.keyboard.press(key)));
      await expect(plan.locator('.sp-chosen li')).toHaveCount(2);
      // The middle one, because other work of the machine may stop a single one.
      const middle = keys.sort((one, other) => one - other)[keys.length / 2] ?? 0;
      test.info().annotations.push({ type: 'figures', description: `open ${opened}, enlarge ${enlarged}, keys ${keys.join(' ')} ms` });
      expect(opened).toBeLessThan(10_000);
      expect(middle).toBeLessThan(500);
    });
  });
