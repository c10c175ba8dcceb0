import type { Locator } from '@playwright/test';
import { desktop, expect, test } from '../../support/site.ts';
import { text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { giveSeatPlan, isInSmallHall } from './seat-plan-of.ts';

test.use({ ...desktop, contextOptions: { forcedColors: 'active' } });

/** Contrast of two colours as the browser answers them, by WCAG. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((first, second) => first - second);
  return bright / dark;
}

const paint = (mark: Locator, property: 'fill' | 'stroke') =>
  mark.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('SHOP-170 in the colours of the system every mark of the seat plan is seen, dark and light, and none looks like another', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site, 'de', isInSmallHall);
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const row = (id: number) => ({ id, label: String(id), price_group: 'A', numbers });
  await giveSeatPlan(site, event, {
    price_groups: [
      { letter: 'A', seat_group: event.seat_groups[0]?.seat_group ?? '' },
      { letter: 'B', seat_group: 'Not sold' },
    ],
    areas: [
      {
        kind: 'seated',
        name: { de: 'Saal' },
        rows: [
          { ...row(81), restricted: [1, 2], wheelchair: [3], companion: [4], other_groups: { B: [20] } },
          ...[82, 83, 84, 85, 86, 87, 88].map(row),
        ],
      },
      { kind: 'standing', name: { de: 'Galerie' }, id: 99, price_group: 'A', places: 3 },
    ],
  });
  await openWidget(page, site, 'de', event);
  await widget(page)
    .getByRole('button', { name: text('de', 'seat_choose') })
    .click();
  const plan = page.getByRole('dialog', { name: text('de', 'seat_choose') });
  const seat = (number: number) => plan.getByRole('gridcell', { name: `Reihe 81, Platz ${number},` });
  await seat(6).click();
  await expect(seat(6)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    const canvas = await plan.locator('.sp-frame').evaluate((frame) => getComputedStyle(frame).backgroundColor);
    for (const free of [1, 3, 4, 5]) {
      const shape = seat(free).locator('.sp-shape');
      expect(contrast(await paint(shape, 'stroke'), canvas), `border of ${free}, ${colorScheme}`).toBeGreaterThan(4.5);
      const sign = seat(free).locator('.sp-sign, .sp-letter');
      const colour = await paint(sign, free === 3 ? 'stroke' : 'fill');
      expect(contrast(colour, await paint(shape, 'fill')), `sign of ${free}, ${colorScheme}`).toBeGreaterThan(4.5);
    }
    expect(contrast(await paint(seat(20).locator('.sp-sign'), 'stroke'), canvas), `taken, ${colorScheme}`).toBeGreaterThan(3);
    const chosen = seat(6).locator('.sp-shape');
    expect(await paint(chosen, 'fill'), `chosen, ${colorScheme}`).not.toBe(await paint(seat(5).locator('.sp-shape'), 'fill'));
    expect(contrast(await paint(chosen, 'fill'), canvas), `chosen, ${colorScheme}`).toBeGreaterThan(1.5);
    expect(contrast(await paint(seat(6).locator('.sp-sign'), 'stroke'), await paint(chosen, 'fill'))).toBeGreaterThan(3);
    const focus = plan.locator('.sp-seat:focus-visible .sp-target');
    expect(contrast(await paint(focus, 'stroke'), canvas), `focus, ${colorScheme}`).toBeGreaterThan(4.5);
    for (const line of ['.sp-stage', '.sp-standing', '.sp-step[aria-disabled="false"] .sp-sign'])
      expect(contrast(await paint(plan.locator(line), 'stroke'), canvas), `${line}, ${colorScheme}`).toBeGreaterThan(3);
    for (const words of ['.sp-row', '.sp-area', '.sp-stage-name', '.sp-left', '.sp-amount'])
      expect(contrast(await paint(plan.locator(words), 'fill'), canvas), `${words}, ${colorScheme}`).toBeGreaterThan(4.5);
    const marks = await plan.locator('.sp-keys svg').all();
    const pictures = await Promise.all(marks.map(async (mark) => (await mark.screenshot()).toString('base64')));
    // Two price groups, three kinds of seats, taken and chosen.
    expect([marks.length, new Set(pictures).size]).toEqual([7, 7]);
  }
});
