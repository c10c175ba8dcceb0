import { readModules } from '../../tools/read-modules.ts';
import { houseThings, showModules } from './module-pages.ts';
import { desktop, expect, test } from './site.ts';
import { text } from './texts.ts';

test.use(desktop);

for (const [language, heading] of [
  ['de', 'Das hat leider nicht funktioniert.'],
  ['en', text('en', 'error_heading')],
] as const) {
  test(`ERR-10 ERR-11 NAV-02 what fails inside the main area leaves header and footer and can be loaded again (${language})`, async ({
    page,
    site,
    trouble,
  }) => {
    trouble.expect(/broken on purpose|Minified React error/);
    const film = (await readModules()).get('video')?.samples.usual(await houseThings(site));
    if (!film) throw new Error('There are no films.');
    await showModules(site, 'film', [{ model: 'video', ...film }]);
    const view = /\/assets\/video\.view-/;
    await page.route(view, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const waking = 'near'; export function VideoView() { throw new Error('broken on purpose'); }",
      }),
    );
    await page.goto(`/${language}/film`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByText(text(language, 'error_unknown'))).toBeVisible();
    await expect(main.locator('a.logo')).toHaveAttribute('href', `/${language}`);
    await expect(page.getByRole('banner').locator('a.logo')).toHaveAttribute('href', `/${language}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute(view);
    await page.getByRole('button', { name: text(language, 'error_reload') }).click();
    await expect(page.locator('.m-video').getByRole('button', { name: text(language, 'external_load_once') })).toBeVisible();
  });
}
