import { expect, type Locator, type Page } from '@playwright/test';
import { showModules, siteSamples } from '../modules/module-pages.ts';
import { logIn } from '../support/demo-login.ts';
import type { Site } from '../support/test-server.ts';

/** A page with a headline, a text, a section of two columns and a large teaser. */
export async function showEditedPage(site: Site, slug: string): Promise<void> {
  const { image } = await siteSamples(site);
  await showModules(site, slug, [
    { model: 'headline', fields: { headline_level: 2, content: { de: 'Winter im Haus', en: 'Winter at the theatre' } } },
    { model: 'text', fields: { content: { de: '<p>Es wird früh dunkel.</p>', en: '<p>It gets dark early.</p>' } } },
    {
      model: 'section',
      fields: { layout: '67-33' },
      columns: [
        [{ model: 'text', fields: { content: { de: '<p>Links die breite Spalte.</p>', en: '<p>The wide column.</p>' } } }],
        [{ model: 'quote', fields: { content: { de: 'Man hört das Eis knacken.', en: 'You can hear the ice crack.' } } }],
      ],
    },
    {
      model: 'full-teaser',
      fields: {
        image,
        headline: { de: 'Der Garten gehört allen', en: 'The garden belongs to all' },
        text: { de: 'Eine Komödie im Winter.', en: 'A comedy in winter.' },
        link: '/de/kontakt',
        link_text: { de: 'Zum Stück', en: 'To the play' },
      },
    },
  ]);
}

/** Before each test of the editor: the page 'winter' stands as new, and the browser is an editor's. */
export async function prepareEditing({ page, site }: { page: Page; site: Site }): Promise<void> {
  await showEditedPage(site, 'winter');
  await logIn(page);
}

/** Opens a page in its editor and waits until the draft is there. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await expect(outline(page)).toHaveAttribute('aria-label', /.+/, { timeout: 15_000 });
}

export const saving = (page: Page) => page.locator('.bs-save');
export const spoken = (page: Page) => page.locator('[data-spoken]');
export const outline = (page: Page) => page.locator('.bs-stop');
/** Waits for the acknowledgement of the server. */
/** Selects a module with a key of the outline and inserts after it the first of the catalogue that `words` find. */
export async function insertByKeyboard(page: Page, key: 'ArrowDown' | 'End', words: string): Promise<void> {
  await outline(page).focus();
  await page.keyboard.press(key);
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Modul suchen' }).fill(words);
  await page.keyboard.press('Enter');
}

export async function saved(page: Page): Promise<void> {
  await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
}

/** Ctrl+V with this in the clipboard; the browser of the tests has none of its own. */
export async function paste(place: Locator, formats: Record<string, string>): Promise<void> {
  await place.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, formats);
}
