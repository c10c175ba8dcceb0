import type { Locator } from '@playwright/test';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, outline, paste, prepareEditing } from '../editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

/** Paragraphs as Word copies them for items of lists: '1 lfo1 · Parkett' is level, list, marker and text. */
const wordItems = (...items: string[]) =>
  items
    .map((item) => {
      const [level, list, marker, text] = item.split(' ');
      return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list?.replace('lfo', 'l')} level${level} ${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
    })
    .join('\n');

/** The lists of a text in one line: 'ul(Parkett, Rang) ol(Loge)'. */
const listsOf = (text: Locator) =>
  text.evaluate((root) => {
    const lists = (parent: Element): string =>
      [...parent.children]
        .filter(({ tagName }) => /^[UO]L$/.test(tagName))
        .map((list) => `${list.tagName.toLowerCase()}(${[...list.children].map((item) => wordsOf(item) + lists(item)).join(', ')})`)
        .join(' ');
    const wordsOf = (item: Element) => item.querySelector('p')?.textContent ?? item.firstChild?.textContent ?? '';
    return lists(root.querySelector('ul, ol')?.parentElement ?? root);
  });

test('EDIT-350 EDIT-210 lists of Word that follow each other stay lists of their kinds, at every level, and numbers that go on are one list', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await outline(page).focus();
  await page.keyboard.press('End');
  const texts = page.locator('main .modules > .m-text');
  for (const [items, lists] of [
    [['1 lfo1 · Parkett', '1 lfo1 · Rang', '1 lfo2 1. Kommen', '1 lfo2 2. Gehen'], 'ul(Parkett, Rang) ol(Kommen, Gehen)'],
    [['1 lfo2 1. Kommen', '1 lfo2 2. Gehen', '1 lfo1 · Parkett', '1 lfo1 § Rang'], 'ol(Kommen, Gehen) ul(Parkett, Rang)'],
    [
      ['1 lfo1 · Haus', '2 lfo1 o Parkett', '2 lfo2 a) Kommen', '2 lfo2 b) Gehen', '2 lfo3 · Rang', '1 lfo1 · Hof'],
      'ul(Hausul(Parkett) ol(Kommen, Gehen) ul(Rang), Hof)',
    ],
    [
      ['1 lfo1 1. Haus', '2 lfo1 · Parkett', '1 lfo2 · Hof', '2 lfo2 o Tor', '1 lfo3 1. Kommen'],
      'ol(Hausul(Parkett)) ul(Hoful(Tor)) ol(Kommen)',
    ],
    // Two numbered lists are two; one that Word only continues under another name is one, and so is one of letters.
    [['1 lfo1 1. Kommen', '1 lfo1 2. Gehen', '1 lfo2 1. Parkett', '1 lfo3 2. Rang'], 'ol(Kommen, Gehen) ol(Parkett, Rang)'],
    [['1 lfo1 h) Kommen', '1 lfo1 i) Gehen', '1 lfo1 j) Sitzen'], 'ol(Kommen, Gehen, Sitzen)'],
    // A part of a list that begins inside.
    [['2 lfo1 · Parkett', '1 lfo1 2. Gehen', '1 lfo1 3. Sitzen'], 'ul(Parkett) ol(Gehen, Sitzen)'],
  ] as const) {
    const before = await texts.count();
    await paste(page.locator('body'), { 'text/html': wordItems(...items) });
    await expect(texts).toHaveCount(before + 1);
    expect(await listsOf(texts.last()), items.join(', ')).toBe(lists);
  }
});
