import type { Locator } from '@playwright/test';
import { desktop, expect, test } from '../../support/site.ts';
import { insertByKeyboard, openEditor, outline, paste, prepareEditing } from '../editor.ts';

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

/** As Word copies its styles for titles and quotations, of two paragraphs one quotation. */
const wordStyles = `<p class=MsoTitle>Der <i>Sturm</i><o:p></o:p></p><p class=MsoSubtitle>Ein Abend am Meer</p>
<p class=MsoNormal>Es weht.</p><p class=MsoQuote align=center><i>„Wir sind aus solchem Stoff</i></p><p class=MsoQuote>wie Träume.“</p>
<p class=MsoIntenseQuote>Ein Raum wird nicht heller.</p><p class=MsoIntenseQuote>– Rosa Quandt</p>`;

test('EDIT-351 titles and quotes of Word and web pages become headlines and quotes; where a text takes them they stay paragraphs, and that is said', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const texts = page.locator('main .modules > .m-text');
  const quotes = page.locator('main .modules > .m-quote');
  const headline = page.locator('main .modules > .m-headline').last();
  const notices = page.locator('.bs-notices');
  await outline(page).focus();
  await page.keyboard.press('End');
  await paste(page.locator('body'), { 'text/html': wordStyles });
  await expect(headline.locator('h2')).toContainText('Der Sturm');
  await expect(headline).toContainText('Ein Abend am Meer');
  await expect(texts.last()).toHaveText('Es weht.');
  // The page adds quotation marks.
  await expect(quotes).toHaveText(['Wir sind aus solchem Stoff wie Träume.', 'Ein Raum wird nicht heller.Rosa Quandt']);
  await expect(quotes.last().locator('figcaption')).toHaveText('Rosa Quandt');
  await expect(notices).not.toContainText('Nicht übernommen');
  // Of a web page: with its source, too long for a quote, with a link, and a preformatted text with its lines.
  const long = 'Man hört das Eis knacken. '.repeat(30);
  await paste(page.locator('body'), {
    'text/html': `<figure><blockquote><p>Licht ist Arbeit.</p></blockquote><figcaption>Rosa Quandt, Licht</figcaption></figure>
<blockquote>Komm, wie du bist.<footer>— <cite>Haus</cite></footer></blockquote><blockquote>${long}</blockquote>
<blockquote><p>Mehr <a href="https://example.org/mehr">dort</a>.</p></blockquote><pre>19.00 Einlass\n19.30 <b>Beginn</b>\n</pre>`,
  });
  await expect(quotes).toHaveCount(4);
  await expect(quotes.nth(2).locator('figcaption')).toHaveText('Rosa Quandt, Licht');
  await expect(quotes.nth(3)).toHaveText('Komm, wie du bist.Haus');
  await expect(texts.last().getByRole('link', { name: 'dort' })).toHaveAttribute('href', 'https://example.org/mehr');
  expect(await texts.last().locator('p').last().innerHTML()).toBe('19.00 Einlass<br>19.30 <strong>Beginn</strong>');
  await expect(notices).toContainText('Nicht übernommen: Unterstreichungen und andere Auszeichnungen, 2 Zitate (jetzt Text).');
  // Lines of a text that is longer than a module stay words.
  const before = await texts.count();
  await paste(page.locator('body'), { 'text/html': `<pre>${'Ein Wort\n'.repeat(3000)}</pre>` });
  await expect.poll(() => texts.count()).toBeGreaterThan(before);
  await expect(page.locator('main .modules')).not.toContainText('WortEin');
  // In a text that is written it is a module of its own behind the caret.
  await texts.first().locator('p').click();
  const writing = page.locator('#main-content').getByRole('textbox', { name: 'Text' });
  await expect(writing).toBeFocused();
  await page.keyboard.press('End');
  await paste(writing, { 'text/html': '<blockquote>Es schneit.</blockquote><p>Und wie.</p>' });
  await expect(quotes.first()).toHaveText('Es schneit.');
  await expect(texts.nth(0)).toHaveText('Es wird früh dunkel.');
  await expect(texts.nth(1)).toHaveText('Und wie.');
  // A question and its answer are one module: a headline is a bold line there, a quote a paragraph.
  await insertByKeyboard(page, 'End', 'frage');
  await page.keyboard.type('Wann?');
  const answer = page.getByRole('complementary', { name: 'Frage und Antwort' }).getByRole('textbox', { name: 'Antwort' });
  await answer.click();
  await paste(answer, { 'text/html': wordStyles });
  await expect(answer.locator('p')).toHaveText([
    'Der Sturm',
    'Ein Abend am Meer',
    'Es weht.',
    '„Wir sind aus solchem Stoff',
    'wie Träume.“',
    'Ein Raum wird nicht heller.',
    '– Rosa Quandt',
  ]);
  await expect(notices).toContainText('Nicht übernommen: 1 Überschrift (jetzt fetter Text), 2 Zitate (jetzt Text).');
});

test('EDIT-352 a picture or a film of a web page, pasted alone where a module is selected, is not taken, and that is said; modules copied before are not pasted in its place', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const modules = page.locator('main .modules > *');
  const notices = page.locator('.bs-notices');
  const before = await modules.count();
  await outline(page).focus();
  await page.keyboard.press('End');
  await outline(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  });
  await paste(page.locator('body'), { 'text/html': '<meta charset="utf-8"><img src="https://example.org/x.png" alt="Meer">' });
  await expect(notices).toContainText('Nicht übernommen: 1 Bild.');
  await paste(page.locator('body'), { 'text/html': '<iframe src="https://example.org/film"></iframe>' });
  await expect(notices).toContainText('Nicht übernommen: 1 eingebetteter Inhalt.');
  await expect(modules).toHaveCount(before);
});
