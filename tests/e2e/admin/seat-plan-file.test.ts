import { expect, test } from '../support/site.ts';
import { openOffice } from './office.ts';

const rows = 'area;row;seat;kind;price_group\r\nBühne, links;1;1;;Parkett\r\n';
/** As spreadsheets save it. */
const files = {
  'utf-8.csv': Buffer.from(rows),
  'windows.csv': Buffer.from(rows, 'latin1'),
  'utf-16.txt': Buffer.from(`\ufeff${rows}`, 'utf16le'),
};

test('SHOP-213 a file of a spreadsheet is read into the list of a seat plan, whatever its encoding, and said to be unsaved', async ({
  page,
}) => {
  await openOffice(page, 'de', '/admin/rooms/1/seat-plan');
  const list = page.getByRole('textbox', { name: /^Zeilen:/ });
  for (const [name, buffer] of Object.entries(files)) {
    await page.getByLabel('Aus einer Datei (CSV)').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(page.getByText(`${name} steht jetzt in der Liste. Noch ist nichts gespeichert.`)).toBeVisible();
    await expect(list).toHaveValue(/^area;row;seat;kind;price_group\nBühne, links;1;1;;Parkett\n$/);
    await list.fill('');
  }
});
