import { eq } from 'drizzle-orm';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { beginWriting, submittedEntries } from '../site/forms-steps.ts';
import { expect, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test('ADMIN-02 FORM-01 FORM-02 FORM-11 by keyboard alone: a form with three fields is made in the office and filled in on its page', async ({
  page,
  site,
}) => {
  test.slow();
  await openOffice(page, 'en', '/admin/forms');
  await expectTidy(page, 'list of forms');
  await page.goto('/en/admin/forms/new');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step++) {
      if ((await focused()) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached, but ${await focused()}`);
  };
  /** Enter in a row asks for the next one; its first place has the focus. */
  const next = async (row: number) => {
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(`fields.${row}.label.de`);
  };
  const inTurn = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };
  await tabTo('title.de');
  await inTurn('Umfrage', 'Survey');
  await tabTo('operation');
  await next(0);
  await inTurn('Ihr Name', 'Your name');
  await tabTo('fields.0.required');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await next(1);
  await inTurn('Ihre E-Mail', 'Your email', 'Em');
  await next(2);
  await inTurn('Tag', 'Day', 'Dr');
  await tabTo('fields.2.choices.de');
  await inTurn('Freitag\nSamstag', 'Friday\nSaturday');
  await expectTidy(page, 'form of a form');
  await tabTo('recipients');
  await page.keyboard.type('survey@haus.example');
  await tabTo('retention_days');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(page.locator('.adm-fold > summary')).toHaveText([
    'Field 1 · Your name · Text, one line · Required',
    'Field 2 · Your email · Email address',
    'Field 3 · Day · Drop-down list',
  ]);
  await page.getByRole('link', { name: 'See it on the website' }).press('Enter');
  await page.waitForURL('**/en/forms/survey/*');
  await beginWriting(page);
  await inTurn('Ada', 'ada@example.org', 'S');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-thanks')).toBeFocused();
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await submittedEntries(site, id)).toEqual([{ 'ihr-name': 'Ada', 'ihre-e-mail': 'ada@example.org', tag: 'Saturday' }]);
  // As findings of the page editor's check lead there.
  await page.goto(`/en/admin/forms/${id}#fields`);
  await expect(page.locator('#fields :focus')).toHaveCount(1);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'See the entries (1)' }).press('Enter');
  await expect(page.locator('.adm-list')).toContainText('Survey');
  // A draft of the production is stored.
  await site.edit([], async () => undefined);
});

test('ADMIN-18 EDIT-10 pictures of an entry are chosen by thumbnail in the media library, by mouse and keyboard, and are there after saving', async ({
  page,
  site,
}) => {
  // A draft of the production is stored.
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/productions');
  await page.goto('/en/admin/productions/1');
  await page.locator('details:has([data-media-list="images"]) > summary').last().click();
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const shown = pictures.getByRole('checkbox');
  const before = await shown.count();
  await expect(pictures.locator('.adm-thumbnail').first()).toBeVisible();
  await expect(pictures.getByRole('combobox')).toBeHidden();
  await pictures.getByRole('button', { name: /^Choose a picture/ }).focus();
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog');
  await library.getByRole('listbox').getByRole('option').first().click();
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toHaveCount(0);
  await expect(shown).toHaveCount(before + 1);
  await expect(pictures.getByRole('button', { name: /^Choose a picture/ })).toBeFocused();
  const name = (await shown.last().getAttribute('name')) ?? '';

  const poster = page.locator('[data-media-field]').first();
  const chosen = await poster.getByRole('combobox').inputValue();
  await poster.getByRole('button', { name: /^Choose a picture/ }).click();
  // The library has the focus in its search.
  await expect(library.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(library).toHaveCount(0);
  await expect(poster.getByRole('combobox')).not.toHaveValue(chosen);
  const now = await poster.getByRole('combobox').inputValue();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/productions/1?done=*');
  await page.goto('/en/admin/productions/1');
  await expect(page.locator(`input[name="${name}"]`)).toBeChecked();
  await expect(page.locator('[data-media-field] select').first()).toHaveValue(now);
});

test('ADMIN-30 EDIT-07 EDIT-10 rich text of an entry is edited with the text editor of the page, by keyboard, mouse and touch, and plainly without script', async ({
  page,
  site,
  browser,
}) => {
  await site.edit([], async () => undefined);
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, 'en', '/admin/persons');
  await page.goto('/en/admin/persons/1');
  const text = page.getByRole('textbox', { name: 'Biography, English' });
  const tools = page.getByRole('toolbar', { name: 'Format text: Biography, English' });
  await page.getByRole('group', { name: 'Biography' }).getByText('English', { exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('She plays ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Ariel');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: /^Bold/ })).toBeFocused();
  // One tab stop: the arrows go on, and round.
  for (const key of ['End', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('one');
  await page.keyboard.press('ControlOrMeta+K');
  const popup = page.getByRole('dialog');
  await popup.getByRole('combobox').first().fill('https://example.org/ariel');
  await popup
    .getByRole('listbox')
    .getByRole('option', { name: /example.org/ })
    .click();
  await popup.getByRole('button', { name: 'Set link' }).click();
  await popup.getByRole('textbox', { name: 'Link text' }).fill('two');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'two' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h2 style="color: red">three</h2><p><u>four</u></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('status').filter({ hasText: 'underlin' })).toBeVisible();
  await expectTidy(page, 'rich text at 360 px');
  // What is typed here belongs to the form: it is stored with it, and only where it was changed.
  const german = await page.getByRole('textbox', { name: 'Biography, Deutsch' }).innerHTML();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/persons/1?done=*');
  await page.goto('/en/admin/persons/1');
  await text.scrollIntoViewIfNeeded();
  await expect(text.getByRole('link', { name: 'two' })).toHaveAttribute('href', 'https://example.org/ariel');
  await expect(text.locator('p > strong').first()).toHaveText('Ariel');
  await expect(text.locator('ul > li')).toHaveText(['onetwo', /^three/]);
  expect(await page.getByRole('textbox', { name: 'Biography, Deutsch' }).innerHTML()).toBe(german);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await page.context().storageState(),
  });
  const plainPage = await plain.newPage();
  await plainPage.goto('/en/admin/persons/1');
  const notes = plainPage.getByRole('textbox', { name: 'Biography, English' });
  await expect(notes).toHaveValue(/^She plays \*\*Ariel\*\*\n\n- one\[two\]\(https:\/\/example\.org\/ariel\)/);
  await notes.fill('Plainly _typed_.');
  await plainPage.getByRole('button', { name: 'Save', exact: true }).click();
  await plain.close();
  await page.goto('/en/admin/persons/1');
  await text.scrollIntoViewIfNeeded();
  await expect(text.locator('em')).toHaveText('typed');
});

test('ADMIN-31 pictures of an entry are put in order by keyboard, dragging and without script, and say what they lack, with a link to its control', async ({
  page,
  site,
  browser,
}) => {
  await site.edit([], (database) =>
    database.update(media).set({ copyright: '', description: {}, is_decorative: false }).where(eq(media.name, 'Plakat Sturm 3.webp')),
  );
  await openOffice(page, 'en', '/admin/productions');
  await page.goto('/en/admin/productions/1#images');
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const titles = pictures.locator('li .title');
  const [first = '', second = '', third = ''] = await titles.allTextContents();
  const rest = (await titles.allTextContents()).slice(3);
  await pictures.getByRole('button', { name: `Move down: ${first}` }).focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText([second, first, third, ...rest]);
  await expect(pictures.getByRole('button', { name: `Move down: ${first}` })).toBeFocused();
  await expect(pictures.getByRole('status')).toHaveText(`${first}: position 2 of ${3 + rest.length}.`);

  const handle = pictures.locator('li', { hasText: third }).locator('[data-drag]');
  const dragToTop = async () => {
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await pictures.locator('li').first().boundingBox()];
    if (!from || !to) throw new Error('The handle is not on the page.');
    await page.mouse.move(from.x + 9, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(to.x + 9, to.y + 10, { steps: 4 });
    await expect(titles).toHaveText([third, second, first, ...rest]);
  };
  await dragToTop();
  await page.keyboard.press('Escape');
  await expect(titles).toHaveText([second, first, third, ...rest]);
  await page.mouse.up();
  await dragToTop();
  await page.mouse.up();
  await expectTidy(page, 'pictures of a production');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/productions/1?done=*');

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await page.context().storageState(),
  });
  const plainPage = await plain.newPage();
  await plainPage.goto('/en/admin/productions/1');
  const plainTitles = plainPage.getByRole('group', { name: 'Pictures' }).locator('li .title');
  await plainPage.locator('details:has([data-media-list="images"]) > summary').last().click();
  await expect(plainTitles).toHaveText([third, second, first, ...rest]);
  await plainPage.getByRole('button', { name: `Move up: ${first}` }).click();
  await expect(plainTitles).toHaveText([third, first, second, ...rest]);
  await plain.close();

  await page.goto('/en/admin/productions/1#images');
  const lacking = pictures.locator('li', { hasText: 'Plakat Sturm 3.webp' });
  await expect(lacking.getByRole('link')).toHaveText(['Alt missing', 'Copyright missing']);
  await expect(pictures.getByRole('link')).toHaveCount(2);
  const opening = page.waitForEvent('popup');
  await lacking.getByRole('link', { name: 'Copyright missing' }).press('Enter');
  const medium = await opening;
  await expect(medium.getByRole('textbox', { name: 'Copyright' })).toBeFocused();
  await medium.keyboard.type('Photo: Ada');
  await medium.keyboard.press('ControlOrMeta+S');
  await medium.waitForURL('**?done=*');
  await medium.close();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(lacking.getByRole('link')).toHaveText(['Alt missing']);
  // It is looked at again until nothing is missing, and no more then.
  await site.edit([], (database) =>
    database
      .update(media)
      .set({ description: { en: 'A storm', de: 'Ein Sturm' } })
      .where(eq(media.name, 'Plakat Sturm 3.webp')),
  );
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/pageeditor-api/media/') && reads.push(request.url()));
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await comeBack();
  await expect(lacking.getByRole('link')).toHaveCount(0);
  await comeBack();
  await comeBack();
  await page.evaluate(() => fetch('/en/pageeditor-api/media/?q=nothing').then((answer) => answer.status));
  expect(reads.map((url) => new URL(url).pathname.replace(/\d+/, 'ID'))).toEqual([
    '/en/pageeditor-api/media/ID/',
    '/en/pageeditor-api/media/',
  ]);
});
