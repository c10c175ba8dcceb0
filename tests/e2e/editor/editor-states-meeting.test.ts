import type { Page } from '@playwright/test';
import { isFullRun, variantsToRun } from '../../support/variants.ts';
import { showModules } from '../modules/module-pages.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { publish, tonight } from './daily/tonight.ts';
import { openEditor, outline, prepareEditing, saved, saving } from './editor.ts';
import { expectTidy } from './tool-faults.ts';

const names = 'axe finds nothing, no control is smaller than 24 px, and nothing is wider than the window';

test.skip(!isFullRun, 'axe over states that the other tests of the editor pass through, 27 s: in `npm run test:all`.');

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);
    test.beforeEach(prepareEditing);

    test(`EDIT-174 EDIT-04 while modules are chosen together, dragged, planned, compared, restored and met by a colleague ${names}`, async ({
      page,
      problems,
    }) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(15_000);
      problems.expect(/presence|ERR_FAILED|request failed/);
      page.on('dialog', (dialog) => dialog.accept());
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await openEditor(page, '/de/winter');
      const headline = page.locator('main .m-headline h2');
      const type = async (words: string) => {
        await headline.click({ position: { x: 20, y: 20 } });
        await page.keyboard.type(words);
      };
      await page.locator('main .modules > .m-text').click({ position: { x: 40, y: 12 } });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(page.locator('.bs-on.sel')).toHaveCount(2);
      await expectTidy(page, 'several are selected');
      await page.keyboard.press('Shift+ArrowUp');
      await headline.click({ position: { x: 20, y: 20 } });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /verschieben: ziehen/ }).hover();
      await page.mouse.down();
      await page.mouse.move(60, 500, { steps: 6 });
      await expect(page.locator('.bs-drop')).toBeVisible();
      await expectTidy(page, 'a module is dragged');
      await page.keyboard.press('Escape');
      await page.mouse.up();

      await button('Link für Externe').click();
      const links = page.getByRole('region', { name: 'Link für Externe' });
      await links.getByRole('button', { name: 'Link anlegen' }).click();
      await expect(links.getByRole('listitem')).toHaveCount(1);
      await expectTidy(page, 'a link for others');
      await page.keyboard.press('Escape');

      await type('Bald ');
      await saved(page);
      await button('Umfang und Zeit des Veröffentlichens wählen').click();
      const publishing = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
      await publishing.getByLabel('Zeitpunkt, leer für sofort').fill('2099-01-01T10:00');
      await expectTidy(page, 'a time is chosen');
      await publishing.getByRole('button', { name: 'Veröffentlichen planen' }).click();
      await expect(publishing.getByText(/^Geplant für 1\. Jan\. 2099/)).toBeVisible();
      await expectTidy(page, 'a plan');
      await page.keyboard.press('Escape');
      await type('Nun ');
      await saved(page);
      await page.keyboard.press('ControlOrMeta+Shift+Enter');
      await expect(publishing.getByText(/^Geplant ist eine Fassung/)).toBeVisible();
      await expectTidy(page, 'the question of a plan');
      await page.keyboard.press('Escape');

      await button('Versionen').click();
      const versions = page.getByRole('region', { name: 'Versionen', exact: true });
      await versions.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).last().click();
      await expect(versions.getByText('Überschrift, Text').first()).toBeVisible();
      await expectTidy(page, 'a version word by word');
      await versions.getByRole('button', { name: 'Zurück zur Liste' }).click();
      await versions.getByRole('button', { name: 'Auf der Seite vergleichen' }).last().click();
      await expect(page.getByRole('dialog').last()).toBeVisible();
      await expectTidy(page, 'a version side by side');
      const compared = page.getByRole('dialog').getByRole('region');
      const reach = await compared.evaluate((body) => body.scrollHeight - body.clientHeight);
      await compared.press('End');
      await expect.poll(() => compared.evaluate((body) => body.scrollTop)).toBeGreaterThanOrEqual(reach - 1);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await page.route('**/changes?draft=true', (route) => route.abort());
      await type('Ohne ');
      await expect(saving(page)).toHaveAttribute('data-saving', 'offline');
      await page.unroute('**/changes?draft=true');
      await page.reload();
      await expect(button('Wiederherstellen')).toBeVisible();
      await expectTidy(page, 'changes of last time are offered');
      await button('Verwerfen').click();

      await page.route('**/presence', (route) => route.abort());
      const meet = await colleague(page);
      await meet({ of: 'headline', set: { field: 'content', language: 'de', to: 'Frost' } });
      await type('Schnee ');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Frost');
      await expectTidy(page, 'a conflict');
      await dialog.getByRole('button', { name: 'Beide verbinden' }).click();
      await expectTidy(page, 'both are joined');
      await dialog.getByRole('button', { name: 'So übernehmen' }).click();
      await expect(dialog).toHaveCount(0);
      await saved(page);
      await meet({ of: 'quote' });
      await page.locator('main .m-quote').click({ position: { x: 40, y: 12 } });
      await page.keyboard.type('Leise. ');
      // While it is written in, it would come back by itself.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: /hat gelöscht, was Sie ändern: Zitat/ })).toBeVisible();
      await expectTidy(page, 'what is changed is gone');
      await button('Wieder einsetzen').click();
      await saved(page);
    });

    test(`EDIT-174 EDIT-10 in tables, the finders of events and venues, and the question about mails ${names}`, async ({ page, site }) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(15_000);
      await showModules(site, 'finden', [
        { model: 'table', fields: { caption: { de: 'Preise' }, cells: { de: 'Rang\tPreis\nParkett\t48 €' } } },
        { model: 'event-list', fields: {} },
        { model: 'venue', fields: { venue: 1 } },
      ]);
      await openEditor(page, '/de/finden');
      const panel = page.locator('[data-region="panel"]');
      const choose = async (label: string) => {
        await outline(page).focus();
        await page.keyboard.press('ArrowDown');
        await expect(outline(page)).toHaveAttribute('aria-label', new RegExp(`^${label}`));
        await page.keyboard.press('F6');
      };
      await choose('Tabelle');
      await panel.getByLabel('Zeile 2, Spalte 2', { exact: true }).focus();
      await expectTidy(page, 'a cell of a table');
      for (const [label, found] of [
        ['Termine', 'Termin'],
        ['Spielort', 'Spielstätte'],
      ] as const) {
        await choose(label);
        await panel
          .getByRole('button', { name: /[Ss]uchen|Ersetzen/ })
          .first()
          .click();
        const finder = page.getByRole('dialog');
        await expect(finder.getByRole('option').first()).toBeVisible();
        await expectTidy(page, `the finder: ${found}`);
        await finder.getByRole('combobox').fill('xyzxyz');
        await expect(finder.getByRole('option')).toHaveCount(0);
        await expectTidy(page, `nothing is found: ${found}`);
        // Escape empties a search first.
        await finder.getByRole('combobox').fill('');
        await page.keyboard.press('Escape');
        await expect(finder).toHaveCount(0);
      }

      await site.edit([], async () => undefined);
      await openEditor(page, (await tonight(site)).link.url);
      await page.locator('main h1').click({ position: { x: 20, y: 20 } });
      await page.keyboard.press('Escape');
      const entry = page.getByRole('complementary', { name: 'Vorstellung' });
      await page.keyboard.press('F6');
      await entry.getByLabel('abgesagt').check();
      await expectTidy(page, 'the field says that mails are sent');
      await publish(page).click();
      await expect(page.getByRole('dialog', { name: 'Karteninhaber bekommen keine E-Mail' })).toBeVisible();
      await expectTidy(page, 'the question about mails');
    });
  });
}

interface Meeting {
  /** The module that the colleague changes, or deletes where nothing is set. */
  of: string;
  set?: { field: string; language: string; to: string };
}

/** Somebody else who changes the page's modules through the calls of the editor. */
async function colleague(page: Page): Promise<(meeting: Meeting) => Promise<void>> {
  const headers = { 'x-csrftoken': (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '' };
  const pages: { id: number; urls: { de: string } }[] = await (await page.request.get('/de/pageeditor-api/pages/')).json();
  const data = { content_type: 'page', object_id: pages.find(({ urls }) => urls.de === '/de/winter')?.id };
  return async ({ of, set }) => {
    const draft = await (await page.request.post('/de/pageeditor-api/drafts', { headers, data })).json();
    const module = draft.nodes.find(({ model, is_deleted }: { model: string; is_deleted: boolean }) => model === of && !is_deleted);
    const operation = set
      ? { kind: 'set', id: module.id, changes: [{ ...set, from: module.fields[set.field][set.language] }] }
      : { kind: 'delete', id: module.id };
    const body = { session: 'visit-of-a-colleague', version: draft.version, changes: [{ id: crypto.randomUUID(), operation }] };
    const answer = await page.request.post(`/de/pageeditor-api/drafts/${draft.container}/changes?draft=true`, { headers, data: body });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}
