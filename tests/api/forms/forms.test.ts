import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { htmlFindings } from '../../support/html-findings.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { docx, FormSender, pdf, seedForms } from '../../support/office/forms.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { isFullRun } from '../../support/variants.ts';

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

describe('reading', () => {
  test('FORM-01 FORM-02 FORM-03 FORM-04 FORM-09 a form has its fields in the language, and the honeypot last', async () => {
    const form = (await (await app.get('/en/api/forms/2/')).json()) as { title: string; fields: Record<string, unknown>[] };
    expect(Object.keys(form)).toEqual(['id', 'title', 'intro', 'thanks', 'fields']);
    expect(form.title).toBe('Everything');
    expect(form.fields.slice(0, -1).map(({ field_type }) => field_type)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(form.fields[5]).toEqual({
      id: 6,
      label: 'select (en)',
      slug: 'select',
      field_type: 6,
      required: false,
      visible: true,
      choices: ['Red', 'Green', 'Blue'],
      default: '',
      placeholder_text: '',
      help_text: '',
    });
    expect(form.fields.at(-1)).toMatchObject({ slug: 'email2', field_type: 'emailconfirm', required: false });
  });

  test('FORM-09 API-04 unknown and offline forms answer 404 and are not listed; editors see them', async () => {
    for (const id of ['4', '99', '0', 'x', '__proto__']) expect((await app.get(`/de/api/forms/${id}/`)).status).toBe(404);
    const ids = async (headers = {}) =>
      ((await (await app.get('/de/api/forms', { headers })).json()) as { id: number }[]).map(({ id }) => id);
    expect(await ids()).toEqual([1, 2, 3, 5]);
    expect(await ids(await headersOf(app, 'editor'))).toEqual([1, 2, 3, 4, 5]);
    expect((await somebody().send(4, good)).status).toBe(404);
  });

  test('FORM-02 FORM-04 fields with a reserved or duplicate slug are left out', async () => {
    const form = (await (await app.get('/de/api/forms/5/')).json()) as { fields: { slug: string }[] };
    expect(form.fields.map(({ slug }) => slug)).toEqual(['name', 'email2']);
    const response = await somebody().send(5, JSON.parse('{"name":"Ada","constructor":"x","toString":"y"}'));
    expect(response.status).toBe(201);
    expect((await entriesOf(5))[0]?.field_values).toEqual({ name: 'Ada' });
  });
});

describe('the page', () => {
  test('ROUTE-16 FORM-01 is valid HTML in both languages under its own slug, with every type of field', async () => {
    for (const path of ['/de/forms/alles/2', '/en/forms/everything/2', '/de/forms/schreiben-sie-uns/1']) {
      const response = await app.get(path);
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
      expect(await htmlFindings(html)).toEqual([]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const html = await (await app.get('/de/forms/alles/2')).text();
    for (const type of ['text', 'email', 'checkbox', 'radio', 'file', 'date', 'datetime-local', 'hidden', 'number', 'url'])
      expect(html).toContain(`type="${type}"`);
    for (const part of ['<textarea', '<select', 'multiple=""', 'autoComplete="bday"', 'enctype="multipart/form-data"', 'So wie im Ausweis'])
      expect(html.toLowerCase()).toContain(part.toLowerCase());
  });

  test('ROUTE-16 another slug redirects to the right one; offline and unknown forms answer 404', async () => {
    const moved = await app.get('/en/forms/anything/1', { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/forms/write-to-us/1']);
    for (const path of ['/de/forms/geheim/4', '/de/forms/x/99', '/de/forms/x/abc', '/de/forms/x'])
      expect((await app.get(path)).status).toBe(404);
  });

  test('FORM-05 FORM-11 a submission without script is stored and redirected to the thanks', async () => {
    const visitor = somebody();
    const response = await visitor.post('/en/forms/write-to-us/1', new URLSearchParams({ ...good, message: 'One\r\nTwo' }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/forms/write-to-us/1?sent=1']);
    const pages = ['/en/forms/write-to-us/1', '/en/forms/short/3', '/de/forms/kurz/3'];
    const thanks = await Promise.all(pages.map(async (path) => (await app.get(`${path}?sent=1`)).text()));
    expect(thanks).toEqual(['Thank you! Your message', 'Noted!', 'Vielen Dank!'].map((text) => expect.stringContaining(text)));
    expect(await entriesOf(1)).toMatchObject([{ language: 'en', field_values: { ...good, message: 'One\nTwo' } }]);
    // Twice.
    await visitor.post('/en/forms/write-to-us/1', new URLSearchParams({ ...good, message: 'One\r\nTwo' }));
    expect(await entriesOf(1)).toHaveLength(1);
  });

  test('FORM-06 FORM-07 FORM-08 an invalid form is shown again with its input and file, and can then be stored', async () => {
    const visitor = somebody();
    const body = new FormData();
    body.append('name', '');
    body.append('email', '"><b>nowhere');
    body.append('message', 'Zeile 1\r\n<i>Zeile 2</i>');
    body.append('document', new Blob([pdf]), 'Anmeldung.pdf');
    const refused = await visitor.post('/de/forms/schreiben-sie-uns/1', body);
    const html = await refused.text();
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    for (const part of [
      'Dieses Feld ist erforderlich!',
      'Ungültige E-Mail-Adresse!',
      'value="&quot;&gt;&lt;b&gt;nowhere"',
      '&lt;i&gt;Zeile 2&lt;/i&gt;',
      'Anmeldung.pdf',
      'autofocus',
    ])
      expect(html.toLowerCase()).toContain(part.toLowerCase());
    expect(await htmlFindings(html)).toEqual([]);
    const [, id = ''] = /name="document" value="([\w-]{43})"/.exec(html) ?? [];
    const [cookie = ''] = (refused.headers.getSetCookie()[0] ?? '').split(';');
    const again = new FormData();
    for (const [name, value] of Object.entries({ ...good, document: id })) again.append(name, value);
    again.append('document', new Blob([]), '');
    const send = (headers: Record<string, string>) =>
      app.get('/de/forms/schreiben-sie-uns/1', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: again,
        redirect: 'manual',
      });
    expect(await (await send({})).text()).toContain('Diese Datei liegt uns nicht mehr vor');
    expect((await send({ cookie })).status).toBe(303);
    expect(await rowsOf(app.database, 'select name from temp_files where entry is not null')).toEqual([{ name: 'Anmeldung.pdf' }]);
    // The cached page does not contain the input.
    expect(await (await app.get('/de/forms/schreiben-sie-uns/1')).text()).not.toContain('Anmeldung.pdf');
  });

  test('API-02 SITE-02 cross-origin forms are refused without their input; no entries while the site is off', async () => {
    const foreign = await app.get('/de/forms/schreiben-sie-uns/1', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(good),
    });
    expect([foreign.status, (await foreign.text()).includes('Das Formular kam nicht von dieser Seite.')]).toEqual([403, true]);
    expect((await somebody().post('/de/forms/geheim/4', new URLSearchParams(good))).status).toBe(404);
    expect(await entriesOf(1)).toEqual([]);
  });

  test('FORM-12 an oversized body answers 413, and whoever sends it reads why', async () => {
    const body = new FormData();
    body.append('document', new Blob([new Uint8Array(23_000_000)]), 'a.pdf');
    for (let turn = 0; turn < 5; turn += 1) {
      const answered = await somebody().post('/de/forms/schreiben-sie-uns/1', body);
      expect(answered.status).toBe(413);
      expect(await answered.text()).toContain('zu groß');
    }
  });
});

describe('sending', () => {
  test('FORM-05 FORM-11 every type of answer is stored', async () => {
    const visitor = somebody();
    const file = (await (await visitor.upload('brief.docx', docx)).json()) as { id: string };
    const values = {
      text: ' Ada ',
      textarea: 'Eins\r\nZwei',
      email: 'ada@example.org',
      checkbox: '1',
      checkboxes: ['Rot', 'Blau', 'Rot'],
      select: 'Grün',
      multiselect: ['Blau'],
      radio: 'Rot',
      file: file.id,
      date: '2026-12-24',
      datetime: '2026-12-24T19:30',
      hidden: 'website',
      number: '12,5',
      url: 'https://example.org/a',
      birthday: '1990-05-01',
    };
    const response = await visitor.send(2, values);
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(await response.json()).toEqual({ id: expect.any(Number), form: 2, created: testNow });
    const expected = { ...values, text: 'Ada', textarea: 'Eins\nZwei', checkboxes: ['Rot', 'Blau'], number: 12.5 };
    expect((await entriesOf(2))[0]?.field_values).toEqual(expected);
  });

  test('FORM-07 FORM-08 FORM-12 the server validates every rule, with a message per field in the language', async () => {
    const wrong: Record<string, [unknown, string]> = {
      text: ['', 'This field is required!'],
      textarea: ['x'.repeat(20_001), 'No more than 20000 characters, please.'],
      email: ['ada@example.org\r\nBcc: all@example.org', 'Invalid e-mail address!'],
      checkbox: ['yes', 'Please choose one of the options.'],
      checkboxes: [['Red', 'Rot'], 'Please choose one of the options.'],
      select: ['Rot', 'Please choose one of the options.'],
      multiselect: [[{}], 'Please choose one of the options.'],
      radio: [['Red'], 'Please choose one of the options.'],
      file: ['../../etc/passwd', 'We no longer have this file. Please choose it again.'],
      date: ['2026-02-30', 'Please enter a valid date.'],
      datetime: ['2026-12-24', 'Please enter a valid date.'],
      hidden: ['a\nb', 'Please write a single line of text here.'],
      number: ['1e9', 'Please enter a number.'],
      url: ['javascript:alert(1)', 'Please enter an address such as https://example.com.'],
      birthday: ['2030-01-01', 'This cannot be a date of birth.'],
    };
    const response = await somebody().send(2, Object.fromEntries(Object.entries(wrong).map(([slug, [value]]) => [slug, value])), {
      language: 'en',
    });
    expect(response.status).toBe(400);
    const messages = Object.fromEntries(Object.entries(wrong).map(([slug, [, message]]) => [slug, [message]]));
    expect(await response.json()).toEqual({ field_values: messages });
    expect(await entriesOf(2)).toEqual([]);
  });

  test('FORM-12 random submissions answer 201, 400 or 404, and stored entries can be read', async () => {
    const slugs = ['text', 'textarea', 'email', 'checkboxes', 'file', 'number', 'url', 'date', '__proto__', 'constructor', 'email2'];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
      fc.constant('\u0000'),
      fc.constant('\ud800'),
      fc.constant('Rot'),
      fc.integer(),
    );
    const editor = await headersOf(app, 'editor');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...slugs), value, { noNullPrototype: true }), async (values) => {
        const response = await somebody().send(2, values);
        expect([201, 400]).toContain(response.status);
      }),
      { numRuns: isFullRun ? 150 : 50 },
    );
    expect((await app.get('/de/api/forms-entries/?form=2&page_size=100', { headers: editor })).status).toBe(200);
    expect((await app.get('/de/api/forms/2/entries.csv', { headers: editor })).status).toBe(200);
    for (const body of [
      '',
      '[]',
      'null',
      '{"form":1}',
      '{"form":"1","field_values":{}}',
      '{"form":1,"field_values":{"__proto__":{"name":"x"}}}',
      '{',
    ]) {
      const headers = { ...somebody().headers, 'content-type': 'application/json' };
      expect((await app.get('/de/api/forms-entries/', { method: 'POST', headers, body })).status).toBe(400);
    }
  });

  test('FORM-04 a filled honeypot is answered normally, and nothing is stored', async () => {
    const response = await somebody().send(1, { ...good, email2: 'robot@example.org' });
    expect([response.status, await response.json()]).toEqual([201, { id: expect.any(Number), form: 1, created: testNow }]);
    const posted = await somebody().post('/de/forms/schreiben-sie-uns/1', new URLSearchParams({ ...good, email2: 'x' }));
    expect(posted.status).toBe(303);
    expect(await entriesOf(1)).toEqual([]);
  });

  test('FORM-11 a repeated submission is stored once, also concurrently and with its file', async () => {
    const visitor = somebody();
    const { id } = (await (await visitor.upload('a.pdf', pdf)).json()) as { id: string };
    const send = () => visitor.send(1, { ...good, document: id }, { key: 'once' });
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await send()).json()));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await entriesOf(1)).toHaveLength(1);
    expect((await visitor.send(1, { ...good, name: 'Bo' }, { key: 'another' })).status).toBe(201);
    expect(await entriesOf(1)).toHaveLength(2);
  });

  test('FORM-12 SEC-04 ten entries an hour and browser, 120 per address, then 429 in the language; invalid ones do not count', async () => {
    const visitor = somebody();
    for (let round = 0; round < 12; round++) expect((await visitor.send(1, {})).status).toBe(400);
    for (let round = 0; round < 10; round++) expect((await visitor.send(1, good, { key: String(round) })).status).toBe(201);
    const refused = await visitor.send(1, good, { key: 'more', language: 'en' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await refused.json()).toEqual({ detail: 'Many messages have just come from your connection. Please try again in 60 minutes.' });
    const address = visitor.headers['x-forwarded-for'] ?? '';
    for (let seat = 0; seat < 110; seat++)
      expect((await new FormSender(app, address, `seat-${seat}`).send(1, { ...good, name: `Eva ${seat}` })).status).toBe(201);
    const posted = await visitor.post('/de/forms/schreiben-sie-uns/1', new URLSearchParams({ ...good, message: 'Bleibt stehen' }));
    expect([posted.status, posted.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await posted.text()).toContain('Bleibt stehen');
    expect((await somebody().send(1, good)).status).toBe(201);
    app.clock.advance(3600 * 1000);
    expect((await visitor.send(1, good, { key: 'later' })).status).toBe(201);
  });
});
