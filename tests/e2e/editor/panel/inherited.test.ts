import type { Page } from '@playwright/test';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { media } from '../../../../src/features/media/media.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import type { Site } from '../../support/test-server.ts';
import { tonight } from '../daily/tonight.ts';
import { openEditor, saving } from '../editor.ts';

const taken = 'Übernommen aus der Produktion:';
const preline = { de: 'Ein Abend der Produktion', en: 'An evening of the production' };
const subline = { de: 'Nach dem Roman', en: 'From the novel' };

/** Tonight's performance without lines of its own, and the name of the picture of its production. */
async function showInheriting(site: Site, own: { hasPicture: boolean }) {
  const { id, link, production } = await tonight(site);
  const of = production?.id ?? 0;
  const { db } = site.database;
  const [picture] = await db
    .select({ id: media.id, name: media.name })
    .from(productions)
    .innerJoin(media, eq(media.id, productions.image))
    .where(eq(productions.id, of));
  const [other] = await db
    .select({ image: productions.image })
    .from(productions)
    .where(and(isNotNull(productions.image), ne(productions.image, picture?.id ?? 0)));
  await site.edit([`event:${id}`, `production:${of}`, 'events'], async (database) => {
    await database.update(productions).set({ preline, subline }).where(eq(productions.id, of));
    const image = own.hasPicture ? (other?.image ?? null) : null;
    await database.update(events).set({ preline: {}, headline: {}, subline: {}, description: {}, image }).where(eq(events.id, id));
  });
  return { address: link.url, id, picture: picture?.name ?? '' };
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Vorstellung' });
const heroPicture = (page: Page) => page.locator('main .ehero .pic img');

test.describe('at a desk', () => {
  test.use(desktop);

  test('EDIT-340 EDIT-13 the panel of a performance says what its production shows, and what is typed in its place stands on the page and in the preview; emptied, that of the production is back', async ({
    page,
    site,
  }) => {
    const { address, picture } = await showInheriting(site, { hasPicture: true });
    await logIn(page);
    await openEditor(page, address);
    const panel = panelOf(page);
    const field = panel.getByLabel('Unterzeile');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(`${taken} ${subline.de}`);
    await expect(panel.getByLabel('Zeile darüber')).toHaveAccessibleDescription(`${taken} ${preline.de}`);
    await panel.getByRole('tab', { name: /^English/ }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${taken} ${subline.en}`));
    await panel.getByRole('tab', { name: /^Deutsch/ }).click();
    expect(await axeViolations(page, '.bs')).toEqual([]);

    const lead = page.locator('main .ehero .lead').last();
    await expect(lead).toHaveText(`${preline.de}. ${subline.de}`);
    await field.fill('Nur heute im Foyer');
    await expect(lead).toHaveText(`${preline.de}. Nur heute im Foyer`);
    await expect(field).toHaveAccessibleDescription('');
    const description = panel.locator('[data-field="description"] [contenteditable]');
    await description.fill('Heute ohne Vorwort.');
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
    await page.getByRole('button', { name: 'Telefon' }).click();
    const shown = page.frameLocator('iframe[title^="Vorschau"]').locator('main');
    await expect(shown.locator('.ehero .lead').last()).toHaveText(`${preline.de}. Nur heute im Foyer`);
    await expect(shown.getByText('Heute ohne Vorwort.', { exact: true })).toBeAttached();
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await description.fill('');
    await expect(page.locator('main').getByText('Heute ohne Vorwort.', { exact: true })).toHaveCount(0);
    await field.fill('');
    await expect(lead).toHaveText(`${preline.de}. ${subline.de}`);
    await expect(field).toHaveAccessibleDescription(`${taken} ${subline.de}`);

    // So is the picture, which has no language.
    const image = panel.locator('[data-field="image"]');
    await expect(image).not.toContainText(taken);
    const own = (await heroPicture(page).getAttribute('src')) ?? '';
    await image.getByRole('button', { name: 'Entfernen' }).click();
    await expect(image).toContainText(`${taken} ${picture}`);
    await expect(heroPicture(page)).not.toHaveAttribute('src', own);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(image).not.toContainText(taken);
    await expect(heroPicture(page)).toHaveAttribute('src', own);
  });

  test('EDIT-341 a press on a line of the production begins its own one in its place; untouched, nothing is stored of it', async ({
    page,
    site,
  }) => {
    const { address, id } = await showInheriting(site, { hasPicture: false });
    await logIn(page);
    await openEditor(page, address);
    const panel = panelOf(page);
    await expect(panel.locator('[data-field="image"]')).toContainText(taken);
    const field = panel.getByLabel('Unterzeile');
    await expect(field).toHaveAccessibleDescription(`${taken} ${subline.de}`);
    const line = page.locator('main .ehero .lead').getByText(subline.de, { exact: true });
    const writing = page.locator('main .bs-writing');
    await line.click();
    await expect(writing).toBeFocused();
    await expect(writing).toHaveText(subline.de);
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(saving(page)).toHaveAttribute('data-saving', 'idle');
    await line.click();
    await page.keyboard.type('Zum letzten Mal');
    await expect(field).toHaveValue('Zum letzten Mal');
    // Emptied while it is written, it goes on until it is left.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(writing).toBeFocused();
    await page.keyboard.type('Nur heute');
    await page.keyboard.press('Escape');
    await expect(page.locator('main .ehero .lead').last()).toHaveText(`${preline.de}. Nur heute`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
    const stored = (await (await page.request.get(`/de/pageeditor-api/content/events/${id}/`)).json()) as {
      draft: { values: Record<string, unknown> };
    };
    expect(stored.draft.values).toMatchObject({ preline: {}, subline: { de: 'Nur heute' } });
    // Tab leads from text to text, also to that of the production.
    await page.locator('main .ehero .lead').getByText('Nur heute', { exact: true }).click();
    await page.keyboard.press('Shift+Tab');
    await expect(writing).toHaveText(preline.de);
    await page.keyboard.press('Escape');
    await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
  });

  test('EDIT-13 EDIT-340 what is typed while the page is rendered anew with an older draft stays on it, and emptied it shows the production again', async ({
    page,
    site,
  }) => {
    const { address } = await showInheriting(site, { hasPicture: false });
    await logIn(page);
    await openEditor(page, address);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isPage = (url: URL) => url.pathname === address && url.searchParams.has('edit');
    await page.route(isPage, async (route) => {
      await held;
      await route.continue();
    });
    const panel = panelOf(page);
    const lead = page.locator('main .ehero .lead').last();
    await expect(panel.getByLabel('Unterzeile')).toHaveAccessibleDescription(`${taken} ${subline.de}`);
    const request = page.waitForRequest((one) => isPage(new URL(one.url())));
    await panel.getByLabel('Unterzeile').fill('Nur heute im Foyer');
    await panel.getByLabel('Zeile darüber').fill('Vorab');
    // What is left becomes the draft.
    await panel.getByLabel('Überschrift').focus();
    await request;
    await panel.getByLabel('Unterzeile').fill('');
    await panel.getByLabel('Zeile darüber').fill('');
    await expect(lead).toHaveText(`${preline.de}. ${subline.de}`);
    const answered = page.waitForResponse((one) => isPage(new URL(one.url())));
    release();
    await (await answered).finished();
    // The page of that draft was put in before what waits next is said.
    await expect(saving(page)).toHaveAttribute('data-saving', 'waiting');
    await expect(lead).toHaveText(`${preline.de}. ${subline.de}`);
  });
});
