import { variantsToRun } from '../../support/variants.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { cartKey, moreKey, openWidget, widget } from './booking.ts';

for (const [name, device, language] of variantsToRun([
  ['360', phone, 'de'],
  ['1280', desktop, 'en'],
] as const)) {
  test.describe(name, () => {
    test.use(device);

    test(`BOOK-11 axe finds nothing in any state of the widget (${language}, ${name})`, async ({ page, site, problems }) => {
      problems.expect(/status of 400/);
      test.setTimeout(120_000);
      await openWidget(page, site, language);
      expect(await axeViolations(page), 'closed list').toEqual([]);
      await moreKey(page).click();
      await widget(page).locator('.all').click();
      expect(await axeViolations(page, 'dialog.bk'), 'chosen').toEqual([]);
      await widget(page).locator('.disc').first().click();
      expect(await axeViolations(page, 'dialog.bk'), 'discounts').toEqual([]);
      await cartKey(page, language).click();
      await expect(widget(page).locator('.mark')).toBeVisible();
      expect(await axeViolations(page, 'dialog.bk'), 'success').toEqual([]);
      await widget(page).locator('.btn.quiet').click();
      for (let ticket = 0; ticket < 39; ticket += 1) await moreKey(page).click();
      await cartKey(page, language).click();
      await expect(widget(page).locator('.mark.bad')).toBeVisible();
      expect(await axeViolations(page, 'dialog.bk'), 'failure').toEqual([]);
    });
  });
}
