import { cartKey, moreKey, openWidget, tickets, widget } from '../booking/booking.ts';
import { openEditor, prepareEditing } from '../editor/editor.ts';
import { desktop, expect, test } from '../support/site.ts';

test.use(desktop);

test('API-01 every call of a visitor who buys, and of an editor, says what it accepts', async ({ page, site }) => {
  const calls: { call: string; accept: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { accept } = request.headers();
    if (/\/(?:pageeditor-)?api\//.test(pathname)) calls.push({ call: `${request.method()} ${pathname}`, accept });
  });
  await openWidget(page, site, 'de');
  await moreKey(page).click();
  await cartKey(page, 'de').click();
  await expect(widget(page).getByRole('heading', { level: 3 })).toContainText(tickets('de', 1));
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  expect(calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['POST /api/shop-cart/', 'GET /api/shop-availability/', 'POST /de/pageeditor-api/drafts']),
  );
  expect(calls.filter(({ accept }) => accept !== 'application/json, text/plain, */*')).toEqual([]);
});
