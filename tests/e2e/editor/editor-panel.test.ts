import { showModules, siteSamples } from '../modules/module-pages.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, prepareEditing, saved } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-100 EDIT-11 a time is typed and stored in a browser without Temporal, too', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  const { image } = await siteSamples(site);
  await showModules(site, 'auftakt-spaeter', [
    { model: 'hero-media', fields: { headline: { de: 'Der Sturm' }, online_from: '2020-01-01T00:00:00Z', image } },
  ]);
  await openEditor(page, '/de/auftakt-spaeter');
  await page.locator('main .m-hero-media').click({ position: { x: 30, y: 90 } });
  const panel = page.getByRole('complementary', { name: 'Großer Auftakt' });
  const from = panel.getByLabel('Sichtbar ab');
  const to = panel.getByLabel('Sichtbar bis');
  await expect(from).toHaveValue('2020-01-01T01:00');
  await from.fill('2026-10-25T02:30');
  await to.fill('2027-07-01T10:00');
  await to.press('Tab');
  await saved(page);
  await openEditor(page, '/de/auftakt-spaeter');
  await page.locator('main .m-hero-media').click({ position: { x: 30, y: 90 } });
  await expect(from).toHaveValue('2026-10-25T02:30');
  await expect(to).toHaveValue('2027-07-01T10:00');
});

test('EDIT-19 EDIT-10 the alternative text in the panel goes upon what others have said of the picture meanwhile, and over the same text only when it is typed on', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 409/);
  const { image } = await siteSamples(site);
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const address = `/de/pageeditor-api/media/${image}/`;
  const change = async (data: object) =>
    expect((await page.request.patch(address, { data, headers: { 'x-csrftoken': csrf } })).status()).toBe(200);
  const stored = async () => {
    const { descriptions, captions } = await (await page.request.get(address)).json();
    return [descriptions.de, descriptions.en, captions.de];
  };
  await change({ descriptions: { de: 'Ein Garten', en: 'A garden' }, captions: { de: '' } });
  await openEditor(page, '/de/winter');
  await page.locator('main .m-full-teaser').click({ position: { x: 8, y: 8 } });
  const field = page.locator('[data-region="panel"] [data-field="image"]');
  const text = field.getByRole('textbox', { name: /^Alternativtext/ });
  await expect(text).toHaveValue('Ein Garten');
  await change({ captions: { de: 'Im Winter' }, descriptions: { en: 'The garden' } });
  await text.fill('Ein Garten im Schnee');
  await expect(field.getByRole('status')).toContainText('Gespeichert');
  expect(await stored()).toEqual(['Ein Garten im Schnee', 'The garden', 'Im Winter']);
  await change({ descriptions: { de: 'Ein Park' } });
  await text.fill('Ein Garten bei Nacht');
  await text.press('Tab');
  await expect(field.getByRole('status')).toContainText('Gespeichert ist jetzt: Ein Park');
  await expect(text).toHaveValue('Ein Garten bei Nacht');
  expect((await stored())[0]).toBe('Ein Park');
  await text.fill('Ein Garten bei Nacht, verschneit');
  await expect.poll(async () => (await stored())[0]).toBe('Ein Garten bei Nacht, verschneit');
  // What is said of it in the library, one visit away, is there afterwards.
  await field.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await change({ descriptions: { de: 'Ein Garten am Morgen' } });
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('Ein Garten am Morgen');
});
