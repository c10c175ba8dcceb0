import { calendar } from '../programme/calendar.ts';
import { cards, productionsList } from '../programme/productions.ts';
import { desktop, ready, test, withMotion } from '../support/site.ts';
import { expectTransitionsThereAndBack, recordImageTransitions } from './image-transitions.ts';

test.use({ ...desktop, ...withMotion, brand: 'kammer' });

test('EVT-09 PROD-01 ANIM-04 in the second brand the poster moves from the grids to the page and back', async ({ page }) => {
  await recordImageTransitions(page);
  await page.goto(calendar.de);
  await ready(page);
  await expectTransitionsThereAndBack(page, page.locator('growing-list .evc').nth(5));
  await page.goto(productionsList.de);
  await ready(page);
  await expectTransitionsThereAndBack(page, cards(page).nth(9));
});
