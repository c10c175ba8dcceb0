import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { media } from '../../../../src/features/media/media.tables.server.ts';
import { siteSamples } from '../../modules/module-pages.ts';
import { allEvents } from '../../programme/calendar.ts';
import type { Hand, Way } from '../../support/hand.ts';
import type { Site } from '../../support/test-server.ts';
import { headline, newPage, publishAgain, textOf, winter } from './daily-pages.ts';

export interface Desk {
  page: Page;
  site: Site;
  hand: Hand;
}

/** One of the ten everyday tasks of an editor, from a public page to what visitors get. */
interface DailyTask {
  name: string;
  /** How it is done in `npm test`; `npm run test:all` does each in all three ways. */
  way: Way;
  /** Makes what the task begins with, and answers the public page somebody has open. */
  begin(desk: Desk): Promise<string>;
  work(desk: Desk): Promise<void>;
}

const edit = ({ page }: Desk) => page.getByRole('navigation', { name: 'Werkzeugleiste' }).getByRole('link', { name: 'Bearbeiten' });
/** Goes to a page of the office by the menu in the bar. */
async function goToOffice({ page, hand }: Desk, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Werkzeugleiste' });
  await hand.press(bar.getByRole('button', { name: 'Redaktion' }));
  await hand.press(bar.getByRole('link', { name, exact: true }));
}
const button = ({ page }: Desk, name: string | RegExp) => page.getByRole('button', { name });

/** Expects the public page to hold words at once. */
export async function expectPublic({ site }: Desk, path: string, words: string | RegExp): Promise<void> {
  const read = async () => (await fetch(`${site.url}${path}`)).text();
  await expect.poll(read, { timeout: 5000 }).toMatch(words);
}

const opened = (desk: Desk) => expect(desk.page.locator('.bs-stop')).toHaveAttribute('aria-label', /.+/, { timeout: 15_000 });
async function startEditing(desk: Desk): Promise<void> {
  await desk.hand.press(edit(desk));
  await opened(desk);
}

export const dailyTasks: readonly DailyTask[] = [
  {
    name: 'change a headline',
    way: 'mouse',
    begin: (desk) => newPage(desk.site, winter),
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      await hand.write(page.locator('main .m-headline h2'), 1);
      await hand.type(' und Hof');
      await hand.publish();
      await expectPublic(desk, pathOf(page), 'Winter im Haus und Hof');
    },
  },
  {
    name: 'teaser with a new picture',
    way: 'touch',
    begin: (desk) => newPage(desk.site, winter),
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      await insertAtEnd(desk, 'full-teaser');
      const title = page.locator('main .m-full-teaser [role="textbox"], main .m-full-teaser[contenteditable]').first();
      await expect(title).toBeFocused();
      await hand.type('Ein Abend im Park');
      if (hand.way === 'touch') await hand.press(button(desk, /^Einstellungen$/));
      await hand.toRegion('panel');
      const picture = page.locator('.bs-panel [data-field="image"]');
      const chosen = page.waitForEvent('filechooser');
      await hand.press(picture.getByRole('button', { name: 'Hochladen' }));
      await (await chosen).setFiles({ name: 'park.png', mimeType: 'image/png', buffer: await png() });
      const said = picture.getByRole('textbox');
      await expect(said).toBeFocused();
      await hand.fill(said, 'Zwei Bänke unter Bäumen');
      await hand.publish();
      await expectPublic(desk, pathOf(page), /Ein Abend im Park/);
      await expectPublic(desk, pathOf(page), /alt="Zwei Bänke unter Bäumen"/);
    },
  },
  {
    name: 'a section down by two',
    way: 'keyboard',
    begin: (desk) =>
      newPage(desk.site, [
        { model: 'section', fields: { layout: '50-50' }, columns: [[textOf('Links.', 'Left.')], [textOf('Rechts.', 'Right.')]] },
        ...winter,
      ]),
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      if (hand.way === 'keyboard') {
        await hand.toModule(1);
        for (let press = 0; press < 2; press++) await hand.shortcut('Alt+ArrowDown');
      } else if (hand.way === 'mouse') {
        await hand.write(page.locator('main .m-section .m-text').first(), 0);
        await hand.press(page.getByRole('navigation', { name: 'Auswahl' }).getByRole('button', { name: 'Abschnitt' }));
        for (let press = 0; press < 2; press++) await hand.press(button(desk, 'Abschnitt nach unten'));
      } else {
        await hand.press(button(desk, 'Gliederung'));
        const panel = page.getByRole('complementary');
        await hand.press(panel.getByRole('button', { name: /^Abschnitt/ }).first());
        for (let press = 0; press < 2; press++) await hand.press(panel.getByRole('button', { name: /nach unten/ }));
      }
      await hand.publish();
      await expectPublic(desk, pathOf(page), /Es wird früh dunkel[\s\S]*Links\.[\s\S]*Rechts\./);
    },
  },
  {
    name: 'two columns with their texts',
    way: 'touch',
    begin: (desk) => newPage(desk.site, winter),
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      await insertAtEnd(desk, 'section');
      for (const [index, words] of ['Links ein Text.', 'Rechts ein Text.'].entries()) {
        if (hand.way === 'keyboard') await hand.shortcut('Enter');
        else await hand.press(button(desk, `Text schreiben in Spalte ${index + 1}`));
        await expect(page.locator('main .m-section [contenteditable]')).toBeFocused();
        await hand.type(words);
        // Out of the text, then out of the column.
        if (hand.way === 'keyboard') for (let press = 0; press < 2; press++) await hand.key('Escape');
      }
      await hand.publish();
      await expectPublic(desk, pathOf(page), /Links ein Text\.[\s\S]*Rechts ein Text\./);
    },
  },
  {
    name: 'plan for 10:00',
    way: 'keyboard',
    begin: (desk) => newPage(desk.site, winter),
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      await hand.write(page.locator('main .m-headline h2'), 1);
      await hand.type(' ab Dezember');
      await morePublishing(desk);
      const panel = page.getByRole('region', { name: 'Veröffentlichen' });
      await hand.fill(panel.getByLabel('Zeitpunkt'), '2026-12-01T10:00', '12012026\t1000AM');
      await hand.press(panel.getByRole('button', { name: 'Veröffentlichen planen' }));
      await expect(panel.getByText(/Geplant für 1\. Dez\. 2026, 10:00/)).toBeVisible();
    },
  },
  {
    name: 'undo a publish',
    way: 'mouse',
    begin: async (desk) => {
      const path = await newPage(desk.site, winter);
      // Published a second time, with another headline.
      await publishAgain(desk.site, path, [headline('Versehen', 'Mistake')]);
      return path;
    },
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      await morePublishing(desk);
      await hand.press(button(desk, 'Letzte Veröffentlichung zurücknehmen: Deutsch'));
      await expectPublic(desk, pathOf(page), 'Winter im Haus');
    },
  },
  {
    name: 'translate and publish English',
    way: 'keyboard',
    begin: (desk) => newPage(desk.site, [headline('Winter im Haus')]),
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      await hand.press(page.locator('.bs-editor-bar a[hreflang="en"]').filter({ visible: true }));
      await page.waitForURL(/\/en\//);
      await opened(desk);
      await hand.write(page.locator('main .m-headline').first(), 1);
      await hand.type('Winter at the theatre');
      await hand.publish();
      await expectPublic(desk, pathOf(page), 'Winter at the theatre');
    },
  },
  {
    name: 'cancel tonight',
    way: 'touch',
    begin: async ({ site }) => {
      const [event] = (await allEvents(site, 'de')).filter(({ cast_note }) => cast_note !== '');
      return event?.link.url ?? '';
    },
    async work(desk) {
      const { hand, page } = desk;
      await startEditing(desk);
      if (hand.way === 'touch') await hand.press(button(desk, /^Einstellungen$/));
      const panel = page.getByRole('complementary', { name: 'Vorstellung' });
      await hand.toRegion('panel');
      await hand.press(panel.getByLabel('abgesagt'), 'Space');
      await hand.publish(page.getByRole('dialog').getByRole('button', { name: 'Ohne E-Mails veröffentlichen' }));
      await expectPublic(desk, pathOf(page), 'abgesagt');
    },
  },
  {
    name: 'an alert',
    way: 'touch',
    begin: async () => '/de',
    async work(desk) {
      const { hand, page } = desk;
      await goToOffice(desk, 'Meldungen');
      await page.waitForURL(/breaking-news$/);
      await hand.toContent();
      await hand.press(page.getByRole('link', { name: 'Neue Meldung' }));
      await page.waitForURL(/breaking-news\/new$/);
      await hand.toContent();
      await hand.fill(page.getByLabel('Titel, Deutsch'), 'Heute eine Stunde später');
      if (hand.way === 'keyboard') await hand.shortcut('Enter');
      else await hand.press(page.getByRole('main').getByRole('button', { name: 'Speichern' }).last());
      await expectPublic(desk, '/de', 'Heute eine Stunde später');
    },
  },
  {
    name: 'find, replace and delete a picture',
    way: 'mouse',
    begin: async (desk) => {
      const { image } = await siteSamples(desk.site);
      return newPage(desk.site, [{ model: 'full-teaser', fields: { image, headline: { de: 'Der Garten', en: 'The garden' } } }]);
    },
    async work(desk) {
      const { hand, page } = desk;
      const { image } = await siteSamples(desk.site);
      const [picture] = await desk.site.database.db.select({ name: media.name }).from(media).where(eq(media.id, image));
      const name = picture?.name ?? '-';
      const path = pathOf(page);
      const shown = async () => /<main[\s\S]*?(\/media\/[^"\s]+)/.exec(await (await fetch(`${desk.site.url}${path}`)).text())?.[1] ?? '';
      const before = await shown();
      await goToOffice(desk, 'Medien');
      await page.waitForURL(/admin\/media$/);
      await hand.toContent();
      await hand.fill(page.getByLabel('Name, Bildtext, Fotograf, Ordner'), name);
      await hand.press(page.getByRole('link', { name, exact: true }));
      await page.waitForURL(/admin\/media\/\d+$/);
      await hand.toContent();
      await hand.press(page.getByRole('link', { name: 'Löschen' }));
      await page.waitForURL(/delete$/);
      await hand.toContent();
      await hand.press(page.getByRole('radio').nth(1), 'Space');
      await hand.press(page.getByRole('button', { name: 'Ersetzen und in den Papierkorb' }));
      await page.waitForURL(/admin\/media(\?|$)/);
      await expect.poll(shown).not.toBe(before);
      expect(await shown()).not.toBe('');
      expect((await fetch(new URL(before, desk.site.url))).status).toBe(410);
    },
  },
];

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

async function png(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#406080' } })
    .png()
    .toBuffer();
}

/** Opens the catalogue at the end of the page and takes a module; of a section the layout with two columns of the same width. */
async function insertAtEnd(desk: Desk, model: 'section' | 'full-teaser'): Promise<void> {
  const { hand, page } = desk;
  const layout = page.getByRole('button', { name: 'Abschnitt mit Spalten 50 / 50 einfügen' });
  if (hand.way === 'keyboard') {
    await hand.toModule(0);
    await hand.key('End');
    await hand.shortcut('/');
  } else await hand.press(button(desk, 'Am Ende einfügen'));
  await hand.press(model === 'section' ? layout : page.locator(`[data-model="${model}"]`));
}

async function morePublishing(desk: Desk): Promise<void> {
  await desk.hand.toRegion('bar');
  await desk.hand.press(button(desk, 'Umfang und Zeit des Veröffentlichens wählen'));
}
