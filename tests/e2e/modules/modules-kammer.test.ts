import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, readDocument, ready, test } from '../support/site.ts';
import { modulesReady, showEvery, sticksOut } from './every-module.ts';
import { showModules } from './module-pages.ts';

test.use({ ...desktop, brand: 'kammer' });

test('MOD-22 EVT-09 dates of a page stand on posters where the calendar has posters, and lead to their pages', async ({ page, site }) => {
  await showModules(site, 'termine', [{ model: 'event-list', fields: { filters: 'next_3_days' } }]);
  await readDocument(page, '/en/termine');
  await ready(page);
  const card = page.locator('.m-event-list .evc').first();
  await expect(card.locator('.on')).toBeVisible();
  const link = card.getByRole('link').first();
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('MOD-01 MOD-39 every module hydrates in the second brand too: axe finds nothing, nothing overflows', async ({
  page,
  site,
  problems,
}) => {
  // The sample's film is a picture.
  problems.expect(/media/);
  const slug = await showEvery(site, 'usual');
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(`/de/${slug}`);
    await modulesReady(page);
    expect(await axeViolations(page), `${viewport.width} px`).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  }
});
