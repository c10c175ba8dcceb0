import { isFullRun } from '../../support/variants.ts';
import { eventForSale, listOf, widget } from '../booking/booking.ts';
import { formOf } from '../site/forms-steps.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { follow } from './follow-link.ts';

test.use(desktop);

/** Of four steps each. */
const rounds = isFullRun ? 15 : 2;

test(`GEN-01 NAV-174 ${rounds * 4} steps in one tab, with islands and elements at work on each page, leave nothing behind`, async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  const form = await formOf(site, 'kontakt');
  await page.goto(listOf('de', event));
  await ready(page);
  await page.evaluate(() => Object.assign(window, { visitMark: true }));
  const step = async (address: string, use: () => Promise<unknown>) => {
    await follow(page, address);
    await use();
  };
  const cdp = await page.context().newCDPSession(page);
  /** On a page without islands: React holds the last root that was removed. */
  const measure = async () => {
    await step('/de/impressum', () => page.getByRole('main').hover());
    await cdp.send('HeapProfiler.collectGarbage');
    const [{ nodes, jsEventListeners }, { usedSize }] = await Promise.all([
      cdp.send('Memory.getDOMCounters'),
      cdp.send('Runtime.getHeapUsage'),
    ]);
    return { nodes, jsEventListeners, usedSize };
  };
  const island = (name: string) => page.locator(`foyer-island[name="${name}"]`);
  const round = async () => {
    await step('/de/team', () => page.getByRole('main').hover());
    await step(form.de, async () => {
      await page.getByLabel('Ihr Name').focus();
      await expect(island('form-view')).toHaveAttribute('data-state', 'ready');
    });
    await step(event.link.url, async () => {
      await page.locator('main a[data-book]').first().click();
      await expect(widget(page).locator('.g').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(widget(page)).toBeHidden();
    });
    await step(listOf('de', event), async () => {
      await page.getByRole('button', { name: /^Kalender: / }).hover();
      await expect(island('month-calendar')).toHaveAttribute('data-state', 'ready');
    });
  };
  // What is loaded once, and the pages that are stored for Back.
  await round();
  const before = await measure();
  for (let index = 0; index < rounds; index++) await round();
  // What is not reached any more goes in its own time.
  await expect(async () => {
    const after = await measure();
    expect(after.nodes).toBeLessThan(before.nodes * 1.1);
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.1);
    // V8 compiles what runs often: 0.8 MB of code after 200 steps, and no object of a page.
    expect(after.usedSize).toBeLessThan(before.usedSize * 1.3);
  }).toPass({ timeout: 30_000 });
  expect(await page.evaluate(() => 'visitMark' in window)).toBe(true);
});

test('NAV-174 pictures whose width the browser finds out do not hold the pages that they stood on', async ({ page }) => {
  await page.goto('/de/impressum');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { visitMark: true }));
  const cdp = await page.context().newCDPSession(page);
  const nodesAfter = async (visits: number) => {
    for (let visit = 0; visit < visits; visit++) {
      await follow(page, '/de');
      await expect(page.locator('img[sizes^="auto"]')).not.toHaveCount(0);
      await follow(page, '/de/impressum');
    }
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Memory.getDOMCounters')).nodes;
  };
  const before = await nodesAfter(2);
  await nodesAfter(8);
  await expect(async () => expect(await nodesAfter(0)).toBeLessThan(before * 1.3)).toPass({ timeout: 10_000 });
});
