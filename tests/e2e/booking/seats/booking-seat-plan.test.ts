import { variantsToRun } from '../../../support/variants.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { desktop, expect, phone, test } from '../../support/site.ts';
import { text } from '../../support/texts.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { isInSmallHall } from './seat-plan-of.ts';

/** The small hall is the room of the demo with a seat plan; its family performances are sold without seat groups. */
for (const [name, device, language] of variantsToRun([
  ['1280', desktop, 'en'],
  ['360', phone, 'de'],
] as const)) {
  test.describe(name, () => {
    test.use(device);

    test(`SHOP-61 SHOP-62 SHOP-64 SHOP-66 SHOP-303 seats are chosen in the plan by keyboard, a companion only with a wheelchair space, and whoever gives that back hears that both are free; the cart names them (${language}, ${name})`, async ({
      page,
      site,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await openWidget(page, site, language, await eventForSale(site, language, isInSmallHall));
      expect(loaded.filter((url) => /shop-seats|seat-chooser/.test(url))).toEqual([]);
      const opener = widget(page).getByRole('button', { name: text(language, 'seat_choose') });
      await opener.press('Enter');
      const plan = page.getByRole('dialog', { name: text(language, 'seat_choose') });
      const seats = plan.getByRole('gridcell');
      await expect(seats.first()).toBeVisible();
      expect(await axeViolations(page, 'dialog.sp'), 'plan').toEqual([]);
      const free = (kind: 'wheelchair' | 'companion') =>
        plan.locator(`.sp-seat.is-free[aria-label*="${text(language, `seat_kind_${kind}`)}"]`).first();
      // What does not fit a phone is shown whole first; a press enlarges it there and chooses nothing.
      const enlarge = async () => {
        await free('wheelchair').click();
        await expect(plan.getByRole('status')).toHaveText(text(language, 'seat_enlarged'));
        await expect(free('wheelchair')).toBeInViewport({ ratio: 1 });
        await expect(plan.locator('.sp-chosen li')).toHaveCount(0);
      };
      expect(await seats.evaluateAll((all) => all.filter((seat) => seat.getAttribute('tabindex') === '0').length)).toBe(1);

      await plan.locator('[tabindex="0"][role=gridcell]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      const current = page.locator(':focus');
      const row =
        language === 'de' ? /Saal, Reihe 2, Platz 1\d, Preisgruppe B, 22\s€, / : /Auditorium, Row 2, Seat 1\d, Price group B, 22\s€, /;
      await expect(current).toHaveAttribute('aria-label', row);
      await plan.locator('.sp-seat.is-free').first().focus();
      await page.keyboard.press('Space');
      await expect(current).toHaveAttribute('aria-selected', 'true');
      await expect(plan.getByRole('status')).toContainText(text(language, 'seat_state_chosen'));
      await page.keyboard.press('Enter');
      await expect(current).toHaveAttribute('aria-selected', 'false');

      if (name === '360') {
        for (const seat of [seats.first(), seats.last()]) await expect(seat).toBeInViewport();
        await enlarge();
        await plan.getByRole('button', { name: text(language, 'seat_zoom_in') }).click();
        await expect(free('wheelchair')).toBeInViewport();
      }
      const small = await seats.evaluateAll((all) => all.filter((seat) => seat.getBoundingClientRect().width < 24).length);
      expect(small).toBe(0);

      await free('companion').click();
      await expect(plan.getByRole('status')).toHaveText(text(language, 'seat_needs_wheelchair'));
      const choosePair = async () => {
        await free('wheelchair').click();
        await free('companion').click();
        await expect(plan.locator('.sp-chosen li')).toHaveCount(2);
      };
      await choosePair();
      await plan.locator('.sp-chosen li').first().getByRole('button').click();
      await expect(plan.getByRole('status')).toContainText(text(language, 'seat_kind_companion'));
      await choosePair();
      await plan.locator('summary').click();
      const boxes = plan.getByRole('checkbox');
      await boxes.first().check();
      await expect(plan.locator('.sp-chosen li')).toHaveCount(3);
      expect(await axeViolations(page, 'dialog.sp'), 'chosen').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(plan).toHaveCount(0);
      await expect(opener).toBeFocused();

      await opener.click();
      if (name === '360') await enlarge();
      await free('wheelchair').click();
      await free('companion').click();
      await plan.locator('.sp-foot .btn').click();
      await expect(widget(page).locator('.mark')).toBeVisible();
      await widget(page).locator('.msg a.btn').click();
      for (const kind of ['wheelchair', 'companion'] as const)
        await expect(page.locator('.cart-items')).toContainText(text(language, `seat_kind_${kind}`));
    });
  });
}
