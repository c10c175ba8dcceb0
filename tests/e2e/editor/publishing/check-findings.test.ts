import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { media } from '../../../../src/features/media/media.tables.server.ts';
import { sections } from '../../../../src/features/pages/pages.tables.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { isFullRun } from '../../../support/variants.ts';
import { showModules, siteSamples } from '../../modules/module-pages.ts';
import { logIn } from '../../support/demo-login.ts';
import { allOf, desktop, expect, test } from '../../support/site.ts';
import { openEditor, outline, saved } from '../editor.ts';
import { expectTidy } from '../tool-faults.ts';

test.use(desktop);

interface ShownFinding {
  text: string;
  label: string;
}

/** Opens the check and reads what it lists, with the label of the field each leads to. */
async function shownFindings(page: Page): Promise<ShownFinding[]> {
  const check = page.getByRole('complementary', { name: 'Prüfen' });
  await page.getByRole('button', { name: /^Prüfen \d+/ }).click();
  await expect(check.getByRole('listitem').first()).toBeVisible();
  return check.getByRole('listitem').evaluateAll((all) =>
    all.map((item) => ({
      text: item.textContent ?? '',
      label: item.querySelector('button, a')?.textContent?.split(', ').slice(1).join(', ') ?? '',
    })),
  );
}

/** The field of a form that the address names has the focus in it, and is seen. */
async function expectFocusInLinkedField(page: Page, message: string): Promise<void> {
  const isInField = () => page.evaluate(() => document.activeElement?.closest(`[id="${location.hash.slice(1)}"]`) !== null);
  await expect.poll(isInField, { message }).toBe(true);
  await expect(page.locator(':focus')).toBeInViewport();
}

/** Follows each finding by keyboard and expects the focus in a control of the field it names. */
async function expectFieldsWithFocus(page: Page, findings: readonly ShownFinding[]): Promise<void> {
  const open = page.getByRole('button', { name: /^Prüfen \d+/ });
  const check = page.getByRole('complementary', { name: 'Prüfen' });
  for (const [index, { text, label }] of findings.entries()) {
    if (!(await check.isVisible())) await open.click();
    const lead = check.getByRole('listitem').nth(index).locator('button, a');
    const isInOffice = (await lead.getAttribute('href')) !== null;
    const { pathname } = new URL(page.url());
    await lead.focus();
    await page.keyboard.press('Enter');
    if (isInOffice) {
      await page.waitForURL('**/admin/**');
      await expectFocusInLinkedField(page, text);
      await openEditor(page, pathname);
      continue;
    }
    await expect(check, text).toBeHidden();
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const control = document.activeElement;
            const isControl = control?.matches('input, textarea, select, button, [contenteditable="true"]');
            return isControl ? (control?.closest('[data-field]')?.textContent ?? control?.closest('.bs-field')?.textContent ?? '') : '';
          }),
        { message: text },
      )
      .toContain(label);
  }
}

test('EDIT-201 PAGE-16 every finding of a performance leads by keyboard to its field on the page, and of what the office has to the field of its form, in German and in English', async ({
  page,
  site,
}) => {
  test.skip(!isFullRun, 'The kinds of findings are those of pages; in `npm run test:all`.');
  test.setTimeout(180_000);
  const { event, image } = await siteSamples(site);
  const empty = { de: '', en: '' };
  await site.edit(['events'], async (database) => {
    await database
      .update(media)
      .set({ description: {}, is_decorative: false, usage_until: '2026-11-25' })
      .where(eq(media.id, Number(image)));
    await database
      .update(events)
      .set({
        ...{ production: null, image: null, images: [Number(image)], prices: [], seat_groups: [], statuses: [] },
        ...{ date_start: new Date('2027-01-08T19:30+01:00'), date_end: null, preline: empty, headline: empty, subline: empty, text: empty },
        name: { de: 'Nur deutsch', en: '' },
      })
      .where(eq(events.id, Number(event)));
  });
  await logIn(page);
  for (const language of ['en', 'de']) {
    await page.goto(`/${language}/admin/events/${event}`);
    const links = page.locator('#findings a');
    expect(await links.count()).toBeGreaterThan(4);
    for (const link of await allOf(links)) {
      await page.getByRole('link', { name: /^\d+\. / }).press('Enter');
      await link.press('Enter');
      await expectFocusInLinkedField(page, (await link.textContent()) ?? '');
    }
  }
  const address = await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href');
  await openEditor(page, address ?? '');
  const findings = await shownFindings(page);
  expect(findings.length).toBeGreaterThan(4);
  await expectFieldsWithFocus(page, findings);
});

test('ADMIN-176 PAGE-16 every kind of finding of a page leads by keyboard to its field, with the focus in a control of it', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const { image } = await siteSamples(site);
  await site.edit(['media'], (database) =>
    database
      .update(media)
      .set({ description: {}, is_decorative: false, usage_until: '2026-11-25' })
      .where(eq(media.id, Number(image))),
  );
  const both = (text: string) => ({ de: text, en: text });
  await showModules(site, 'nur-deutsch', [], ['de']);
  await showModules(site, 'befunde', [
    { model: 'headline', fields: { headline_level: 2, content: { de: 'Nur auf Deutsch' } } },
    { model: 'headline', fields: { headline_level: 4, content: both('Zwei Stufen tiefer') } },
    {
      model: 'text',
      fields: { content: both('<p>Mehr <a href="/de/gibt-es-nicht">hier</a> und <a href="#nirgends">weiter unten</a>.</p>') },
    },
    { model: 'link', fields: { link: '/en/nur-deutsch', link_text: both('Das Stück') } },
    { model: 'quote', fields: { content: both('Fehlt gleich') } },
    { model: 'event-list', fields: { date_from: '2031-01-02T10:00', date_to: '2031-01-03T10:00' } },
    { model: 'image', fields: { image } },
    {
      model: 'hero-media',
      fields: { image, headline: both('Vorbei'), online_from: '2025-01-01T00:00:00Z', online_to: '2026-01-01T00:00:00Z' },
    },
  ]);
  // Only a draft can be so.
  await site.edit(['pages'], async (database) => {
    await database.update(sections).set({ fields: {} }).where(sql`${sections.fields}->'content'->>'de' = 'Fehlt gleich'`);
    const ends = sql`jsonb_set(${sections.fields}, '{date_to}', '"2030-12-31T23:00:00.000Z"')`;
    await database.update(sections).set({ fields: ends }).where(sql`${sections.fields}->>'date_from' like '2031-%'`);
  });
  await logIn(page);
  await openEditor(page, '/de/befunde');
  const findings = await shownFindings(page);
  const kinds = new Set(findings.map(({ text }) => /: (.*?[.!]|Nicht übersetzt)/.exec(text)?.[1]));
  expect([...kinds].sort()).toEqual([
    'Das Bild für geteilte Links fehlt.',
    'Das Bild hat keinen Alternativtext.',
    'Der Link führt ins Leere.',
    'Der Linktext sagt nicht, wohin er führt.',
    'Der Zeitraum ist vorbei.',
    'Die Beschreibung für Suchmaschinen und geteilte Links fehlt.',
    'Die Ebene der Überschrift überspringt eine.',
    'Die Rechte an der Datei enden bald.',
    'Die Seite, auf die der Link führt, ist in dieser Sprache nicht veröffentlicht.',
    'Die Sprungmarke gibt es nicht.',
    'Dieser Wert ist nicht möglich.',
    'Dieses Feld ist erforderlich!',
    'Nicht übersetzt',
  ]);
  // A moment is said as people say it.
  expect(findings.map(({ text }) => text).join()).toContain('Sichtbar bis 01.01.2026, 01:00');
  await expectFieldsWithFocus(page, findings);
});

test('EDIT-242 PAGE-16 what both languages lack is one reason against publishing both, and leads to its module on the page too', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 409/);
  const text = { model: 'text', fields: { content: { de: '<p>Es wird früh dunkel.</p>'.repeat(8), en: '<p>It gets dark early.</p>' } } };
  const table = {
    model: 'table',
    fields: { caption: { de: 'Preise' }, cells: { de: 'Rang\tPreis\nParkett\t48', en: 'Tier\tPrice\nStalls\t48' } },
  };
  await showModules(site, 'unfertig', [text, text, text, text, table]);
  await logIn(page);
  await openEditor(page, '/de/unfertig');
  await outline(page).focus();
  await page.keyboard.press('End');
  const caption = page.locator('[data-region="panel"] [data-field="caption"]').getByRole('textbox');
  await caption.fill('');
  await saved(page);
  await outline(page).focus();
  await page.keyboard.press('Home');
  await expect(page.locator('main .m-table')).not.toBeInViewport();
  await page.getByRole('button', { name: /^Umfang und Zeit/ }).click();
  const publishing = page.getByRole('region', { name: 'Veröffentlichen', exact: true });
  await publishing.getByRole('radio', { name: 'Beide Sprachen' }).check();
  await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  const refusal = publishing.getByRole('alert');
  await expect(refusal).toContainText('Noch nicht möglich');
  await expect(refusal.getByRole('listitem')).toHaveCount(1);
  await expectTidy(page, 'publishing is refused');
  await refusal.getByRole('button', { name: 'Tabelle, Überschrift' }).press('Enter');
  await expect(caption).toBeFocused();
  await expect(page.locator('main .m-table')).toBeInViewport();
});
