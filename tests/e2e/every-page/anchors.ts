import { allEvents } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { expect, ready, test, withoutScript } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';

/** Where anchors stop; each brand calls it once. */
export function testAnchors(): void {
  for (const [name, options] of [
    ['with script', {}],
    ['without script', withoutScript],
  ] as const) {
    test.describe(`anchors ${name}`, () => {
      test.use(options);

      test(`LAYOUT-172 LAYOUT-08 NAV-17 an anchor stops in sight and below whatever stays (${name})`, async ({ page, site }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const address of await pagesWithDates(site)) {
          for (const [width, height] of [
            [360, 740],
            [740, 360],
            [1024, 768],
            [1280, 800],
          ] as const) {
            await page.setViewportSize({ width, height });
            await page.goto('about:blank');
            await page.goto(`${address}#datesAndTickets`);
            if (name === 'with script') await ready(page);
            const what = `${address} at ${width} x ${height}`;
            const heading = page.locator('#datesAndTickets').locator('h2, h3, time').first();
            await expect(heading, what).toBeInViewport({ ratio: 1 });
            const upper = async () => (await heading.boundingBox())?.y ?? -1;
            await expect.poll(async () => (await upper()) >= (await page.evaluate(lowerEdgeOfBars)), what).toBe(true);
            // Not far below either: what stands there is what was asked for.
            expect(await upper(), what).toBeLessThan(height * 0.6);
          }
        }
      });
    });
  }
}

async function pagesWithDates(site: Site): Promise<string[]> {
  const event = (await allEvents(site, 'de')).find(({ ticket_url, statuses }) => ticket_url && statuses.length === 0);
  return [event?.link.url ?? '', (await fullProduction(site)).link.url];
}

/** Of the bars that stay at the upper edge. */
function lowerEdgeOfBars(): number {
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, width } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return (position === 'sticky' || position === 'fixed') && isThere && width > window.innerWidth / 2 && top < window.innerHeight / 2;
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}
