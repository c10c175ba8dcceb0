import { calendar } from './calendar.ts';
import { expectFlightsOf, watchFlights } from './image-flights.ts';
import { cards, productionsList } from './productions.ts';
import { desktop, ready, test } from './site.ts';

test.use({ ...desktop, brand: 'kammer' });

test('EVT-09 PROD-01 ANIM-04 in the second brand the poster flies from the grids to the page and back', async ({ page }) => {
  await watchFlights(page);
  await page.goto(calendar.de);
  await ready(page);
  await expectFlightsOf(page, page.locator('growing-list .evc').nth(5));
  await page.goto(productionsList.de);
  await ready(page);
  await expectFlightsOf(page, cards(page).nth(9));
});
