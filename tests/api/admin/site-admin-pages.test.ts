import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { users } from '../../../src/features/accounts/accounts.tables.server.ts';
import { formEntries, forms } from '../../../src/features/forms/forms.tables.server.ts';
import type { PublicDesignSettings } from '../../../src/features/site/design-settings.ts';
import { notFoundCounts } from '../../../src/features/site/site.tables.server.ts';
import { fillFooter } from '../../support/editor/pages.ts';
import { valuesOf } from '../../support/office/office-form.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let admin: Office['admin'];
let editor: Office['editor'];
let open: Office['open'];
let text: Office['text'];
let send: Office['submit'];

beforeAll(async () => {
  ({ app, admin, editor, open, text, submit: send } = await openOffice({ as: 'administrator' }));
  await fillFooter(app);
});
afterAll(() => app.close());

/** Values an unchanged form would submit. */
const formOf = async (path: string) => valuesOf(await text(path));

test('ROLE-05 ADMIN-06 pages for administrators are refused to editors, for GET and POST', async () => {
  for (const name of ['navigation', 'users', 'mails', 'settings', 'design', 'html']) {
    expect((await open(`/en/admin/${name}`, editor)).status).toBe(403);
    expect((await open(`/en/admin/${name}`)).status).toBe(200);
    expect(
      (
        await send(
          `/en/admin/${name}${name === 'users' || name === 'html' ? '/new' : name === 'mails' ? '/retry' : ''}`,
          { site_name: 'X', operation: 'save' },
          editor,
        )
      ).status,
    ).toBe(403);
  }
  expect(await text('/en/admin/events', editor)).not.toContain('/en/admin/users');
  const { admin_menus } = (await (await open('/en/pageeditor-api/user', editor)).json()) as { admin_menus: { url: string }[] };
  expect(admin_menus.map(({ url }) => url)).toEqual(expect.not.arrayContaining(['/en/admin/users', '/en/admin/design']));
});

test('ADMIN-02 ADMIN-05 redirects: search, hits, a note on chains; a refused form keeps its input, a restored one is stored only when saved', async () => {
  await app.database.db.insert(notFoundCounts).values({ url: '/de/alt', count: 7 });
  const list = await text('/en/admin/redirects?search=alt', editor);
  expect(list).toContain('Opened 7 times in vain');
  expect(await text('/en/admin/redirects/new?from=%2Fde%2Fweg', editor)).toContain('value="/de/weg"');
  const refused = await send('/en/admin/redirects/new', { old_path: '/de/kalender', new_path: '/de/anders' }, editor);
  expect([refused.status, refused.html]).toEqual([400, expect.stringContaining('There is a page at this address.')]);
  expect(refused.html).toContain('value="/de/anders"');
  const made = await send('/en/admin/redirects/new', { old_path: '/de/weg', new_path: '/de/alt' }, editor);
  expect(made.status).toBe(303);
  expect(await text(made.to ?? '', editor)).toContain('/de/alt → /de/kalender');
  expect((await send(`${made.to?.split('?')[0]}/delete`, {}, editor)).to).toBe('/en/admin/redirects?done=removed');
  const left = { operation: 'show:form', old_path: '/de/liegengeblieben', new_path: '/de/alt' };
  const restored = await send('/en/admin/redirects/new', left, editor);
  expect([restored.status, restored.html]).toEqual([200, expect.stringMatching(/data-unsaved=""[\s\S]*value="\/de\/liegengeblieben"/)]);
  expect(await text('/en/admin/redirects?search=liegengeblieben', editor)).toContain('Found: 0');
});

test('ADMIN-06 EDIT-19 an unchanged settings form changes nothing; changes of the same field conflict', async () => {
  const settings = async () => (await app.get('/pageeditor-api/settings')).json();
  const before = await settings();
  const form = await formOf('/en/admin/settings');
  expect((await send('/en/admin/settings', { ...form, operation: 'save' })).status).toBe(303);
  expect(await settings()).toEqual(before);
  await send('/en/admin/settings', { ...form, site_name: 'First', operation: 'save' });
  const second = await send('/en/admin/settings', { ...form, site_name: 'Second', operation: 'save' });
  expect([second.status, second.html]).toEqual([409, expect.stringContaining('First')]);
  expect(second.html).toContain('value="Second"');
  await send('/en/admin/settings', { ...form, html_header: '<b>kept</b>', operation: 'save' });
  expect(await settings()).toMatchObject({ site_name: 'First', html_header: '<b>kept</b>' });
});

test('ADMIN-06 BRAND-01 an unchanged design form changes nothing, an edited setting only itself; it can be reset to the brand', async () => {
  const design = async () => (await (await app.get('/api/design-settings/')).json()) as Record<string, unknown>;
  const before = await design();
  const form = await formOf('/en/admin/design');
  expect((await send('/en/admin/design', { ...form, operation: 'save' })).status).toBe(303);
  expect(await design()).toEqual(before);
  await send('/en/admin/design', {
    ...form,
    'maps.zoom': '11',
    'formats.en.time': 'HH:mm',
    'header.links.0.url': '/en/events',
    'header.links.0.text.de': 'A',
    'header.links.0.text.en': 'B',
    operation: 'save',
  });
  const changed = await design();
  expect(changed).toEqual({
    ...before,
    maps: { ...(before.maps as object), zoom: 11 },
    formats: { en: { time: 'HH:mm' } },
    header: { ...(before.header as object), links: [{ url: '/en/events', text: { de: 'A', en: 'B' } }] },
  });
  const stale = await send('/en/admin/design', { ...form, 'maps.zoom': '12', operation: 'save' });
  expect([stale.status, stale.html]).toEqual([409, expect.stringContaining('Zoom: 11')]);
  const wrong = await send('/en/admin/design', {
    ...(await formOf('/en/admin/design')),
    'maps.zoom': 'near',
    currencySymbol: 'CHF',
    operation: 'save',
  });
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('value="near"')]);
  expect(wrong.html).toContain('value="CHF"');
  const reset = await send('/en/admin/design', { ...(await formOf('/en/admin/design')), operation: 'reset:header' });
  expect(reset.html).toContain('The form shows the value of the brand again.');
  const back = await formOf('/en/admin/design');
  for (const key of Object.keys(back)) if (/^(maps|formats|header)\b/.test(key)) back[key] = form[key] ?? '';
  await send('/en/admin/design', { ...back, operation: 'save' });
  expect(await design()).toEqual(before);
});

test('ADMIN-06 ADMIN-11 rows of a design setting are moved and added by buttons and stored on save only', async () => {
  const design = async () => (await (await app.get('/api/design-settings/')).json()) as PublicDesignSettings;
  const before = await design();
  const [first, second, ...rest] = before.detailSections.event;
  const press = async (form: Record<string, string>, operation: string) => {
    const { status, html } = await send('/en/admin/design', { ...form, operation });
    expect(status).toBe(200);
    // `send` decodes what the hidden inputs carry.
    return Object.fromEntries(
      Object.entries(valuesOf(html)).map(([name, value]) => [name, name.startsWith('was:') ? (form[name] ?? '') : value]),
    );
  };
  const moved = await press(await formOf('/en/admin/design'), 'up:detailSections.event.1');
  const added = await press(moved, 'add:errorPages');
  expect(await design()).toEqual(before);
  await send('/en/admin/design', { ...added, 'errorPages.0.key': '500', 'errorPages.0.text': '<p>Later</p>', operation: 'save' });
  const after = await design();
  expect(after.detailSections).toEqual({ ...before.detailSections, event: [second, first, ...rest] });
  expect((await formOf('/en/admin/design'))['errorPages.0.text']).toBe('<p>Later</p>');
  const reset = await press(await press(await formOf('/en/admin/design'), 'reset:detailSections'), 'reset:errorPages');
  await send('/en/admin/design', { ...reset, operation: 'save' });
  expect(await design()).toEqual(before);
});

test('ADMIN-05 the navigation by buttons: down, out, in, a link; stored on save only, with errors at the controls', async () => {
  const nav = async () => (await app.get('/en/pageeditor-api/nav')).json() as Promise<{ footer: { title: string; url: string }[] }>;
  const before = await nav();
  const path = '/en/admin/navigation';
  const form = await formOf(path);
  const rows = Object.keys(form).filter((key) => /^footer\.\d+\.page$/.test(key));
  expect(rows.length).toBeGreaterThan(1);
  expect((await send(path, { ...form, operation: 'save' })).status).toBe(303);
  expect(await nav()).toEqual(before);
  const down = await send(path, { ...form, operation: 'down:footer.0' });
  expect(down.status).toBe(200);
  expect(await nav()).toEqual(before);
  const turned = { ...form, 'footer.0.page': form['footer.1.page'] ?? '', 'footer.1.page': form['footer.0.page'] ?? '' };
  const wrong = await send(path, { ...turned, 'footer.90.title.de': 'Freunde', 'footer.90.url': 'nowhere', operation: 'save' });
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('value="nowhere"')]);
  expect(
    (await send(path, { ...turned, 'footer.90.title.de': 'Freunde', 'footer.90.url': 'https://a.example', operation: 'save' })).status,
  ).toBe(303);
  const [first, second, ...rest] = before.footer;
  expect((await nav()).footer).toEqual([second, first, ...rest, { title: 'Freunde', url: 'https://a.example' }]);
  const stale = await send(path, { ...form, 'footer.90.title.de': 'Andere', 'footer.90.url': '/de', operation: 'save' });
  expect([stale.status, stale.html]).toEqual([409, expect.stringContaining('Freunde')]);
});

test('ADMIN-06 accounts: a refused form keeps its input; a stale one stores only its changes', async () => {
  const refused = await send('/en/admin/users/new', { username: 'x', email: 'nobody', first_name: 'Xenia', is_editor: 'on' });
  expect(refused.status).toBe(400);
  for (const words of ['This is not an e-mail address.', 'value="Xenia"', 'value="nobody"']) expect(refused.html).toContain(words);
  const made = await send('/en/admin/users/new', {
    username: 'xenia',
    email: 'xenia@example.org',
    language: 'en',
    is_active: 'on',
    is_editor: 'on',
  });
  expect([made.status, made.to]).toEqual([303, expect.stringMatching(/done=invited$/)]);
  const path = made.to?.split('?')[0] ?? '';
  const form = await formOf(path);
  await send(path, { ...form, first_name: 'Xenia' });
  await send(path, { ...form, can_edit_html: 'on' });
  const [stored] = await app.database.db.select().from(users).where(eq(users.username, 'xenia'));
  expect(stored).toMatchObject({ first_name: 'Xenia', can_edit_html: true, is_editor: true });
  expect((await send(path, { ...form, first_name: 'Other' })).status).toBe(409);
  expect((await send(`${path}/mail`, {})).to).toBe(`${path}?done=mailed`);
  expect((await send(`${path}/delete`, {})).to).toBe('/en/admin/users?done=removed');
});

test('ADMIN-05 form entries: list, one entry, CSV, deletion', async () => {
  await app.database.db.transaction(async (transaction) => {
    const field = {
      id: 1,
      label: { de: 'Frage', en: 'Question' },
      slug: 'question',
      field_type: 1 as const,
      required: false,
      visible: true,
      choices: [],
      default: '',
      placeholder_text: {},
      help_text: {},
    };
    await transaction.insert(forms).values({ id: 1, title: { de: 'Fragen', en: 'Questions' }, fields: [field] } as never);
    const times = { created_at: app.clock.now(), delete_at: app.clock.now() };
    await transaction
      .insert(formEntries)
      .values({ id: 5, form: 1, language: 'en', field_values: { question: 'Is there <b>cake</b>?' }, ...times } as never);
    await announceChange(transaction, ['forms', 'form:1']);
  });
  await app.app.applyNewChanges();
  const list = await text('/en/admin/form-entries?form=1&search=cake', editor);
  expect(list).toContain('Questions 5');
  expect(list).toContain('/en/api/forms/1/entries.csv');
  const entry = await text('/en/admin/form-entries/5', editor);
  expect(entry).toContain('Question');
  expect(entry).toContain('Is there &lt;b&gt;cake&lt;/b&gt;?');
  expect((await send('/en/admin/form-entries/5/delete', {}, editor)).to).toBe('/en/admin/form-entries?done=removed');
  expect((await open('/en/admin/form-entries/5', editor)).status).toBe(404);
});

test('ADMIN-05 ROLE-05 an administrator finds, exports and erases all entries of a person; an editor may not', async () => {
  const times = { created_at: app.clock.now(), delete_at: app.clock.now() };
  const storedEntry = (id: number, field_values: Record<string, string>) => ({ id, form: 1, language: 'de', field_values, ...times });
  await app.database.db
    .insert(formEntries)
    .values([
      storedEntry(21, { question: '=1+1', email: 'Mira@Example.org' }),
      storedEntry(22, { email: 'mira@example.org' }),
      storedEntry(23, { question: 'mira@example.organic' }),
    ] as never);
  const person = { email: ' mira@example.ORG ' };
  for (const action of ['', '/export', '/erase'])
    expect((await send(`/en/admin/form-entries/person${action}`, person, editor)).status).toBe(403);
  expect((await open('/en/admin/form-entries/person', editor)).status).toBe(403);
  expect(await text('/en/admin/form-entries', editor)).not.toContain('form-entries/person');
  expect(await text('/en/admin/form-entries', admin)).toContain('form-entries/person');
  const found = await send('/en/admin/form-entries/person', person, admin);
  expect(found.html).toContain('Found: 2');
  expect(found.html).not.toContain('/form-entries/23');
  const file = (await send('/en/admin/form-entries/person/export', person, admin)).html;
  expect(file.split('\r\n').filter(Boolean)).toHaveLength(4);
  expect(file).toContain('"Mira@Example.org"');
  expect(file).toContain(`"'=1+1"`);
  const question = await send('/en/admin/form-entries/person/erase', person, admin);
  expect(question.html).toContain('Delete everything from mira@example.ORG (2)?');
  expect(await text('/en/admin/form-entries/21', admin)).toContain('Mira@Example.org');
  expect((await send('/en/admin/form-entries/person/erase', { ...person, sure: 'yes' }, admin)).to).toBe(
    '/en/admin/form-entries?done=removed',
  );
  for (const id of [21, 22]) expect((await open(`/en/admin/form-entries/${id}`, admin)).status).toBe(404);
  expect((await open('/en/admin/form-entries/23', admin)).status).toBe(200);
});
