import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/features/admin/entry-values.server.ts';
import type { StoredFormField } from '../../../src/features/forms/form-field.fields.ts';
import type { Form } from '../../../src/features/forms/forms.contract.ts';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { Editor, insertion } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { mailsOf } from '../../support/office/accounts.ts';
import { FormSender, seedForms } from '../../support/office/forms.ts';
import { seedSeason } from '../../support/programme/season.ts';

interface Entry {
  id: number;
  version: number;
  url: string;
  values: Values & { fields: StoredFormField[] };
}

let app: TestApp;
let ada: Editor;
let number = 0;

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await seedForms(database);
      await database.script(`select setval(pg_get_serial_sequence('forms', 'id'), 100)`);
    },
    environment: { TRUST_PROXY: 'true' },
  });
  ada = await Editor.of(app);
});
afterAll(() => app.close());

const make = (values: Values) => ada.ask<Entry>('POST', '/en/api/forms/', values);
const patch = (id: number, body: unknown) => ada.call<Values & Entry>('PATCH', `/de/api/forms/${id}/`, body);
const read = (id: number) => ada.ask<Entry>('GET', `content/forms/${id}/`);
const seen = async (id: number, language = 'en') => (await (await app.get(`/${language}/api/forms/${id}/`)).json()) as Form;
const open = async (path: string) => (await app.get(path, { headers: ada.headers, redirect: 'manual' })).text();
const submit = (path: string, fields: Record<string, string>) =>
  app.get(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...ada.headers, 'sec-fetch-site': 'same-origin', origin: app.url },
    body: new URLSearchParams(fields),
  });
const send = (form: number, values: Record<string, unknown>) => new FormSender(app, `203.0.113.${++number}`).send(form, values);
const both = (de: string, en: string) => ({ de, en });
const base = { title: both('Umfrage', 'Survey'), retention_days: 7 };
const text = (label: string, more: object = {}) => ({ field_type: 1, label, ...more });

test('API-04 FORM-01 FORM-02 FORM-09 a form is created by call; it and its changes are public at once', async () => {
  const fields = [
    text('Ihr Name', { required: true }),
    { field_type: 6, label: both('Farbe', 'Colour'), choices: [both('Rot', 'Red'), both('Blau', 'Blue')], default: 'Rot' },
    text('Ihr Name'),
    text('email2'),
  ];
  const { id, url, values } = await make({ ...base, fields });
  expect(values.fields.map((field) => [field.id, field.slug])).toEqual([
    [1, 'ihr-name'],
    [2, 'farbe'],
    [3, 'ihr-name-2'],
    [4, 'field-email2'],
  ]);
  expect(url).toBe(`/en/forms/survey/${id}`);
  expect(values).toMatchObject({ is_online: true, recipients: [] });
  const form = await seen(id);
  expect(form).toMatchObject({ title: 'Survey', intro: '' });
  expect(form.fields[1]).toMatchObject({ slug: 'farbe', label: 'Colour', choices: ['Red', 'Blue'], default: 'Red', visible: true });
  expect(form.fields.at(-1)?.slug).toBe('email2');
  expect(await (await app.get(url)).text()).toContain('Colour');
  await patch(id, { title: { en: 'Questions' }, fields: values.fields.slice(0, 1) });
  expect(await seen(id)).toMatchObject({ title: 'Questions', fields: [{ slug: 'ihr-name' }, { slug: 'email2' }] });
  expect(await (await app.get(`/en/forms/questions/${id}`)).text()).not.toContain('Colour');
  await patch(id, { is_online: false });
  expect([(await app.get(`/en/forms/questions/${id}`)).status, (await app.get(`/en/api/forms/${id}/`)).status]).toEqual([404, 404]);
  expect((await app.get(`/en/forms/questions/${id}`, { headers: ada.headers })).status).toBe(200);
});

test.each([
  ['__proto__', { fields: [text('A', { slug: '__proto__' })] }, 'fields.0.slug', /Erlaubt sind kleine Buchstaben/],
  ['constructor', { fields: [text('A', { slug: 'constructor' })] }, 'fields.0.slug', /Erlaubt sind/],
  ['the trap', { fields: [text('A', { slug: 'email2' })] }, 'fields.0.slug', /email2/],
  ['a slug with spaces', { fields: [text('A'), text('B', { slug: 'b c' })] }, 'fields.1.slug', /Erlaubt sind/],
  ['a slug twice', { fields: [text('A', { slug: 'a' }), text('B', { slug: 'a' })] }, 'fields.1.slug', /schon ein anderes Feld/],
  ['no label', { fields: [text('')] }, 'fields.0.label', /erforderlich/],
  ['no choices', { fields: [{ field_type: 8, label: 'A' }] }, 'fields.0.choices', /mindestens eine/],
  ['a choice twice', { fields: [{ field_type: 5, label: 'A', choices: ['x', 'x'] }] }, 'fields.0.choices', /zweimal/],
  ['a preset that is no choice', { fields: [{ field_type: 6, label: 'A', choices: ['x'], default: 'y' }] }, 'fields.0.default', /Vorgabe/],
  ['a kind there is not', { fields: [{ field_type: 16, label: 'A' }] }, 'fields.0.field_type', /./],
  ['a part there is not', { fields: [text('A', { colour: 'red' })] }, 'fields.0', /./],
  ['a word as recipient', { recipients: ['kasse'] }, 'recipients.0', /keine E-Mail-Adresse/],
  ['a header in a recipient', { recipients: ['a@haus.example\r\nBcc: b@haus.example'] }, 'recipients.0', /keine E-Mail-Adresse/],
  ['two addresses in one', { recipients: ['a@haus.example, b@haus.example'] }, 'recipients.0', /keine E-Mail-Adresse/],
  ['no retention', { retention_days: 0 }, 'retention_days', /./],
  ['a retention of eleven years', { retention_days: 4015 }, 'retention_days', /./],
  ['no title', { title: both('', '') }, 'title', /erforderlich/],
] as const)(
  'FORM-02 API-09 %s is refused at its place in the language of the call, and nothing is stored',
  async (_, body, field, message) => {
    const before = await read(1);
    const answer = await patch(1, body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    expect(String(answer.body[field])).toMatch(message);
    expect(await read(1)).toEqual(before);
  },
);

test('FORM-05 FORM-11 changed retention and recipients apply to new entries; slugs with entries cannot change', async () => {
  const { id, values } = await make({ ...base, fields: [text('Name')], recipients: ['alt@haus.example', 'alt@haus.example'] });
  expect(values.recipients).toEqual(['alt@haus.example']);
  const renamed = values.fields.map((field) => ({ ...field, slug: 'nachname' }));
  expect((await patch(id, { fields: renamed })).status).toBe(200);
  expect((await send(id, { nachname: 'Erste' })).status).toBe(201);
  await patch(id, { retention_days: 20, recipients: ['neu@haus.example'] });
  expect((await send(id, { nachname: 'Zweite' })).status).toBe(201);
  const entries = await rowsOf(app.database, `select delete_at from form_entries where form = ${id} order by id`);
  expect(
    entries.map(({ delete_at }) => Math.round((new Date(String(delete_at)).getTime() - new Date(testNow).getTime()) / 86_400_000)),
  ).toEqual([7, 20]);
  await app.app.runDueWork();
  const mails = (await mailsOf(app)).filter((mail) => /Erste|Zweite/.test(mail));
  expect(mails.map((mail) => /^To: (.*)$/im.exec(mail)?.[1]?.trim()).sort()).toEqual(['alt@haus.example', 'neu@haus.example']);
  const refused = await patch(id, { fields: values.fields });
  expect(refused).toMatchObject({ status: 400, body: { 'fields.0.slug': [expect.stringContaining('bleibt „nachname“')] } });
  // The label may change; answers are stored by slug.
  expect((await patch(id, { fields: renamed.map((field) => ({ ...field, label: both('Familienname', 'Surname') })) })).status).toBe(200);
  const list = await open(`/de/admin/form-entries?form=${id}`);
  expect(list).toContain(`href="/de/admin/forms/${id}"`);
  expect(await open(`/de/admin/forms/${id}`)).toContain(`href="/de/admin/form-entries?form=${id}">Einsendungen ansehen (2)`);
  // Purging a form with entries would delete their files.
  expect((await submit(`/de/admin/forms/${id}/delete`, {})).status).toBe(303);
  const purge = await submit(`/de/admin/forms/${id}/purge`, {});
  expect([purge.status, await purge.text()]).toEqual([409, expect.stringContaining('noch Einsendungen')]);
});

test('MOD-17 PAGE-13 a form used on a page cannot be deleted, with its uses listed, until the page is published without it', async () => {
  const { id } = await make({ ...base, fields: [text('Name')] });
  const page = await publishPage(app.database, { slug: `umfrage-${id}`, nodes: [{ model: 'forms', fields: { hubspot_id: String(id) } }] });
  await app.app.applyNewChanges();
  const uses = [{ used: id, type: 'page', id: page, field: 'modules', isInTrash: false }];
  expect(await ada.call('DELETE', `/de/api/forms/${id}/`)).toMatchObject({ status: 409, body: { uses } });
  const question = await open(`/de/admin/forms/${id}/delete`);
  expect(question).toContain(`<a href="/de/umfrage-${id}?edit">umfrage-${id}</a>`);
  expect(question).not.toContain('name="by"');
  expect(await open(`/de/admin/forms/${id}/history`)).toContain(`/de/umfrage-${id}?edit`);
  const many = await submit('/de/admin/forms/many', { id: String(id), operation: 'delete', sure: 'yes' });
  expect(many.headers.get('location')).toContain('count=0&left=1');
  const draft = await ada.open('page', page);
  const module = draft.nodes.find(({ model }) => model === 'forms');
  await ada.save(draft, [{ kind: 'delete', id: module?.id ?? 0 }]);
  // Visitors still see it.
  expect((await ada.call('DELETE', `/de/api/forms/${id}/`)).status).toBe(409);
  await ada.ask('POST', `pages/${page}/publish`, {});
  await ada.ask('POST', `/en/pageeditor-api/pages/${page}/publish`, {});
  expect((await ada.call('DELETE', `/de/api/forms/${id}/`)).status).toBe(204);
  // Slots count too, also drafts.
  const other = await make(base);
  const slot = await ada.open('event', 1);
  await ada.save(slot, [insertion(slot.ids[0] ?? 0, 'forms', { hubspot_id: String(other.id) })]);
  expect(await ada.call('DELETE', `/de/api/forms/${other.id}/`)).toMatchObject({ body: { uses: [{ type: 'event', id: 1 }] } });
});

test('ADMIN-02 EDIT-19 without script a form is built row by row, with errors at the controls and conflicts shown', async () => {
  const first = { operation: 'add:fields', 'title.de': 'Anmeldung', 'title.en': 'Registration', retention_days: '30', is_online: 'on' };
  const row = await (await submit('/de/admin/forms/new', first)).text();
  expect(row).toMatch(/name="fields\.0\.visible" checked=""/);
  expect(row).toMatch(/<option value="5">Mehrere Kästchen<\/option>/);
  const rows = {
    ...first,
    ...{ 'fields.0.label.de': 'Tage', 'fields.0.field_type': '5', 'fields.0.visible': 'on', 'fields.0.choices.de': 'Mo\r\nDi\r\n' },
    ...{ 'fields.0.choices.en': 'Mon\r\nTue', 'fields.1.label.de': 'Name', 'fields.1.field_type': '1', 'fields.1.required': 'on' },
  };
  const moved = await (await submit('/de/admin/forms/new', { ...rows, operation: 'up:fields.1' })).text();
  expect(moved).toMatch(/name="fields\.0\.label\.de"[^>]*value="Name"/);
  expect(moved).toMatch(/name="fields\.1\.choices\.de"[^>]*>Mo\s+Di/);
  const wrong = await submit('/de/admin/forms/new', {
    ...rows,
    ...{ operation: 'save', recipients: 'kasse@haus.example\r\n\r\nBcc: x@y.example', 'fields.1.slug': '__proto__' },
  });
  const html = await wrong.text();
  expect(wrong.status).toBe(400);
  expect(html).toMatch(/id="fields\.1\.slug-error"[^>]*>Erlaubt sind/);
  expect(html).toMatch(/id="recipients-error"[^>]*>„Bcc: x@y\.example“: Das ist keine E-Mail-Adresse/);
  expect(html).toContain('value="Tage"');
  const saved = await submit('/de/admin/forms/new', { ...rows, operation: 'save', recipients: 'kasse@haus.example\r\n\r\n' });
  const address = (saved.headers.get('location') ?? '').replace(/\?.*/, '');
  const { values, version } = await read(Number(/\d+$/.exec(address)?.[0]));
  expect(values).toMatchObject({
    recipients: ['kasse@haus.example'],
    fields: [
      { id: 1, slug: 'tage', choices: [both('Mo', 'Mon'), both('Di', 'Tue')], required: false, visible: true },
      { id: 2, slug: 'name', required: true, visible: false },
    ],
  });
  const stored = { ...rows, ...{ 'fields.0.id': '1', 'fields.0.slug': 'tage', 'fields.1.id': '2', 'fields.1.slug': 'name' } };
  const mine = { ...stored, operation: 'save', version: String(version), recipients: 'kasse@haus.example' };
  await submit(address, { ...mine, 'fields.0.field_type': '8' });
  const conflict = await submit(address, { ...mine, 'fields.0.label.de': 'Wochentage' });
  const shown = await conflict.text();
  expect(conflict.status).toBe(409);
  expect(shown).toMatch(/Wochentage · Mehrere Kästchen/);
  expect(shown).toMatch(/Tage · Eines von mehreren/);
  // Words that came are marked one by one.
  expect(await open(`${address}/history`)).toMatch(/Mehrere.{0,80}Kästchen/);
  expect(await open('/de/admin/forms?search=anmeld&sort=-title&state=live')).toContain(`href="${address}"`);
  const csv = await open('/de/admin/forms/export.csv?search=anmeld');
  expect(csv).toContain('"Anmeldung","Registration"');
  expect(csv).toContain('"kasse@haus.example"');
});

test('ADMIN-02 ERR-05 a form with a number that is no id is shown again with its errors', async () => {
  for (const event of ['9'.repeat(30), '1.5', '-1', '2147483648']) {
    const answered = await submit('/de/admin/teasers/new', { event });
    expect([event, answered.status]).toEqual([event, 400]);
  }
});
