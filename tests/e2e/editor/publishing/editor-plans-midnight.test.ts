import type { Page } from '@playwright/test';
import type { PlannedAction } from '../../../../src/features/pages/publishing/plans.contract.ts';
import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, prepareEditing, saved } from '../editor.ts';

test.use(desktop);

const publishing = (page: Page) => page.getByRole('region', { name: 'Veröffentlichen', exact: true });

test('EDIT-175 PAGE-12 EDIT-17 ADMIN-363 a plan for midnight becomes public though its author’s session is over; what was typed since waits for the login, and nights of another hour are planned and cancelled', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 401/);
  await prepareEditing({ page, site });
  await site.edit([], async () => undefined);
  site.clock.set('2026-12-01T23:50:00+01:00');
  await logIn(page);
  await openEditor(page, '/de/winter');
  const heading = page.locator('main .m-headline h2');
  const type = async (words: string) => {
    await heading.click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('End');
    await page.keyboard.insertText(words);
  };
  const plans = async () =>
    ((await (await page.request.get('/de/pageeditor-api/schedule')).json()) as PlannedAction[]).map(({ at }) => at.slice(0, 16));
  const plan = async (time: string) => {
    await publishing(page).getByLabel('Zeitpunkt, leer für sofort').fill(time);
    await publishing(page).getByRole('button', { name: 'Veröffentlichen planen' }).click();
  };
  await type(' ab Mitternacht');
  await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).click();
  await plan('2026-12-02T00:00');
  await expect(publishing(page).getByText(/^Geplant für 2\. Dez\. 2026, 00:00/)).toBeVisible();
  expect(await plans()).toEqual(['2026-12-01T23:00']);
  const visitors = async () => (await fetch(`${site.url}/de/winter`)).text();
  // Before the session ends: its login would lie over the press.
  await type(' zum');
  await page.context().clearCookies({ name: 'sessionid' });
  await page.keyboard.insertText(' Zweiten');
  await page.keyboard.press('Escape');
  const login = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
  await expect(login).toBeVisible();
  expect(await visitors()).not.toContain('ab Mitternacht');
  site.clock.set('2026-12-02T00:00:01+01:00');
  await expect.poll(visitors, { timeout: 20_000 }).toContain('Winter im Haus ab Mitternacht');
  expect(await visitors()).not.toContain('zum Zweiten');
  await login.getByLabel('Benutzername oder E-Mail').fill('editor');
  await login.getByLabel('Passwort').fill('haus am ring 1911');
  await login.getByRole('button', { name: 'Anmelden' }).click();
  await expect(login).toHaveCount(0);
  await saved(page);
  await expect(heading).toHaveText('Winter im Haus ab Mitternacht zum Zweiten');
  await expect(page.locator('.bs-where')).toContainText('Geändert (1)');
  // What has been carried out is no longer said to be planned.
  await expect(publishing(page).getByText(/^Geplant für 2\. Dez\. 2026/)).toHaveCount(0);

  // Half past two does not exist in this night, and in the other it comes twice: the hour after, and the first.
  for (const [time, utc] of [
    ['2027-03-28T02:30', '2027-03-28T01:30'],
    ['2027-10-31T02:30', '2027-10-31T00:30'],
    ['2027-12-31T23:59', '2027-12-31T22:59'],
  ] as const) {
    await plan(time);
    await expect.poll(plans).toEqual([utc]);
    await publishing(page).getByRole('button', { name: 'Nicht mehr planen' }).first().click();
    await expect.poll(plans).toEqual([]);
  }
});
