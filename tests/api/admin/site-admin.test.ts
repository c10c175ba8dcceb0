import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { fillFooter } from '../../support/editor/pages.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let editor: Office['editor'];
let admin: Office['admin'];

beforeAll(async () => {
  ({ app, editor, admin } = await openOffice());
  await fillFooter(app);
});
afterAll(() => app.close());

const call = async (method: string, path: string, body?: unknown, headers = admin) => {
  const response = await app.get(path, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
};
const html = async (path: string) => (await app.get(path)).text();
const follow = async (path: string) => {
  const response = await app.get(path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};
const auditEntriesOf = async (type: string) =>
  (await app.database.db.select({ action: audit.action }).from(audit).where(eq(audit.content_type, type)).orderBy(audit.id)).map(
    ({ action }) => action,
  );

describe('redirects', () => {
  test('ADMIN-05 SITE-03 a redirect works at once, is changed and deleted, and each change is audited', async () => {
    expect((await app.get('/de/spielzeit-alt')).status).toBe(404);
    const made = await call('POST', '/de/pageeditor-api/redirect', { old_path: '/de/spielzeit-alt/', new_path: '/de/kalender' }, editor);
    expect(made).toEqual({ status: 201, body: { id: expect.any(Number), old_path: '/de/spielzeit-alt', new_path: '/de/kalender' } });
    const { id } = made.body as { id: number };
    expect(await follow('/de/spielzeit-alt?a=1')).toEqual([301, '/de/kalender?a=1']);
    expect((await call('PATCH', `/en/pageeditor-api/redirect/${id}`, { new_path: '/de/produktionen' }, editor)).status).toBe(200);
    expect(await follow('/de/spielzeit-alt/')).toEqual([301, '/de/spielzeit-alt']);
    expect(await follow('/de/spielzeit-alt')).toEqual([301, '/de/produktionen']);
    expect((await call('DELETE', `/de/pageeditor-api/redirect/${id}/`, undefined, editor)).status).toBe(204);
    expect((await app.get('/de/spielzeit-alt')).status).toBe(404);
    expect((await call('DELETE', `/de/pageeditor-api/redirect/${id}/`, undefined, editor)).status).toBe(404);
    expect(await auditEntriesOf('redirect')).toEqual(['create', 'edit', 'delete']);
  });

  test('SITE-03 an old address with umlauts is redirected however it is written, and the query goes before an anchor', async () => {
    const post = (old_path: string, new_path: string) => call('POST', '/de/pageeditor-api/redirect', { old_path, new_path }, editor);
    expect((await post('/de/ausflüge', '/de/kalender#dates')).status).toBe(201);
    for (const path of ['/de/ausfl%C3%BCge', '/de/ausfl%c3%bcge']) expect(await follow(path)).toEqual([301, '/de/kalender#dates']);
    expect(await follow('/de/ausfl%C3%BCge?utm=1')).toEqual([301, '/de/kalender?utm=1#dates']);
    expect((await post('/de/ausfl%C3%BCge', '/de/team')).body).toEqual({ old_path: [expect.stringContaining('/de/kalender#dates')] });
    const list = await (await app.get('/de/admin/redirects', { headers: editor })).text();
    expect(list).toContain('>/de/ausflüge</a>');
  });

  test('ADMIN-05 SITE-03 a redirect to itself, in a circle, from a page or a duplicate is refused with a message', async () => {
    const post = (old_path: string, new_path: string) => call('POST', '/en/pageeditor-api/redirect', { old_path, new_path }, editor);
    expect(await post('/en/a', '/en/a?x')).toEqual({ status: 400, body: { new_path: ['An address cannot redirect to itself.'] } });
    expect((await post('/en/a', '/en/b')).status).toBe(201);
    expect((await post('/en/b', '/en/c')).status).toBe(201);
    expect(await post('/en/c', '/en/a/')).toEqual({
      status: 400,
      body: { new_path: ['This leads round in a circle: /en/c → /en/a/ → /en/b → /en/c'] },
    });
    expect((await post('/en/a', '/en/d')).body).toEqual({ old_path: ['There is already a redirect for this address, to /en/b.'] });
    expect((await post('/en/events', '/en/d')).body).toEqual({ old_path: [expect.stringContaining('There is a page at this address.')] });
    for (const wrong of ['nothing', '//elsewhere.example/', '/en/x?y', '/en/x y']) expect((await post(wrong, '/en/d')).status).toBe(400);
    for (const wrong of ['', 'javascript:alert(1)', '//elsewhere.example', 'mailto:a@example.org'])
      expect((await post('/en/free', wrong)).status).toBe(400);
    expect(await follow('/en/a')).toEqual([301, '/en/c']);
  });
});

describe('navigation', () => {
  interface Entries {
    version: number;
    menu: unknown[];
    footer: ({ page: number } | { title: object; url: string })[];
  }
  const entries = async () => (await call('GET', '/en/pageeditor-api/nav-entries')).body as Entries;

  test('ADMIN-05 NAV-01 a changed menu is shown on every page at once', async () => {
    const { version, footer } = await entries();
    const pages = footer.flatMap((entry) => ('page' in entry ? [entry.page] : []));
    expect(pages.length).toBeGreaterThan(1);
    const link = { title: { de: 'Freundeskreis', en: 'Friends' }, url: 'https://friends.example/' };
    const [first = 0, ...rest] = pages;
    const turned = [...rest.toReversed().map((page) => ({ page })), link];
    const before = (await call('GET', '/en/pageeditor-api/nav')).body as { footer: { title: string; url: string }[] };
    const answer = await call('PATCH', '/en/pageeditor-api/nav', { version, footer: turned });
    expect(answer.status).toBe(200);
    const titles = (nav: { footer: { title: string }[] }) => nav.footer.map(({ title }) => title);
    expect(titles(answer.body)).toEqual([...titles(before).slice(1).toReversed(), 'Friends']);
    expect(await html('/de/kalender')).toContain('href="https://friends.example/"');
    expect(await entries()).toMatchObject({ version: version + 1, footer: turned });
    const page = await call('GET', `/en/pageeditor-api/pages/${first}/`);
    expect(page.body).toMatchObject({ in_footer: false });
    await call('PATCH', '/en/pageeditor-api/nav', { footer });
    expect((await call('GET', '/en/pageeditor-api/nav')).body).toEqual(before);
    expect(await auditEntriesOf('nav')).toEqual(['edit', 'edit']);
  });

  test('ADMIN-05 EDIT-19 changes of the same menu answer 409 with both versions; other menus are merged; invalid ones are refused', async () => {
    const { version, footer } = await entries();
    const links = [{ title: { de: 'Eins' }, url: '/de/eins' }];
    expect((await call('PATCH', '/de/pageeditor-api/nav', { version, footer: [...footer, ...links] })).status).toBe(200);
    const conflict = await call('PATCH', '/de/pageeditor-api/nav', { version, footer: links });
    expect(conflict.status).toBe(409);
    expect(conflict.body).toMatchObject({ fields: ['footer'], current: { footer: [...footer, ...links] }, submitted: { footer: links } });
    expect((await call('PATCH', '/de/pageeditor-api/nav', { version, menu: links })).status).toBe(200);
    expect((await call('PATCH', '/de/pageeditor-api/nav', { footer: [{ page: 999_999 }] })).body).toHaveProperty('footer');
    expect((await call('PATCH', '/de/pageeditor-api/nav', { footer: [{ title: { de: 'X' }, url: 'javascript:1' }] })).status).toBe(400);
  });
});

describe('settings', () => {
  test('ADMIN-06 SITE-01 site settings are changed individually, on all pages at once', async () => {
    const before = (await call('GET', '/pageeditor-api/settings')).body as object;
    const answer = await call('PATCH', '/pageeditor-api/settings', {
      site_name: 'Haus am Fluss',
      html_footer_top: '<p id="own">Eigenes</p>',
    });
    expect(answer).toEqual({ status: 200, body: { ...before, site_name: 'Haus am Fluss', html_footer_top: '<p id="own">Eigenes</p>' } });
    for (const path of ['/de', '/en/events']) {
      const page = await html(path);
      expect(page).toContain('Haus am Fluss');
      expect(page).toContain('<p id="own">Eigenes</p>');
    }
    expect((await call('PATCH', '/pageeditor-api/settings', { site_name: '' })).body).toHaveProperty('site_name');
    expect((await call('PATCH', '/pageeditor-api/settings', { is_site_online: 'no', other: 1 })).body).toHaveProperty('other');
    await call('PATCH', '/pageeditor-api/settings', before);
    expect(await auditEntriesOf('site_settings')).toEqual(['edit', 'edit']);
  });

  test('SITE-02 editors see the pages of a site that is off, with a notice; visitors see neither', async () => {
    await call('PATCH', '/pageeditor-api/settings', { is_site_online: false });
    const seen = await app.get('/en/events', { headers: editor });
    expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining('The website is offline: only you and other editors')]);
    expect((await app.get('/en/events')).status).toBe(503);
    await call('PATCH', '/pageeditor-api/settings', { is_site_online: true });
    expect(await (await app.get('/en/events', { headers: editor })).text()).not.toContain('The website is offline');
  });

  test('ADMIN-06 API-42 design settings override the brand, null resets them, an invalid request is refused as a whole', async () => {
    const patch = (body: object) => call('PATCH', '/api/design-settings/', body);
    expect((await patch({ menuStyle: 'style2', header: { wordmark: ['Anderes', 'Haus'] } })).body).toMatchObject({ menuStyle: 'style2' });
    expect(await html('/de')).toContain('Anderes');
    expect(await html('/de')).toMatch(/side-menu dark style2/);
    expect((await patch({ quickBuy: false, eventStyle: 3 })).status).toBe(400);
    expect((await patch({ nothing: 1 })).body).toHaveProperty('nothing');
    expect((await call('GET', '/api/design-settings/')).body).toMatchObject({ quickBuy: true, menuStyle: 'style2' });
    await patch({ menuStyle: null, header: null });
    expect(await html('/de')).toMatch(/side-menu dark style1/);
    expect(await auditEntriesOf('design_settings')).toEqual(['edit', 'edit']);
  });

  test('ADMIN-06 API-28 blocks of HTML: created, sanitized, changed by name or number, with versions and trash', async () => {
    const given = { slug: 'anfahrt', html: { de: '<p onclick="x()">Bus <script>1</script>12</p>' } };
    const made = await call('POST', '/de/api/html/', given);
    expect(made.status).toBe(201);
    const { id, version } = made.body as { id: number; version: number };
    expect((await call('GET', '/de/api/html/anfahrt/')).body).toEqual({ slug: 'anfahrt', html: '<p>Bus 12</p>' });
    expect((await call('POST', '/en/api/html/', given)).body).toEqual({ slug: ['This name exists already, perhaps in the trash.'] });
    expect((await call('POST', '/en/api/html/', { slug: '12 Monate', html: 'x' })).body).toEqual({
      slug: ['Small letters, digits and hyphens only, beginning with a letter.'],
    });
    expect((await call('PATCH', '/en/api/html/anfahrt', { version, html: '<p>Bus 12</p>' })).status).toBe(200);
    expect((await call('PATCH', `/en/api/html/${id}`, { version, html: '<p>Tram</p>' })).status).toBe(409);
    expect((await call('DELETE', `/en/api/html/${id}/`)).status).toBe(204);
    expect((await call('GET', '/en/api/html/anfahrt/')).status).toBe(404);
    expect((await call('PATCH', '/en/api/html/none', {})).status).toBe(404);
  });
});
