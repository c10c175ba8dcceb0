import type { Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { tempFiles } from '../../../src/features/forms/forms.tables.server.ts';
import { desktop, expect, test, withoutScript } from '../support/site.ts';
import { beginWriting, checkForms, formOf, submittedEntries } from './forms-steps.ts';

test.use(desktop);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

test.describe('without script', () => {
  test.use(withoutScript);

  test('FORM-06 FORM-11 MOD-17 a form on a page is submitted, comes back with its errors and is submitted again', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 400/);
    const { id, de } = await formOf(site, 'kontakt');
    await page.goto('/de/ihr-besuch/theaterkasse');
    const form = page.locator('.m-forms form');
    await form.getByLabel('Ihr Name').fill('Ada Brandt');
    await form.getByLabel('Worum geht es?').selectOption('Fundsachen');
    await form.getByLabel('Ihre Nachricht').fill('Ein Schal.\nRot.');
    await form.getByRole('button', { name: 'Absenden' }).click();
    await expect(page).toHaveURL(new RegExp(`${de}$`));
    await expect(page.getByRole('alert')).toContainText('Dieses Feld ist erforderlich!');
    await expect(page.getByLabel('Ihre E-Mail-Adresse')).toBeFocused();
    await expect(page.getByLabel('Worum geht es?')).toHaveValue('Fundsachen');
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ein Schal.\nRot.');
    await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.locator('.form-thanks')).toContainText('Vielen Dank! Ihre Nachricht wurde gesendet.');
    expect(await submittedEntries(site, id)).toEqual([
      { name: 'Ada Brandt', email: 'ada@example.org', subject: 'Fundsachen', message: 'Ein Schal.\nRot.' },
    ]);
    await page.getByRole('link', { name: 'Formular noch einmal ausfüllen' }).click();
    await expect(page.getByLabel('Ihr Name')).toHaveValue('');
  });
});

test('FORM-06 FORM-07 FORM-08 FORM-11 by keyboard alone: missing values and a wrong address at once, the first in focus, correction, one submission, the thanks of the form', async ({
  page,
  site,
}) => {
  const { id, en } = await formOf(site, 'heft');
  await page.goto(en);
  await beginWriting(page);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This field is required!');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  let submissions = 0;
  page.on('request', (request) => void (request.url().includes('forms-entries') && submissions++));
  // Browsers accept an address without a dot in its domain, the server does not.
  for (const text of ['Ada', 'Am Ring 7', '38899', '', 'ada@nowhere']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(['This field is required!', 'Invalid e-mail address!']);
  await expect(page.getByLabel('Town')).toBeFocused();
  expect(submissions).toBe(0);
  await page.keyboard.type('Hohenfurt');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type('ada@example.org');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.locator('.form-thanks')).toContainText('Thank you! The brochure goes to the post within days.');
  await expect(page.locator('.form-thanks')).toBeFocused();
  expect([submissions, (await submittedEntries(site, id)).length]).toEqual([1, 1]);
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('FORM-10 FORM-11 SITE-301 a file is uploaded when it is chosen, with progress; failure and reload lose nothing, a lost response duplicates nothing', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/forms-entries|ERR_FAILED|status of 400|temp-files/);
  const { id, de } = await formOf(site, 'schule');
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/temp-files/', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(de);
  await page.getByLabel('Ihr Name').fill('Mira');
  await page.getByLabel('Schule oder Gruppe').fill('Ringschule');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('mira@example.org');
  await page.getByLabel('Wie viele Personen?').fill('24');
  await page.getByLabel('5 bis 8').check();
  await page.getByLabel('Nachgespräch').check();
  await page.getByLabel('Namensliste').setInputFiles({ name: 'liste.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('progressbar', { name: 'liste.pdf wird hochgeladen' })).toBeVisible();
  goOn();
  await expect(page.getByText('liste.pdf (1 kB)')).toBeVisible();
  await page.getByLabel('Namensliste').setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<b>') });
  await expect(page.locator('.form-row .form-error')).toHaveText(/Diese Datei können wir nicht annehmen/);
  await page.getByLabel('Namensliste').setInputFiles({ name: 'liste.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('liste.pdf (1 kB)')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Mira');
  await expect(page.getByLabel('5 bis 8')).toBeChecked();
  await expect(page.getByLabel('Nachgespräch')).toBeChecked();
  await expect(page.getByText('liste.pdf (1 kB)')).toBeVisible();

  // The first response is lost, though the server has stored the entry.
  let attempts = 0;
  await page.route('**/api/forms-entries/', async (route) => {
    attempts += 1;
    const response = await route.fetch();
    return attempts === 1 ? route.abort() : route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByRole('alert')).toContainText('Das Senden hat nicht geklappt.');
  // Whoever has pressed looks there.
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Absenden' })).toBeInViewport();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Mira');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('.form-thanks')).toContainText('Vielen Dank!');
  const entries = await submittedEntries(site, id);
  expect([attempts, entries.length]).toEqual([2, 1]);
  expect(entries[0]).toMatchObject({ name: 'Mira', school: 'Ringschule', persons: 24, age: '5 bis 8', extras: ['Nachgespräch'] });
});

test('FORM-10 FORM-06 the file chosen last is the one submitted, however long an earlier one takes; focus stays in the form when a file is removed and when another message is begun', async ({
  page,
  site,
}) => {
  const { id, en } = await formOf(site, 'schule');
  const ended = new Set<Request>();
  page.on('requestfinished', (request) => void ended.add(request));
  page.on('requestfailed', (request) => void ended.add(request));
  const uploads: { request: Request; finish: () => void }[] = [];
  await page.route('**/api/temp-files/', async (route) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    uploads.push({ request: route.request(), finish: resolve });
    await promise;
    // One that was given up cannot go on.
    await route.continue().catch(() => undefined);
  });
  const choose = async (name: string) => {
    const count = uploads.length;
    await page.getByLabel('List of names').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf });
    await expect.poll(() => uploads.length).toBe(count + 1);
    return async () => {
      uploads[count]?.finish();
      await expect.poll(() => ended.has(uploads[count]?.request as Request)).toBe(true);
    };
  };
  await page.goto(en);
  await beginWriting(page);
  const finishLong = await choose('long.pdf');
  const finishShort = await choose('short.pdf');
  await finishShort();
  await expect(page.getByText('short.pdf (1 kB)')).toBeVisible();
  await finishLong();
  await expect(page.getByText('short.pdf (1 kB)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove short.pdf' }).press('Enter');
  await expect(page.getByText('short.pdf (1 kB)')).toBeHidden();
  await expect(page.getByLabel('List of names')).toBeFocused();

  await page.getByLabel('Your name').fill('Mira');
  await page.getByLabel('School or group').fill('Ringschule');
  await page.getByLabel('Your e-mail address').fill('mira@example.org');
  await page.getByLabel('How many people?').fill('24');
  await page.getByLabel('5 to 8').check();
  const finishWrong = await choose('wrong.pdf');
  const finishRight = await choose('right.pdf');
  await finishWrong();
  await page.getByRole('button', { name: 'Send' }).click();
  await finishRight();
  await expect(page.locator('.form-thanks')).toBeFocused();
  const [entry] = await submittedEntries(site, id);
  const [file] = await site.database.db
    .select()
    .from(tempFiles)
    .where(eq(tempFiles.id, String(entry?.list)));
  expect(file?.name).toBe('right.pdf');
  await page.getByRole('button', { name: 'Fill in the form again' }).press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('ROUTE-16 FORM-06 axe finds nothing on a form, empty, with errors and submitted; it fits a phone; switching the language preserves what was typed', async ({
  page,
  site,
}) => {
  test.slow();
  await checkForms(page, site, async () => undefined);
  const { de, en } = await formOf(site, 'kontakt');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(de);
  await beginWriting(page);
  await page.getByLabel('Ihr Name').fill('Ada');
  await page.goto(en);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test('FORM-06 what is typed before the script has loaded stays and is submitted by it; without it the form is submitted all the same', async ({
  page,
  site,
}) => {
  const { id, de } = await formOf(site, 'kontakt');
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/form-view*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(de);
  await page.getByLabel('Ihr Name').fill('Ada Brandt');
  await page.getByLabel('Worum geht es?').selectOption('Fundsachen');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
  goOn();
  await page.getByLabel('Ihre Nachricht').pressSequentially('Ein Schal, rot und lang, liegt unter Platz 7.', { delay: 10 });
  await expect(page.locator('foyer-island[name="form-view"]')).toHaveAttribute('data-state', 'ready');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ein Schal, rot und lang, liegt unter Platz 7.');
  await page.reload();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ein Schal, rot und lang, liegt unter Platz 7.');
  await page.unroute('**/assets/form-view*.js');
  await page.route('**/assets/form-view*.js', () => undefined);
  await page.reload();
  await page.getByLabel('Ihr Name').fill('Ada Brandt');
  await page.getByLabel('Worum geht es?').selectOption('Fundsachen');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
  await page.getByLabel('Ihre Nachricht').fill('Ein Hut.');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('.form-thanks')).toContainText('Vielen Dank!');
  expect((await submittedEntries(site, id)).at(-1)).toMatchObject({ message: 'Ein Hut.' });
  // The stored draft is not offered again.
  await page.unroute('**/assets/form-view*.js');
  await page.getByRole('link', { name: 'Formular noch einmal ausfüllen' }).click();
  await beginWriting(page);
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('');
});
