import { desktop, expect, test } from '../../support/site.ts';
import { insertByKeyboard, openEditor, outline, paste, prepareEditing, saved } from '../editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

/** As Excel copies it: a hidden row and column, a cell over two columns, a line break in a cell. */
const excelHtml = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>td{mso-ignore:padding}</style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse;width:192pt'><!--StartFragment--><col width=64 style='width:48pt'><col width=0 style='display:none;mso-width-source:userset'><col width=64 span=2 style='width:48pt'>
 <tr height=20><td height=20 class=xl65>Rang</td><td>Kosten</td><td colspan=2>Freitag</td></tr>
 <tr height=0 style='display:none'><td>intern</td><td>1</td><td>2</td><td>3</td></tr>
 <tr height=20><td>Parkett<br>
    links</td><td>12</td><td align=right x:num>48,00 €</td><td>ermäßigt</td></tr><!--EndFragment--></table></body></html>`;

/** As Google Docs copies a table: paragraphs of a cell without space between them. */
const docsTable =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" align="left"><table style="border:none"><colgroup><col /><col /></colgroup><tbody><tr><td><p dir="ltr"><span>Loge</span></p><p dir="ltr"><span>Mitte</span></p></td><td><p><a href="https://example.org/38"><span>38 €</span></a></p></td></tr></tbody></table></div></b>';

/** As LibreOffice Calc copies it: line breaks without space. */
const calcTable =
  '<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"/></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17"><font face="Liberation Sans">Galerie<br>Mitte</font></td><td sdval="16" sdnum="1031;0;#,##0">16</td></tr></table></body></html>';

test('EDIT-260 EDIT-241 tables of Word, Excel, Google Docs and LibreOffice fill cells with the words that are seen; one-line texts take those of Word as the page does', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const notices = page.locator('.bs-notices');
  const notes = 'Nicht übernommen: Kommentare, Gelöschtes und Ausgeblendetes der Vorlage';
  const taken = '<del cite="mailto:KS" datetime="2026-11-02T10:11">';
  await outline(page).focus();
  await page.keyboard.press('End');
  // Behind what is selected, as a module of its own; a row that was deleted goes with its words.
  await paste(page.locator('body'), {
    'text/html': `<table class=MsoTableGrid><tr><td><p>Rang</p></td><td><p>Preis</p></td></tr><tr><td><p>${taken}Stehplatz</del></p></td><td><p>${taken}8 €</del></p></td></tr><tr><td><p>Parkett</p></td><td><p>${taken}46 €</del><ins>48 €</ins></p></td></tr></table>`,
  });
  await expect(notices).toContainText(notes);
  await expect(page.locator('main .m-table tr')).toHaveText(['RangPreis', 'Parkett48 €']);
  const panel = page.getByRole('complementary', { name: 'Tabelle' });
  const cell = (row: number, column: number) => panel.getByLabel(`Zeile ${row}, Spalte ${column}`, { exact: true });
  const rows = () =>
    panel.locator('tr').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join('|')));
  await paste(cell(1, 1), { 'text/html': excelHtml, 'text/plain': 'Rang\tFreitag' });
  expect(await rows()).toEqual(['Rang|Freitag|', 'Parkett links|48,00 €|ermäßigt']);
  await paste(cell(2, 1), { 'text/html': docsTable, 'text/plain': 'Loge\t38 €' });
  await expect(notices).toContainText('Nicht übernommen: 1 Link in Überschriften und Tabellen.');
  await paste(cell(1, 1), { 'text/html': calcTable, 'text/plain': 'Galerie\t16' });
  expect(await rows()).toEqual(['Galerie Mitte|16|', 'Loge Mitte|38 €|ermäßigt']);
  // One word of it in the middle of a cell, and in the caption on the page; a paragraph each fills cells below.
  await cell(1, 1).press('End');
  await paste(cell(1, 1), { 'text/html': `<p class=MsoNormal> ${taken}links</del><ins>rechts</ins></p>`, 'text/plain': ' linksrechts' });
  await expect(cell(1, 1)).toHaveValue('Galerie Mitterechts');
  await paste(cell(1, 1), { 'text/html': `<p>${taken}A</del>Eins</p><p>Zwei</p>`, 'text/plain': 'AEins\nZwei' });
  expect(await rows()).toEqual(['Eins|16|', 'Zwei|38 €|ermäßigt']);
  const caption = page.locator('main .m-table .caption');
  await caption.click();
  const writing = caption.getByRole('textbox');
  await expect(writing).toBeFocused();
  await paste(writing, { 'text/html': `<p>Preise ${taken}2025</del><ins>2026</ins></p>`, 'text/plain': 'Preise 20252026' });
  await expect(writing).toHaveText('Preise 2026');
  // More rows than a call takes arguments, and a link in each.
  await paste(cell(1, 1), { 'text/plain': 'Parkett\t48\n'.repeat(150_000) });
  await expect(cell(100, 2)).toHaveValue('48');
  await outline(page).focus();
  const linked = '<tr><td><a href="https://example.org/1">Parkett</a></td><td>48</td></tr>';
  await paste(page.locator('body'), { 'text/html': `<table>${linked.repeat(1500)}</table>` });
  await expect(notices).toContainText('1500 Links in Überschriften und Tabellen');
});

test('EDIT-163 EDIT-11 a table without cells leads to its first one, and says what of a paste is more than it takes', async ({ page }) => {
  await openEditor(page, '/de/winter');
  await insertByKeyboard(page, 'ArrowDown', 'tabelle');
  const panel = page.getByRole('complementary', { name: 'Tabelle' });
  const cell = panel.getByLabel('Zeile 1, Spalte 1', { exact: true });
  await cell.focus();
  await panel.getByRole('textbox', { name: /^Überschrift/ }).focus();
  await panel.getByRole('link', { name: 'Zum Feld Zellen' }).press('Enter');
  await expect(cell).toBeFocused();
  const row = Array.from({ length: 15 }, (_, column) => `S${column + 1}`).join('\t');
  await paste(cell, { 'text/plain': `${row}\n`.repeat(140) });
  await expect(panel.getByLabel('Zeile 100, Spalte 12', { exact: true })).toHaveValue('S12');
  await expect(page.locator('.bs-notices')).toContainText(
    'Nicht übernommen: 3 Spalten, 40 Zeilen. Eine Tabelle hat höchstens 12 Spalten und 100 Zeilen.',
  );
  // More letters than a table holds are refused at once, not when it is saved.
  await paste(panel.getByLabel('Zeile 2, Spalte 1', { exact: true }), { 'text/plain': `${'x'.repeat(20_000)}\tS2\n` });
  await expect(page.locator('.bs-notices')).toContainText(/Nicht eingefügt: Der Text wäre \d+ Zeichen zu lang \(höchstens 20000\)/);
  await expect(panel.getByLabel('Zeile 2, Spalte 1', { exact: true })).toHaveValue('S1');
});

test('MOD-40 a table is inserted by keyboard, filled cell by cell and from a spreadsheet, and its public page names rows and columns', async ({
  page,
  browser,
}) => {
  await openEditor(page, '/de/winter');
  await insertByKeyboard(page, 'ArrowDown', 'tabelle');
  const panel = page.getByRole('complementary', { name: 'Tabelle' });
  // The first letter typed leads to its first field.
  await expect(panel.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.type('Preise');
  const cell = (row: number, column: number) => panel.getByLabel(`Zeile ${row}, Spalte ${column}`, { exact: true });
  await cell(1, 1).fill('Rang');
  await page.keyboard.press('Enter');
  await expect(cell(2, 1)).toBeFocused();
  await paste(cell(2, 1), { 'text/plain': 'Parkett\t48 €\r\nLoge\t38 €\r\nBalkon\t22 €\r\n' });
  await expect(cell(4, 2)).toHaveValue('22 €');
  await cell(1, 2).fill('Freitag');
  await panel.getByRole('button', { name: 'Zeile nach unten' }).click();
  await expect(cell(2, 2)).toHaveValue('Freitag');
  await panel.getByRole('button', { name: 'Zeile nach oben' }).click();
  await cell(4, 1).focus();
  await panel.getByRole('button', { name: 'Zeile löschen' }).click();
  await expect(page.locator('main .m-table tbody tr')).toHaveCount(2);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(page.locator('.bs-notices')).toContainText('Veröffentlicht');
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await visitor.goto(page.url().replace('?edit', ''));
  const table = visitor.getByRole('table', { name: 'Preise' });
  await expect(table.getByRole('columnheader')).toHaveText(['Rang', 'Freitag']);
  await expect(table.getByRole('rowheader')).toHaveText(['Parkett', 'Loge']);
  await visitor.close();
});
