import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { headersOf, mailsOf } from '../../support/office/accounts.ts';
import { FormSender, pdf, seedForms } from '../../support/office/forms.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let number = 0;
/** Visitor with a separate client address, so that rate limits are independent. */
const somebody = () => new FormSender(app, `198.51.${Math.floor(++number / 250)}.${number % 250}`);
const good = { name: 'Ada', email: 'ada@example.org' };
const entriesOf = (form: number) => rowsOf(app.database, `select * from form_entries where form = ${form} order by id`);

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await seedForms(database);
    },
    environment: { TRUST_PROXY: 'true' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2036-01-01T00:00:00+01:00');
  await app.app.runDueWork();
  app.clock.set(testNow);
});

const mailTo = (text: string) => mailsOf(app).filter((mail) => mail.includes(text));

test('FORM-11 the entry is mailed to the recipients with labels and values; Reply-To is the visitor', async () => {
  await somebody().send(1, { ...good, email: 'mailed@example.org', message: 'Guten Tag\nBcc: x@example.org' });
  await expect.poll(() => mailTo('mailed@example.org').length).toBe(1);
  const [mail = ''] = mailTo('mailed@example.org');
  const [head = '', ...body] = mail.split('\n\n');
  expect(head).toMatch(/^To: kasse@haus.example$/m);
  expect(head).toMatch(/^Reply-To: mailed@example.org$/m);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(body.join('\n\n')).toMatch(/Ihr Name: Ada[\s\S]*Guten Tag/);
  await somebody().send(3, { name: 'Mit Tag', day: '2026-12-15' });
  await expect.poll(() => mailTo('Mit Tag').join()).toContain('Wunschtag: Dienstag, 15. Dezember 2026');
  await expect.poll(() => rowsOf(app.database, 'select * from form_mails')).toEqual([]);
});

test('FORM-11 a failed mail is queued and retried', async () => {
  const [row] = await rowsOf(app.database, 'select recipients from forms where id = 3');
  expect(row).toBeDefined();
  await rowsOf(app.database, `update forms set recipients = '{"not an address"}' where id = 3`);
  await somebody().send(3, { name: 'Geduld' });
  const waiting = () => rowsOf(app.database, "select attempts, last_error <> '' as has_failed from form_mails");
  await expect.poll(waiting, { timeout: 5000 }).toEqual([{ attempts: 1, has_failed: true }]);
  await app.app.runDueWork();
  expect(await waiting()).toEqual([{ attempts: 1, has_failed: true }]);
  app.clock.advance(61_000);
  await app.app.runDueWork();
  expect(await waiting()).toEqual([{ attempts: 2, has_failed: true }]);
  await rowsOf(app.database, "update form_mails set recipient = 'fine@haus.example'");
  app.clock.advance(121_000);
  await app.app.runDueWork();
  expect([await waiting(), mailTo('To: fine@haus.example').length]).toEqual([[], 1]);
});

test('FORM-10 FORM-11 entries are deleted with their files after the retention of their form, unused files after 24 hours', async () => {
  const visitor = somebody();
  const uploads = join(app.dataDir, '.private/uploads');
  const files = () => (existsSync(uploads) ? readdirSync(uploads).length : 0);
  const before = files();
  const { id } = (await (await visitor.upload('a.pdf', pdf)).json()) as { id: string };
  await visitor.upload('unused.pdf', pdf);
  await visitor.send(1, { ...good, document: id });
  await visitor.send(3, { name: 'Kurz' });
  expect(files()).toBe(before + 2);
  const day = 24 * 3600 * 1000;
  app.clock.advance(day - 1000);
  await app.app.runDueWork();
  expect([(await entriesOf(3)).length, files()]).toEqual([1, before + 2]);
  app.clock.advance(1000);
  await app.app.runDueWork();
  expect([(await entriesOf(3)).length, (await entriesOf(1)).length]).toEqual([0, 1]);
  app.clock.advance(29 * day);
  await app.app.runDueWork();
  expect([await entriesOf(1), files()]).toEqual([[], before]);
  expect(await rowsOf(app.database, 'select * from temp_files')).toEqual([]);
});

test('API-04 ADMIN-05 editors list, search, read and delete entries; the CSV runs no formula', async () => {
  const headers = await headersOf(app, 'editor');
  for (const name of ['=HYPERLINK("http://x")', '+1', '@sum', 'Ada; "Quote", 100%_'])
    await somebody().send(1, { ...good, name, message: 'a\nb' });
  const list = async (query: string) =>
    (await (await app.get(`/de/api/forms-entries/?${query}`, { headers })).json()) as { count: number; results: { id: number }[] };
  expect((await list('form=1')).count).toBe(4);
  expect((await list('search=hyperlink')).count).toBe(1);
  expect((await list('search=100%25_')).count).toBe(1);
  expect((await list('search=%25')).count).toBe(1);
  expect((await list('form=2')).count).toBe(0);
  expect((await list('form=1&page_size=3&page=2')).results).toHaveLength(1);
  const csv = Buffer.from(await (await app.get('/en/api/forms/1/entries.csv', { headers })).arrayBuffer()).toString();
  expect(csv).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(csv).toContain('"\'+1"');
  expect(csv).toContain('"\'@sum"');
  expect(csv.split('\r\n')[0]).toBe('\uFEFF"id","created","language","Your name","E-mail","Message","Attachment","secret (en)"');
  const { id = 0 } = (await list('search=hyperlink')).results[0] ?? {};
  const remove = () => app.get(`/de/api/forms-entries/${id}/`, { method: 'DELETE', headers });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
});

test('ADMIN-05 answers are read with the labels of their form while it is in the trash, and those to fields it has no longer under their slug', async () => {
  const visitor = somebody();
  const { id: document } = (await (await visitor.upload('a.pdf', pdf)).json()) as { id: string };
  await visitor.send(1, { ...good, message: 'Guten Tag', document });
  const [before] = await rowsOf(app.database, 'select fields from forms where id = 1');
  await app.database.script(`
    update forms set deleted_at = '2026-11-01', fields = (
      select jsonb_agg(field) from jsonb_array_elements(fields) as field where field->>'slug' not in ('message', 'document')
    ) where id = 1`);
  try {
    const headers = await headersOf(app, 'administrator');
    const text = async (path: string) => (await app.get(path, { headers })).text();
    expect((await text('/en/api/forms/1/entries.csv')).split('\r\n')).toEqual([
      '"id","created","language","Your name","E-mail","secret (en)","document","message"',
      expect.stringMatching(/,"de","Ada","ada@example.org","","a.pdf","Guten Tag"$/),
      '',
    ]);
    const list = await text('/de/admin/form-entries?form=1');
    expect(list).toMatch(/<option value="1" selected="">Schreiben Sie uns \(Papierkorb\)/);
    const [{ id } = {}] = await entriesOf(1);
    expect(
      [...(await text(`/de/admin/form-entries/${id}`)).matchAll(/<dt[^>]*>([^<]+)<\/dt><dd>(?:<a [^>]*>)?([^<]+)/g)].map((one) =>
        one.slice(1),
      ),
    ).toEqual([
      ['Ihr Name', 'Ada'],
      ['E-Mail', 'ada@example.org'],
      ['document', 'a.pdf'],
      ['message', 'Guten Tag'],
    ]);
    const body = new URLSearchParams({ email: good.email });
    const person = await app.get('/de/admin/form-entries/person/export', {
      method: 'POST',
      headers: { ...headers, origin: app.url },
      body,
    });
    expect(await person.text()).toMatch(/"Ihr Name","Ada"[\s\S]*"document","a.pdf"/);
  } finally {
    await app.database.script(`update forms set deleted_at = null, fields = '${JSON.stringify(before?.fields)}' where id = 1`);
  }
});

test('ADMIN-05 administrators export and erase all entries of a person by e-mail address; others may not', async () => {
  const visitor = somebody();
  const { id } = (await (await visitor.upload('a.pdf', pdf)).json()) as { id: string };
  await visitor.send(1, { ...good, email: 'Mira@Example.org', document: id });
  await somebody().send(2, { text: 'Mira', email: 'mira@example.org' });
  await somebody().send(1, good);
  const ask = async (method: string, person: 'editor' | 'administrator', email = 'mira@example.org') => {
    const headers = { ...(await headersOf(app, person)), 'content-type': 'application/json' };
    return app.get('/de/api/forms-entries-of-person/', { method, headers, body: JSON.stringify({ email }) });
  };
  for (const method of ['POST', 'DELETE']) expect((await ask(method, 'editor')).status).toBe(403);
  const found = (await (await ask('POST', 'administrator')).json()) as { form: number; files: { name: string; url: string }[] }[];
  expect(found.map(({ form, files }) => [form, files.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  const url = found[1]?.files[0]?.url ?? '';
  const file = await app.get(url, { headers: await headersOf(app, 'editor') });
  expect([file.status, file.headers.get('content-disposition'), await file.text()]).toEqual([
    200,
    "attachment; filename*=UTF-8''a.pdf",
    pdf,
  ]);
  for (const person of ['account', 'dashboard'] as const)
    expect((await app.get(url, { headers: await headersOf(app, person) })).status).toBe(403);
  expect((await app.get(url)).status).toBe(401);
  expect((await app.get('/de/api/forms/1/entries.csv')).status).toBe(401);
  await expect.poll(() => mailTo('Mira@Example.org').length).toBe(1);
  expect(await (await ask('DELETE', 'administrator')).json()).toEqual({ deleted: 2 });
  expect(mailTo('Mira@Example.org')).toEqual([]);
  const auditEntries = await rowsOf(
    app.database,
    `select action, title from audit where content_type = 'form_entry' order by id desc limit 2`,
  );
  expect(auditEntries.map(({ title }) => title).sort()).toEqual(['Alles', 'Schreiben Sie uns']);
  expect((await entriesOf(1)).map(({ field_values }) => field_values)).toEqual([good]);
  expect((await app.get(url, { headers: await headersOf(app, 'editor') })).status).toBe(404);
});
