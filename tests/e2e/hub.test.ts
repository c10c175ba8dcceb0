import { axeViolations } from './axe-violations.ts';
import { logIn } from './demo-login.ts';
import { desktop, expect, phone, test } from './site.ts';

test.use(desktop);

test('ROUTE-25 the hub is for editors: others are redirected to the login and back, or refused with a message', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/);
  await page.goto('/cms-hub?lang=en');
  expect(new URL(page.url()).pathname).toBe('/en/user/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/cms-hub?lang=en');
  await logIn(page, 'visitor');
  expect((await page.goto('/cms-hub?lang=de'))?.status()).toBe(403);
  await expect(page.getByText('Diese Seite ist für die Redaktion.').first()).toBeVisible();
});

test('ROUTE-25 ADMIN-05 PAGE-02 PAGE-08 PAGE-12 PAGE-13 PAGE-14 pages are made, set up, published, compared, shared and brought back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page);
  const answer = await page.goto('/cms-hub?lang=de');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(page.getByRole('heading', { name: 'Seiten', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // A new page opens where it stands.
  await page.getByText('Neue Seite').click();
  await page.getByLabel('Titel, Deutsch').fill('Winter im Haus');
  await page.getByLabel('Titel, Englisch').fill('Winter at the house');
  await page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
  await page.waitForURL('**/de/winter-im-haus?edit');
  await page.goto('/cms-hub?lang=de');
  await expect(row('Winter im Haus').getByText('Entwurf')).toHaveCount(2);

  const open = async (what: string) => {
    await page.getByLabel('Mehr zu Winter im Haus').click();
    await page.getByRole('button', { name: what, exact: true }).click();
  };
  const close = () => page.keyboard.press('Escape');

  // Settings: a taken address is a field error, and what was typed stays.
  await open('Seite einrichten');
  const settings = page.getByRole('region', { name: 'Seite einrichten' });
  await settings.getByLabel('Adresse').fill('kontakt');
  await settings.getByLabel('Im Hauptmenü').check();
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText(/^(Unter dieser Adresse gibt es schon eine Seite|Gespeichert)\.$/).first()).toBeVisible();
  await settings.getByLabel('Adresse').fill('winter');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  await expect(settings.getByText('/de/winter', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await close();
  await expect(settings).toBeHidden();
  // The address that a page names for its settings leads to them.
  const all: { urls: { de: string }; settings_url: string }[] = await (await page.request.get('/de/pageeditor-api/pages/')).json();
  await page.goto(all.find(({ urls }) => urls.de === '/de/winter')?.settings_url ?? '');
  await expect(settings.getByLabel('Adresse')).toHaveValue('winter');
  await close();

  // Publishing now, and planning.
  await open('Veröffentlichen');
  const publishing = page.getByRole('region', { name: 'Veröffentlichen' });
  await publishing.getByLabel('Beide Sprachen').check();
  await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(publishing.getByText('Veröffentlicht.')).toBeVisible();
  await publishing.getByRole('radio', { name: 'Deutsch' }).check();
  await publishing.getByLabel(/Zeitpunkt/).fill('2026-12-01T10:00');
  await publishing.getByRole('button', { name: 'Veröffentlichen planen' }).click();
  await expect(publishing.getByText(/Geplant für 1\. Dez\. 2026, 10:00/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // The plan stands on the calendar, which leads to its month; it is moved and cancelled there by keyboard, on a phone too.
  await publishing.getByRole('link', { name: 'Im Kalender zeigen' }).click();
  await page.getByRole('link', { name: /^Nächster Plan/ }).click();
  await expect(page.getByRole('heading', { name: 'Dezember 2026', exact: true })).toBeVisible();
  const day = (name: string) => page.getByRole('region', { name });
  await expect(day('Dienstag, 1. Dezember 2026').getByRole('link', { name: 'Winter im Haus', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dienstag, 1. Dezember 2026, geplant: 1' })).toBeVisible();
  await page.setViewportSize(phone.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Verschieben', { exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Neuer Zeitpunkt').fill('2027-01-04T18:30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verschoben.')).toBeVisible();
  await expect(day('Montag, 4. Januar 2027').getByText('18:30')).toBeVisible();
  await page.setViewportSize(desktop.viewport);
  await day('Montag, 4. Januar 2027')
    .getByRole('link', { name: /^Ansehen, wie es dann öffentlich ist/ })
    .click();
  await expect(page.getByText('So ist die Seite öffentlich am 4. Jan. 2027, 18:30')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Nicht mehr planen: Winter im Haus' }).click();
  await expect(page.getByText(/^Nicht mehr geplant/)).toBeVisible();
  await page.goto('/cms-hub?lang=de');
  await expect(page.getByText('Nichts ist geplant.')).toBeVisible();

  // Versions: the older title is struck, the new one underlined.
  await open('Seite einrichten');
  await settings.getByLabel('Titel', { exact: true }).fill('Sommer im Haus');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
  await close();
  await open('Versionen');
  const versions = page.getByRole('region', { name: 'Versionen' });
  await versions.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).first().click();
  await expect(versions.getByRole('deletion').filter({ hasText: 'Winter' })).toBeVisible();
  await expect(versions.getByRole('insertion').filter({ hasText: 'Sommer' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await versions.getByRole('button', { name: 'Zurück zur Liste' }).click();
  await versions.getByRole('button', { name: 'Wiederherstellen' }).first().click();
  await versions.getByRole('button', { name: 'Zum Entwurf machen' }).click();
  await expect(versions.getByText(/ist jetzt der Entwurf/)).toBeVisible();
  await close();

  // A link for people without an account.
  await open('Link für Externe');
  const links = page.getByRole('region', { name: 'Link für Externe' });
  await links.getByRole('button', { name: 'Link anlegen' }).click();
  const address = await links.getByLabel('Adresse, nur jetzt zu sehen').inputValue();
  expect(address).toMatch(/[?&]draft=/);
  await links.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(links.getByText('Der Link gilt nicht mehr.')).toBeVisible();
  await close();

  // Into the trash and back, under the same number.
  await page.goto('/cms-hub?lang=de');
  const name = (await page.getByLabel(/^Mehr zu (Sommer|Winter) im Haus$/).getAttribute('aria-label'))?.slice('Mehr zu '.length) ?? '';
  await page.getByLabel(`Mehr zu ${name}`).click();
  await page.getByRole('button', { name: new RegExp(`In den Papierkorb ?: ${name}`) }).click();
  await page.getByRole('button', { name: new RegExp(`Wiederherstellen ?: ${name}`) }).click();
  await expect(page.getByText(`${name} ist wieder da.`)).toBeVisible();
  await page.goto('/cms-hub?lang=de');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('ROUTE-25 on a phone nothing of the hub is wider than the window, in English as well', async ({ page }) => {
  await logIn(page);
  await page.setViewportSize(phone.viewport);
  await page.goto('/cms-hub?lang=en');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeViolations(page)).toEqual([]);
});
