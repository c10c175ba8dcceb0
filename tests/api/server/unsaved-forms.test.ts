import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openTestDatabase, testDatabaseUrl } from '../../support/database/database.ts';
import { Browser, headersOf, seedUser } from '../../support/office/accounts.ts';
import { seedForms } from '../../support/office/forms.ts';

/** A site whose database has gone, after it was used once. */
async function withoutDatabase<T>(brand: string, use: (app: TestApp, editor: Record<string, string>) => Promise<T>): Promise<T> {
  const database = await openTestDatabase();
  await seedForms(database);
  await seedUser({ database }, 'ada', 'ein langes Passwort');
  const app = await startTestApp({ brand, database });
  try {
    const editor = await headersOf(app, 'editor');
    await app.get('/de/kalender');
    await app.get('/de/admin/rooms/new', { headers: editor });
    await database.close();
    return await use(app, editor);
  } finally {
    await app.close();
  }
}

/** Sends a form as a browser without script does. */
const send = (app: TestApp, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.get(path, { method: 'POST', headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers }, body });

/** The form of an error page: where it is sent, and its inputs by name. */
async function formOf(answer: Response) {
  const html = await answer.text();
  const [form = '', attributes = ''] = /<form class="unsaved"(.*?)>.*?<\/form>/s.exec(html) ?? [];
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) =>
    ['type', 'name', 'value'].map((name) => attribute(input, name)).filter((each) => each !== undefined),
  );
  return { html, attributes, inputs };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unsavedText: Record<string, string> = { de: 'Gespeichert ist noch nichts.', en: 'Nothing has been saved yet.' };

describe.each([
  ['ring', 'de', 'Noch einmal senden'],
  ['kammer', 'en', 'Send again'],
])('in %s', (brand, language, button) => {
  test('OPS-290 a form that is sent while the database is away is answered with what was typed, to be sent again; passwords and files are asked for again', async () => {
    await withoutDatabase(brand, async (app, editor) => {
      const office = await send(app, `/${language}/admin/rooms/new`, new URLSearchParams({ 'name.de': 'Die "große" <Bühne>' }), editor);
      expect([office.status, office.headers.get('retry-after'), office.headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
      const saved = await formOf(office);
      expect(saved.attributes).toContain(`action="/${language}/admin/rooms/new"`);
      expect(saved.inputs).toEqual([['hidden', 'name.de', 'Die &quot;große&quot; &lt;Bühne&gt;']]);
      expect(saved.html).toContain(button);
      expect(saved.html).toContain(unsavedText[language]);

      const fields = { username: 'ada', password: 'ein langes Passwort' };
      const login = await formOf(await send(app, `/${language}/user/login?next=%2Fcms-hub`, new URLSearchParams(fields)));
      expect(login.attributes).toContain(`action="/${language}/user/login?next=%2Fcms-hub"`);
      expect(login.inputs).toEqual([
        ['hidden', 'username', 'ada'],
        ['password', 'password'],
      ]);
      expect(login.html).not.toContain('ein langes Passwort');

      const written = new FormData();
      written.append('message', 'Ein langer\nBrief');
      written.append('document', new File(['text'], 'brief.pdf'));
      const path = `/${language}/forms/x/1`;
      const contact = await formOf(await send(app, path, written));
      expect(contact.attributes).toContain(`action="${path}" encType="multipart/form-data"`);
      expect(contact.inputs).toEqual([
        ['hidden', 'message', 'Ein langer\r\nBrief'],
        ['file', 'document'],
      ]);
    });
  });

  test('OPS-290 OPS-300 forms of the shop, too: what was typed into cart, checkout and purchase page is there to be sent again', async () => {
    await withoutDatabase(brand, async (app) => {
      const forms: [path: string, typed: Record<string, string>][] = [
        [`/cart?lang=${language}`, { code: 'FREUNDE "10"' }],
        [`/cart/checkout?lang=${language}`, { name: 'Ada <Lovelace>', email: 'ada@example.com' }],
        [`/tickets/SEATS?lang=${language}`, { press: 'x'.repeat(20), 'n-1-1': '2' }],
      ];
      for (const [path, typed] of forms) {
        const answer = await send(app, path, new URLSearchParams(typed));
        expect([path, answer.status]).toEqual([path, 503]);
        const { attributes, inputs, html } = await formOf(answer);
        expect(attributes).toContain(`action="${escaped(path)}"`);
        expect(inputs).toEqual(Object.entries(typed).map(([name, value]) => ['hidden', name, escaped(value)]));
        expect(html).toContain(button);
        expect(html).toContain(unsavedText[language]);
      }
    });
  });

  test('OPS-290 OPS-295 a form that fails unexpectedly is not said to be unsaved', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ brand, database });
    try {
      await seedUser({ database }, 'ada', 'ein langes Passwort');
      const editor = await headersOf(app, 'editor');
      await database.db.execute('alter table rooms rename to rooms_gone');
      const answer = await send(app, `/${language}/admin/rooms/new`, new URLSearchParams({ 'name.de': 'Bühne' }), editor);
      expect(answer.status).toBe(500);
      const { inputs, html } = await formOf(answer);
      expect(inputs).toEqual([['hidden', 'name.de', 'Bühne']]);
      expect(html).not.toContain(unsavedText[language]);
      expect(html).toContain(language === 'de' ? 'nicht sicher, ob' : 'not certain whether');
    } finally {
      await app.close();
      await database.close();
    }
  });
});

// PostgreSQL announces a change beside the connection that made it, so that the request may be over before.
test.skipIf(testDatabaseUrl)('OPS-300 a form whose change was stored just before the database went is not said to be unsaved', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ brand: 'ring', database });
  try {
    await seedUser({ database }, 'ada', 'ein langes Passwort');
    const ada = new Browser(app);
    await ada.logIn('ada', 'ein langes Passwort');
    // Every change is announced as its transaction is committed.
    const { promise: gone, resolve, reject } = Promise.withResolvers<void>();
    const close = () => void database.close().then(resolve, reject);
    await database.listen('foyer_change', close, () => undefined);
    const profile = new URLSearchParams({ first_name: 'Augusta', last_name: 'King', email: 'ada@example.org' });
    const cookie = [...ada.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await send(app, '/de/user/profile', profile, { cookie });
    await gone;
    expect(answer.status).toBe(503);
    const { inputs, html } = await formOf(answer);
    expect(inputs).toContainEqual(['hidden', 'first_name', 'Augusta']);
    expect(html).toContain('nicht sicher, ob');
    expect(html).not.toContain(unsavedText.de);
  } finally {
    await app.close();
  }
});

test('OPS-290 a form of another site, one that is too large and a page without a form are answered with the error page alone', async () => {
  await withoutDatabase('ring', async (app, editor) => {
    const typed = () => new URLSearchParams({ 'name.de': 'Nicht meins' });
    const path = '/de/admin/rooms/new';
    const answers = [
      await send(app, path, typed(), { ...editor, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }),
      await send(app, path, new URLSearchParams({ 'name.de': 'x'.repeat(1_100_000) }), editor),
      await app.get(path, { headers: { ...editor, accept: 'text/html' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.text()).not.toMatch(/<form|Nicht meins/);
    }
  });
});
