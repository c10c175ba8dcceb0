import { isFullRun } from '../../../support/variants.ts';
import { showModules } from '../../modules/module-pages.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { insertByKeyboard, openEditor, outline, paste, prepareEditing, saved, saving } from '../editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

/** As Word copies it: a list of paragraphs with bullets as text, empty 'o:p', a table, a picture, an underline. */
const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=DE>
<!--StartFragment--><p class=MsoNormal>Karten <b>ab Montag</b> an der <a href="https://example.org/kasse">Kasse</a>.<o:p></o:p></p>
<h2>Preise<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Parkett<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>Reihe eins</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Rang</p>
<table class=MsoTableGrid><tr><td><p>Rang</p></td><td><p>Freitag</p></td></tr><tr><td><p>Parkett</p></td><td><p>48 €</p></td></tr></table>
<p class=MsoNormal><img src="file:///C:/x.png"><u>Ermäßigt</u> die Hälfte.</p><!--EndFragment--></body></html>`;

/** As Google Docs copies it: all in one 'b' that is not bold, looks as styles, inner lists beside their item, links underlined by their words. */
const docsHtml = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;text-decoration:none;vertical-align:baseline;">Einlass</span></h2><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;vertical-align:baseline;">Abends</span></p></li><ol style="margin-top:0"><li dir="ltr" aria-level="2"><p dir="ltr"><span style="font-style:italic;vertical-align:baseline;">Parkett</span></p></li><li dir="ltr"><p dir="ltr"><span>Rang</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr"><a href="https://example.org/matinee" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;vertical-align:baseline;">Matinee</span></a></p></li></ul></b>`;

/** As LibreOffice copies it: 'font' around all, items that hold paragraphs, underlined links. */
const officeHtml = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style>p{line-height:115%}</style></head><body lang="de-DE" dir="ltr"><h3 class="western">Garderobe</h3><ol><li><p style="margin-bottom: 0cm"><font face="Liberation Serif, serif"><b>M&auml;ntel</b></font></p><ul><li><p>bis <i>Mitternacht</i></p></li></ul></li><li><p><a href="https://example.org/schirme"><font color="#000080"><u>Schirme</u></font></a></p></li></ol></body></html>`;

test('EDIT-07 EDIT-210 text of Word pasted into a text becomes texts, headline, list and table in one step, and what was left out is said', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const texts = page.locator('main .modules > .m-text');
  const before = await page.locator('main .modules > *').count();
  await texts.first().locator('p').click();
  const writing = page.locator('#main-content').getByRole('textbox', { name: 'Text' });
  await expect(writing).toBeFocused();
  await page.keyboard.press('End');
  await paste(writing, { 'text/html': wordHtml, 'text/plain': 'Karten' });
  const table = page.locator('main .m-table');
  await expect(table.getByRole('columnheader')).toHaveText(['Rang', 'Freitag']);
  await expect(page.getByText('Nicht übernommen: 1 Bild, Unterstreichungen')).toBeVisible();
  expect(await texts.first().innerHTML()).toContain('<p>Es wird früh dunkel.</p>');
  await expect(texts.first().locator('strong')).toHaveText('ab Montag');
  await expect(texts.first().getByRole('link', { name: 'Kasse' })).toHaveAttribute('href', 'https://example.org/kasse');
  await expect(page.locator('main .modules > .m-headline h2').last()).toHaveText('Preise');
  await expect(texts.nth(1).locator('ul > li')).toHaveText([/^Parkett\s*Reihe eins$/, 'Rang']);
  await expect(texts.nth(1).locator('ul > li > ol > li')).toHaveText('Reihe eins');
  await expect(texts.nth(2)).toHaveText('Ermäßigt die Hälfte.');
  await expect(page.locator('main .modules > *')).toHaveCount(before + 4);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('main .modules > *')).toHaveCount(before);
  await expect(texts.first()).toHaveText('Es wird früh dunkel.');
  // The same with nothing being written, behind what is selected.
  await outline(page).focus();
  await page.keyboard.press('End');
  await paste(page.locator('body'), {
    'text/html':
      '<h1>Anfahrt</h1><div>Mit der <i>Straßenbahn</i>.</div><script>alert(1)</script><a href="/plan">Plan</a> <a href="javascript:alert(1)">Karte</a><iframe src="https://example.org/film"></iframe><table><tr><td>Rang<td>Preis<tr><td rowspan="2"><a href="https://example.org/parkett">Parkett</a><td>48<tr><td>38</table>',
  });
  await expect(page.locator('main .modules > .m-headline h2').last()).toHaveText('Anfahrt');
  await expect(page.locator('main .modules > .m-text').last().locator('em')).toHaveText('Straßenbahn');
  await expect(page.locator('main .m-table tbody tr').last().locator('th, td')).toHaveText(['Parkett', '38']);
  await expect(page.locator('.bs-notices')).toContainText(
    'Nicht übernommen: 1 eingebetteter Inhalt, 2 Links ohne vollständige Adresse, 1 Link in Überschriften und Tabellen.',
  );
  // EDIT-210: lists of two kinds within each other, and what is no loss is not said.
  const notices = page.locator('.bs-notices');
  await expect(notices).not.toContainText('Auszeichnungen');
  const last = page.locator('main .modules > .m-text').last();
  await paste(page.locator('body'), { 'text/html': docsHtml });
  await expect(page.locator('main .modules > .m-headline h2').last()).toHaveText('Einlass');
  await expect(last.locator(':scope ul > li')).toHaveText([/^Abends\s*Parkett\s*Rang$/, 'Matinee']);
  await expect(last.locator('ul > li > ol > li')).toHaveText(['Parkett', 'Rang']);
  await expect(last.locator('strong')).toHaveText('Abends');
  await expect(last.locator('em')).toHaveText('Parkett');
  await expect(last.getByRole('link')).toHaveAttribute('href', 'https://example.org/matinee');
  await paste(page.locator('body'), { 'text/html': officeHtml });
  await expect(page.locator('main .modules > .m-headline h3').last()).toHaveText('Garderobe');
  await expect(last.locator('ol > li')).toHaveText([/^Mäntel\s*bis Mitternacht$/, 'Schirme']);
  await expect(last.locator('ol > li > ul > li')).toHaveText('bis Mitternacht');
  await expect(last.getByRole('link')).toHaveAttribute('href', 'https://example.org/schirme');
  await expect(notices).not.toContainText('Auszeichnungen', { timeout: 1 });
  await paste(page.locator('body'), { 'text/html': '<p>CO<span style="vertical-align:sub;">2</span></p>' });
  await expect(notices).toContainText('Auszeichnungen');
});

test('EDIT-241 what was taken out of a text of Word, what is hidden and what was noted beside it is not pasted, and that is said', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const comment = '<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[KS1]</a></span>';
  await paste(page.locator('body'), {
    'text/html': `<p class=MsoNormal>Einlass <span class=msoDel><del cite="mailto:KS" datetime="2026-11-02T10:11">18.30</del></span><span class=msoIns><ins cite="mailto:KS" datetime="2026-11-02T10:11">19.00</ins></span> Uhr${comment}, <del>12</del> 10 Euro<span style='display:none;mso-hide:all'> intern</span>.</p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>${comment}Stimmt das?</p></div></div></div>`,
  });
  await expect(page.locator('main .modules > .m-text').last()).toHaveText('Einlass 19.00 Uhr, 12 10 Euro.');
  await expect(page.locator('.bs-notices')).toContainText(
    'Nicht übernommen: Kommentare, Gelöschtes und Ausgeblendetes der Vorlage, Unterstreichungen und andere Auszeichnungen.',
  );
});

test('EDIT-160 a paste at the beginning of a text, and over all of it, leaves its other language, its anchor and its distance', async ({
  page,
  site,
}) => {
  const fields = {
    content: { de: '<p>Es wird früh dunkel.</p>', en: '<p>It gets dark early.</p>' },
    anchor: 'abend',
    decrease_distance: true,
  };
  await showModules(site, 'abend', [{ model: 'text', fields }]);
  await openEditor(page, '/de/abend');
  const text = page.locator('main #abend.near');
  const modules = page.locator('main .modules > *');
  const writing = page.locator('#main-content').getByRole('textbox', { name: 'Text' });
  // The caret goes to where the press was: before the first letter.
  await text.locator('p').click({ position: { x: 1, y: 12 } });
  await expect(writing).toBeFocused();
  await paste(writing, {
    'text/html': '<h2>Winter</h2><p>Bald ist es so weit.</p><table><tr><td>Rang<td>Preis<tr><td>Parkett<td>48</table>',
  });
  await expect(modules).toHaveCount(4);
  await expect(modules.first()).toHaveText('Winter');
  await expect(text).toHaveText('Bald ist es so weit.');
  await expect(modules.last()).toHaveText('Es wird früh dunkel.');
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(modules).toHaveCount(1);
  await text.locator('p').click();
  await expect(writing).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(writing, { 'text/html': '<h2>Winter</h2>' });
  await expect(modules).toHaveCount(2);

  await expect(modules.first()).toHaveText('Winter');
  await saved(page);
  await openEditor(page, '/en/abend');
  await expect(text).toHaveText('It gets dark early.');
});

test('EDIT-07 EDIT-90 a long text of Word (two million characters, plain too, in the full run) becomes as many texts as it needs in one step; where one text has to hold it, it is refused', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openEditor(page, '/de/winter');
  const modules = page.locator('main .modules > *');
  const texts = page.locator('main .modules > .m-text');
  const before = await modules.count();
  const writing = page.locator('#main-content').getByRole('textbox', { name: 'Text' });
  const line = 'Am Abend öffnet das Haus, und wer früh kommt, hört die Proben durch die Wand.';
  const word = `<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:"Calibri"'>${line}<o:p></o:p></span></p>`;
  const formats: Record<string, string>[] = [{ 'text/html': word.repeat(isFullRun ? 15_000 : 1500) }];
  if (isFullRun) formats.push({ 'text/plain': `${line}\r\n`.repeat(25_000) });
  for (const each of formats) {
    await texts.first().locator('p').first().click();
    await expect(writing).toBeFocused();
    await paste(writing, each);
    await expect.poll(() => modules.count(), { timeout: 20_000 }).toBeGreaterThan(before + (isFullRun ? 50 : 5));
    await expect(saving(page)).toHaveAttribute('data-saving', 'saved', { timeout: 30_000 });
    await page.keyboard.press('ControlOrMeta+z');
    await expect(modules).toHaveCount(before);
    await saved(page);
  }
  // A question and its answer are one module.
  await insertByKeyboard(page, 'End', 'frage');
  await page.keyboard.type('Wann?');
  const answer = page.getByRole('complementary', { name: 'Frage und Antwort' }).getByRole('textbox', { name: 'Antwort' });
  await answer.click();
  await paste(answer, { 'text/html': `<p>${line.repeat(300)}</p>` });
  await expect(page.locator('.bs-notices')).toContainText(/Nicht eingefügt: Der Text wäre \d+ Zeichen zu lang \(höchstens 20000\)/);
  await expect(answer).toHaveText('');
  // It has no place for headlines and tables: their words stay, and that is said.
  await paste(answer, { 'text/html': '<h2>Karten</h2><p>Ab Montag.</p><table><tr><td>Rang<td>Preis<tr><td>Parkett<td>48</table>' });
  await expect(answer.locator('p')).toHaveText(['Karten', 'Ab Montag.', 'Rang – Preis', 'Parkett – 48']);
  await expect(page.locator('.bs-notices')).toContainText(
    'Nicht übernommen: 1 Überschrift (jetzt fetter Text), 1 Tabelle (jetzt Textzeilen).',
  );
});

test('EDIT-300 a paste that is too long for a text of one line is refused with the reason, also one of two million characters', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const heading = page.locator('main .m-headline h2');
  await heading.click({ position: { x: 20, y: 20 } });
  const writing = heading.getByRole('textbox');
  for (const length of [300, 2_000_000]) {
    await paste(writing, { 'text/plain': 'Es schneit. '.repeat(Math.ceil(length / 12)) });
    const notice = page.locator('.bs-notices').getByText(/^Nicht eingefügt: Der Text wäre \d+ Zeichen zu lang/);
    await expect(notice.last()).toBeVisible();
    await expect(writing).toHaveText('Winter im Haus');
  }
  // What is chosen gives way to the paste, which then fits: the browser inserts it.
  await page.keyboard.press('ControlOrMeta+a');
  const isTaken = await writing.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Schnee '.repeat(35));
    return element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(isTaken).toBe(true);
});

test('EDIT-173 of more headlines than one paste takes the lower ones become bold lines, the others and the table stay, and that is said', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await outline(page).focus();
  await page.keyboard.press('End');
  const part = (at: number) => `<h2>Teil ${at}</h2>${'<h3>Szene</h3><p>Es schneit.</p>'.repeat(9)}`;
  const prices = '<table><tr><td>Rang<td>Preis<tr><td>Parkett<td>48</table>';
  const wide = `<table>${`<tr>${'<td>48'.repeat(13)}`.repeat(2)}</table>`;
  await paste(page.locator('body'), { 'text/html': Array.from({ length: 10 }, (_, at) => part(at)).join('') + prices + wide });
  const headlines = page.locator('main .modules > .m-headline');
  await expect(headlines.filter({ hasText: 'Teil' })).toHaveCount(10);
  await expect(headlines.filter({ hasText: 'Szene' })).toHaveCount(0);
  await expect(page.locator('main .m-text strong').filter({ hasText: 'Szene' })).toHaveCount(90);
  await expect(page.locator('main .m-table')).toHaveCount(1);
  await expect(page.locator('.bs-notices')).toContainText(
    'Nicht übernommen: 90 Überschriften (jetzt fetter Text), 1 Tabelle (jetzt Textzeilen).',
  );
  await saved(page);
});
