import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { users } from '../../../src/features/accounts/accounts.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Browser, headersOf, mailsOf, seedUser } from '../../support/office/accounts.ts';

let app: TestApp;
let chief: Browser;
let chiefId: number;
const password = 'ein langes Passwort';

beforeAll(async () => {
  app = await startTestApp();
  chiefId = await seedUser(app, 'chief', password, { is_editor: true, is_superuser: true });
  chief = new Browser(app);
  await chief.logIn('chief', password);
});
afterAll(() => app.close());

const json = async (response: Response) => (await response.json()) as Record<string, never>;
const linkOf = (mail: string) => /token=3D([\w-]+)|token=([\w-]+)/.exec(mail.replaceAll('=\n', ''))?.slice(1).find(Boolean) ?? '';
/** The mail to an address; it is sent after the response. */
const mailTo = (address: string) =>
  expect
    .poll(() => mailsOf(app).findLast((mail) => mail.includes(address)) ?? '')
    .toContain(address)
    .then(() => mailsOf(app).findLast((mail) => mail.includes(address)) ?? '');

test('ADMIN-06 USER-07 an account is created with an invitation, whose link sets the password once, within three days', async () => {
  const invited = { username: 'mara', email: 'mara@example.org', first_name: 'Mara', language: 'en', is_editor: true };
  const made = await chief.call('POST', '/en/api/users/', invited);
  expect(made.status).toBe(201);
  expect(await json(made)).toMatchObject({ ...invited, is_superuser: false, is_active: true, has_password: false });
  const mail = await mailTo('mara@example.org');
  expect(mail).toContain('Your access to');
  app.clock.advance(2 * 24 * 3600 * 1000);
  const browser = new Browser(app);
  const set = await browser.call('POST', '/api/user-password-reset/', { token: linkOf(mail), new_password: password });
  expect(set.status).toBe(204);
  expect((await browser.logIn('mara', password)).status).toBe(200);
  expect((await browser.get('/en/admin/redirects')).status).toBe(200);
  for (const wrong of [
    { username: 'Mara', email: 'x@example.org' },
    { username: 'x@y', email: 'x@example.org' },
    { username: 'neu', email: 'neu' },
  ])
    expect((await chief.call('POST', '/en/api/users/', wrong)).status).toBe(400);
});

test('ADMIN-283 an invited editor comes from the link of the invitation over the login to the start page of the office', async () => {
  const invited = { username: 'nele', email: 'nele@example.org', language: 'en', is_editor: true };
  expect((await chief.call('POST', '/en/api/users/', invited)).status).toBe(201);
  const browser = new Browser(app);
  const set = await browser.submit('/en/user/password', { token: linkOf(await mailTo('nele@example.org')), password });
  const login = set.headers.get('location') ?? '';
  expect(login).toMatch(/^\/en\/user\/login[?]done=password/);
  const entered = await browser.submit(login, { username: 'nele', password });
  expect(entered.headers.get('location')).toBe('/cms-hub?lang=en');
});

test('ADMIN-06 USER-07 an invitation to a mistyped address ends when the address is corrected, and when another one is sent', async () => {
  const made = await chief.call('POST', '/en/api/users/', { username: 'tippo', email: 'tipo@example.org' });
  const { id } = await json(made);
  const stray = linkOf(await mailTo('tipo@example.org'));
  const set = (token: string) => new Browser(app).call('POST', '/api/user-password-reset/', { token, new_password: password });
  expect((await chief.call('PATCH', `/en/api/users/${id}`, { email: 'tippo@example.org' })).status).toBe(200);
  expect((await set(stray)).status).toBe(400);
  await chief.call('POST', `/en/api/users/${id}/password-reset/`);
  const first = linkOf(await mailTo('tippo@example.org'));
  await chief.call('POST', `/en/api/users/${id}/password-reset/`);
  await expect.poll(() => mailsOf(app).filter((mail) => mail.includes('tippo@example.org')).length).toBe(2);
  const second = linkOf(await mailTo('tippo@example.org'));
  expect((await set(first)).status).toBe(400);
  expect((await set(second)).status).toBe(204);
});

test('ADMIN-06 of several who create an account of one name or address at once the others read that it is taken', async () => {
  const twins = (values: (at: number) => object) =>
    Promise.all(Array.from({ length: 6 }, (_, at) => chief.call('POST', '/de/api/users/', values(at))));
  for (const [field, answers] of [
    ['username', await twins((at) => ({ username: 'zwilling', email: `zwilling-${at}@example.org` }))],
    ['email', await twins((at) => ({ username: `drilling-${at}`, email: 'drilling@example.org' }))],
  ] as const) {
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    for (const answer of answers.filter(({ status }) => status === 400)) expect(Object.keys(await json(answer))).toEqual([field]);
  }
});

test('ADMIN-06 ROLE-05 removing a right ends the sessions, granting one does not', async () => {
  const id = await seedUser(app, 'ben', password, { is_editor: true });
  const ben = new Browser(app);
  await ben.logIn('ben', password);
  const patch = (flags: object) => chief.call('PATCH', `/de/api/users/${id}`, flags);
  expect(await json(await patch({ has_dashboard_online_access: true }))).toMatchObject({ has_dashboard_online_access: true });
  expect((await ben.get('/de/pageeditor-api/user')).status).toBe(200);
  await patch({ is_editor: false });
  expect((await ben.get('/de/pageeditor-api/user')).status).toBe(401);
  await ben.logIn('ben', password);
  expect((await ben.get('/de/pageeditor-api/user')).status).toBe(403);
  expect((await patch({ is_superuser: true })).status).toBe(400);
  const auditEntries = await app.database.db.select().from(audit).where(eq(audit.object_id, id)).orderBy(audit.id);
  expect(auditEntries.map(({ action, detail }) => [action, detail.before])).toEqual([
    ['edit', { has_dashboard_online_access: false }],
    ['edit', { is_editor: true }],
  ]);
});

test('ADMIN-06 EDIT-19 two administrators: different fields are merged, the same field conflicts', async () => {
  const id = await seedUser(app, 'cem', password);
  const { version } = await json(await chief.get(`/de/api/users/${id}/`));
  await chief.call('PATCH', `/de/api/users/${id}/`, { version, first_name: 'Cemal' });
  expect((await chief.call('PATCH', `/de/api/users/${id}/`, { version, last_name: 'Öz' })).status).toBe(200);
  const conflict = await chief.call('PATCH', `/de/api/users/${id}/`, { version, first_name: 'Cem' });
  expect(conflict.status).toBe(409);
  expect(await json(conflict)).toMatchObject({
    ...{ fields: ['first_name'], base: { first_name: 'Ada' }, current: { first_name: 'Cemal' }, submitted: { first_name: 'Cem' } },
  });
});

test('ADMIN-06 administrators cannot remove their own rights or the last administrator', async () => {
  for (const flag of ['is_active', 'is_editor', 'is_superuser']) {
    const refused = await chief.call('PATCH', `/en/api/users/${chiefId}/`, { [flag]: false });
    expect([refused.status, Object.keys(await json(refused))]).toEqual([400, [flag === 'is_editor' ? 'is_superuser' : flag]]);
  }
  expect((await chief.call('DELETE', `/en/api/users/${chiefId}/`)).status).toBe(400);
  const other = await headersOf(app, 'administrator');
  const [id] = (await app.database.db.select({ id: users.id }).from(users).where(eq(users.last_name, 'administrator'))).map(
    (row) => row.id,
  );
  const two = await Promise.all([
    chief.call('PATCH', `/de/api/users/${id}/`, { is_superuser: false }),
    app.get(`/de/api/users/${chiefId}/`, {
      method: 'PATCH',
      headers: { ...other, 'content-type': 'application/json' },
      body: JSON.stringify({ is_superuser: false }),
    }),
  ]);
  expect(two.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await app.database.db.select({ id: users.id }).from(users).where(eq(users.is_superuser, true));
  expect(left).toHaveLength(1);
  await app.database.db.update(users).set({ is_superuser: true }).where(eq(users.id, chiefId));
  await chief.logIn('chief', password);
});

test('ADMIN-06 an account is deleted with its sessions; a link for a new password is mailed on request', async () => {
  const id = await seedUser(app, 'dora', password);
  const dora = new Browser(app);
  await dora.logIn('dora', password);
  expect((await chief.call('POST', `/de/api/users/${id}/password-reset/`)).status).toBe(204);
  expect(linkOf(await mailTo('dora@example.org'))).toHaveLength(43);
  expect((await chief.call('DELETE', `/de/api/users/${id}/`)).status).toBe(204);
  expect((await chief.get(`/de/api/users/${id}/`)).status).toBe(404);
  expect((await dora.logIn('dora', password)).status).toBe(400);
  const found = (await (await chief.get('/de/api/users/?search=MAR')).json()) as { username: string }[];
  expect(found.map(({ username }) => username)).toEqual(['mara']);
});
