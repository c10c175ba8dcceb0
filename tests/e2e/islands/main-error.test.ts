import { sql } from 'drizzle-orm';
import { readModules } from '../../../tools/read-modules.ts';
import { variantsToRun } from '../../support/variants.ts';
import { showModules, siteSamples } from '../modules/module-pages.ts';
import { desktop, expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use(desktop);

for (const [language, heading] of variantsToRun([
  ['de', 'Das hat leider nicht funktioniert.'],
  ['en', text('en', 'error_heading')],
] as const)) {
  test(`ERR-10 ERR-11 NAV-02 an error inside the main area leaves header and footer, and the page can be loaded again (${language})`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 500/);
    const film = (await readModules()).get('video')?.samples.usual(await siteSamples(site));
    if (!film) throw new Error('There are no films.');
    await showModules(site, 'film', [{ model: 'video', ...film }]);
    // Content no form of the product would store, and no view expects.
    const store = (address: string) =>
      site.edit(['pages'], (database) =>
        database.execute(
          sql`update snapshots set tree = jsonb_set(tree, '{modules,0,fields,video_url}', ${address}::jsonb) where tree #>> '{modules,0,model}' = 'video'`,
        ),
      );
    const { error } = console;
    console.error = () => undefined;
    try {
      await store('7');
      const answer = await page.goto(`/${language}/film`);
      expect(answer?.status()).toBe(500);
    } finally {
      console.error = error;
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByText(text(language, 'error_unknown'))).toBeVisible();
    await expect(main.locator('a.logo')).toHaveAttribute('href', `/${language}`);
    await expect(page.getByRole('banner').locator('a.logo')).toHaveAttribute('href', `/${language}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await store('"https://youtu.be/foyer2026xy"');
    await page.getByRole('link', { name: text(language, 'error_reload') }).click();
    await expect(page.locator('.m-video').getByRole('button', { name: text(language, 'external_load_once') })).toBeVisible();
  });
}
