import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsOf } from '../../support/office/accounts.ts';
import { valuesOf } from '../../support/office/office-form.ts';
import { goesTo, idsIn, type Office, openOffice } from '../../support/office/office-session.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const count = async (resource: string, search: string) =>
  idsIn(await office.text(`/en/admin/${resource}?search=${encodeURIComponent(search)}`)).length;

test.each([
  ['productions', 'save', 'drafted'],
  ['productions', 'publish', 'published'],
  ['rooms', 'save', 'saved'],
])('ADMIN-90 a new entry of %s is created once by a double press on %s, and both answers lead to it', async (resource, operation, done) => {
  const path = `/en/admin/${resource}/new`;
  const name = `Twice by ${operation}`;
  const form = valuesOf(await office.text(path), { 'name.de': name, 'name.en': name, operation });
  const answers = await Promise.all([1, 2].map(() => goesTo(office.send(path, form))));
  expect(answers).toEqual([1, 2].map(() => [303, expect.stringMatching(new RegExp(`^/en/admin/${resource}/\\d+\\?done=${done}$`))]));
  expect(new Set(answers.map(([, to]) => to)).size).toBe(1);
  expect(await count(resource, name)).toBe(1);
  // Back, changed and saved again is another one; so is the same in a new form.
  const other = await goesTo(office.send(path, { ...form, 'name.en': `${name} again` }));
  const fresh = await goesTo(office.send(path, { ...form, 'form.key': valuesOf(await office.text(path))['form.key'] ?? '' }));
  expect(new Set([answers[0]?.[1], other[1], fresh[1]]).size).toBe(3);
});

test('ADMIN-90 saved and then published from the same form it is one entry, and it is public', async () => {
  const path = '/en/admin/productions/new';
  const form = valuesOf(await office.text(path), { 'name.de': 'Nur eine', 'name.en': 'Only one' });
  const [, saved] = await goesTo(office.send(path, { ...form, operation: 'save' }));
  const [, published] = await goesTo(office.send(path, { ...form, operation: 'publish' }));
  expect(published).toBe(saved?.replace('drafted', 'published'));
  expect(await count('productions', 'Only one')).toBe(1);
  const id = Number(/\d+/.exec(published ?? '')?.[0]);
  expect((await office.app.get(`/en/api/productions/${id}/`)).status).toBe(200);
});

test('ADMIN-90 ADMIN-03 dates of a series are created once by a double press, and both answers count them', async () => {
  const path = '/en/admin/events/3/series';
  const rule = new URLSearchParams({ from: '2027-03-01', to: '2027-03-31', at: '18:00', every: '1', on: '5' });
  const html = await office.text(`${path}?${rule}`);
  const days = [...html.matchAll(/<input [^>]*name="date"[^>]* value="([^"]+)"/g)].map(([, day = '']) => day);
  const { 'form.key': key = '' } = valuesOf(html);
  const body: [string, string][] = [
    ['form.key', key],
    ...days.flatMap((day): [string, string][] => [
      ['date', day],
      [`time.${day}`, '18:00'],
    ]),
  ];
  const answers = await Promise.all([1, 2].map(() => goesTo(office.send(path, body))));
  expect(answers).toEqual([1, 2].map(() => [303, `/en/admin/events?state=draft&sort=-updated_at&done=series&count=${days.length}`]));
  expect(days).toHaveLength(4);
  expect(idsIn(await office.text('/en/admin/events?state=draft&from=2027-03-01&to=2027-03-31'))).toHaveLength(4);
});

test.each([
  ['pages', { de: 'Zweimal gedrückt', en: 'Pressed twice' }, /^\/en\/pressed-twice\?edit$/],
  ['users', { username: 'twice', email: 'twice@example.org' }, /^\/en\/admin\/users\/\d+\?done=invited$/],
  ['redirects', { old_path: '/en/twice', new_path: '/en/once' }, /^\/en\/admin\/redirects\/\d+\?done=saved$/],
])('ADMIN-90 a double press in the form of new %s creates once, and both answers lead to it', async (screen, values, address) => {
  const path = `/en/admin/${screen}/new`;
  const form = { ...valuesOf(await office.text(path, office.admin)), ...values, operation: 'save' };
  const answers = await Promise.all([1, 2].map(() => goesTo(office.send(path, form, office.admin))));
  expect(answers).toEqual([1, 2].map(() => [303, expect.stringMatching(address)]));
  expect(new Set(answers.map(([, to]) => to)).size).toBe(1);
  if (screen !== 'users') return;
  await expect.poll(() => mailsOf(office.app).length).toBe(1);
});
