import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAction } from '../../../src/core/database/audit-action.ts';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { entryDrafts } from '../../../src/features/admin/entry-drafts.tables.server.ts';
import { stockStates } from '../../../src/features/booking/stock/stock-states.tables.server.ts';
import { formEntries, forms } from '../../../src/features/forms/forms.tables.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { plans } from '../../../src/features/pages/editor.tables.server.ts';
import { pages } from '../../../src/features/pages/pages.tables.server.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { testNow } from '../../support/app.ts';
import { decode } from '../../support/decode.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let app: Office['app'];
let open: Office['open'];
let admin: Office['admin'];
let text: Office['text'];
let send: Office['submit'];

beforeAll(async () => {
  ({ app, open, admin, text, submit: send } = await openOffice());
});
afterAll(() => app.close());

const textOf = async (path: string, headers?: Record<string, string>) => decode(await text(path, headers));
const afterDays = (days: number) => new Date(new Date(testNow).getTime() + days * 24 * 3_600_000);

test('ADMIN-07 ADMIN-246 PAGE-31 the start page names what waits and leads to it; an opened form entry waits no more, and nothing is said so; the menu of every page counts them and failed plans', async () => {
  const { db } = app.database;
  await db.delete(formEntries);
  await db.delete(stockStates);
  await db.update(media).set({ usage_until: null });
  expect(await textOf('/cms-hub?lang=de')).toContain('Nichts wartet auf Sie.');

  const [form] = await db
    .insert(forms)
    .values({ title: { de: 'Kontakt', en: 'Contact' } } as never)
    .returning({ id: forms.id });
  const [event] = await db
    .update(events)
    .set({ date_start: afterDays(3), date_end: afterDays(4) })
    .where(eq(events.is_listed, true))
    .returning({ id: events.id });
  const [file, ended] = await db.select({ id: media.id }).from(media).limit(2);
  if (!form || !event || !file || !ended) throw new Error('The season lacks content.');
  const [entry] = await db
    .insert(formEntries)
    .values({ form: form.id, language: 'de', field_values: { name: 'Ada' }, created_at: afterDays(-1), delete_at: afterDays(90) })
    .returning({ id: formEntries.id });
  await db.insert(entryDrafts).values({
    ...{ content_type: 'event', object_id: event.id, values: { name: { de: 'Anders' } }, updated_at: afterDays(0) },
  } as never);
  await db.insert(stockStates).values({ event: event.id, state: 'sold_out', read_at: afterDays(0) });
  await db.update(media).set({ usage_until: '2026-12-01' }).where(eq(media.id, file.id));
  await db.update(media).set({ usage_until: '2026-11-01' }).where(eq(media.id, ended.id));
  const waiting = await textOf('/cms-hub?lang=en');
  const others = /<section class="bs-card" id="others".*?<\/section>/s.exec(waiting)?.[0];
  expect(others).toContain(`href="/en/admin/events/${event.id}"`);
  // PAGE-31: the words of the form and the list.
  expect(others?.replace(/<[^>]*>/g, '')).toMatch(/DE\s*Changed \(1\)/);
  expect(waiting).toMatch(/: 1 new entry</);
  expect(waiting).toContain(`href="/en/admin/form-entries?form=${form.id}"`);
  expect(waiting).toContain(`href="/en/admin/events/${event.id}"`);
  expect(waiting).toContain('The rights of 2 files end soon or have ended');
  expect(waiting).toContain('href="/en/admin/media?only=expiring"');
  const plan = {
    content_type: 'event',
    object_id: event.id,
    language: 'de',
    action: 'publish',
    at: afterDays(-1),
    created_at: afterDays(-2),
  } as const;
  await db.insert(plans).values([
    { ...plan, failure: { reason: 'trashed', findings: [] } },
    // Not due yet: the server's own job would carry it out, fail at it and count it.
    { ...plan, language: 'en', at: afterDays(1) },
  ]);
  for (const path of ['/cms-hub?lang=en', '/en/admin/events', '/en/dashboard/activity'])
    for (const count of [/Submitted forms<span class="bs-vh">, 1 waiting<\/span>/, /Schedule<span class="bs-vh">, 1 waiting<\/span>/])
      expect(await textOf(path, admin), path).toMatch(count);
  await db.delete(plans);
  expect(await textOf(`/en/admin/form-entries?form=${form.id}`)).toContain('>New<');
  await open(`/en/admin/form-entries/${entry?.id}`);
  expect(await textOf('/cms-hub?lang=en')).not.toContain('new entry');
  expect(await textOf('/en/admin/events')).not.toContain('waiting</span>');
});

test("ADMIN-07 PAGE-72 of today's performances those that are not over come first, and the rest is counted", async () => {
  const { db } = app.database;
  const rows = await db.select({ id: events.id }).from(events).where(eq(events.is_listed, true)).limit(4);
  expect(rows).toHaveLength(4);
  const afterHours = (hours: number) => new Date(new Date(testNow).getTime() + hours * 3_600_000);
  for (const [index, { id }] of rows.entries()) {
    const start = index === 3 ? 2 : index / 2 - 4;
    await db
      .update(events)
      .set({ date_start: afterHours(start), date_end: afterHours(start + 1) })
      .where(eq(events.id, id));
  }
  const [tonight = ''] = /Today:.*?<\/p>/s.exec(await textOf('/cms-hub?lang=en')) ?? [];
  expect([...tonight.matchAll(/events\/(\d+)"/g)].map(([, id]) => Number(id))).toEqual([rows[3], rows[0], rows[1]].map((row) => row?.id));
  expect(tonight).toContain('and 1 more');
});

test('ROUTE-25 ADMIN-09 /{lang}/admin leads to the start page; one menu has all screens of the user, and the dashboard where it may be opened; groups of daily work are open, the others on their pages', async () => {
  expect((await open('/de/admin')).headers.get('location')).toBe('/cms-hub?lang=de');
  const all = await headersOf(app, 'all-rights');
  for (const path of ['/cms-hub?lang=de', '/de/admin/events', '/de/admin/pages', '/de/admin/schedule', '/de/dashboard/status']) {
    const html = await textOf(path, all);
    const menu = /<nav class="bs-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
    for (const target of ['/cms-hub?lang=de', '/de/admin/pages', '/de/admin/users', '/de/dashboard/status'])
      expect(menu, path).toContain(`href="${target}"`);
    expect(menu.match(/aria-current="page"/g), path).toHaveLength(1);
    const open = menu.match(/<details class="adm-group" open="">.*?<\/details>/gs) ?? [];
    expect(open, path).toHaveLength(path.includes('dashboard') ? 1 : 3);
    if (!/cms-hub|pages/.test(path)) expect(open.join(), path).toContain('aria-current="page"');
  }
  expect(await textOf('/cms-hub?lang=de')).not.toMatch(/admin\/users|dashboard\//);
});

test('ADMIN-08 the search finds pages, entries, files, screens and actions; users and settings only for administrators', async () => {
  const { db } = app.database;
  const [page] = await db
    .insert(pages)
    .values({ title: { de: 'Quittenfest' }, slug: { de: 'quittenfest', en: 'quince' }, path: { de: 'quittenfest', en: 'quince' } })
    .returning({ id: pages.id });
  const [event] = await db
    .update(events)
    .set({ name: { de: 'Quittenabend' } })
    .where(eq(events.is_listed, true))
    .returning({ id: events.id });
  const [file] = await db.update(media).set({ name: 'quitten.jpg' }).returning({ id: media.id });
  const found = await textOf('/de/admin/search?search=quitten');
  expect(found).toContain('href="/de/quittenfest?edit"');
  expect(found).toContain(`/de/admin/events/`);
  expect(found).toContain('/de/admin/media/');
  expect([page, event, file].every(Boolean)).toBe(true);
  expect(await textOf('/de/admin/search?search=neue%20seite')).toContain('href="/de/admin/pages/new"');
  const ofAdmin = await textOf('/de/admin/search?search=example.org', admin);
  expect(ofAdmin).toMatch(/href="\/de\/admin\/users\/\d+"/);
  const ofEditor = await textOf('/de/admin/search?search=example.org');
  expect(ofEditor).not.toContain('/admin/users');
  expect(await textOf('/de/admin/search?search=konten')).not.toContain('/admin/users');
  expect(await textOf('/de/admin/search?search=konten', admin)).toContain('href="/de/admin/users"');
  for (const wild of ['%', '_', "'", '\0', '%00'])
    expect((await open(`/de/admin/search?search=${encodeURIComponent(wild)}`)).status).toBe(200);
});

test('PAGE-18 without script a page is made, moved, taken out of the menus, deleted and restored; what cannot be is said', async () => {
  const { db } = app.database;
  const make = async (de: string, parent = '') => {
    expect((await send('/de/admin/pages/new', { operation: 'save', de, parent })).status).toBe(303);
    const [row] = await db
      .select()
      .from(pages)
      .orderBy(pages.id)
      .then((rows) => rows.slice(-1));
    if (!row) throw new Error('The page was not stored.');
    return row.id;
  };
  const rowOf = async (id: number) => (await db.select().from(pages).where(eq(pages.id, id)))[0];
  const [upper, lower] = [await make('Obst'), await make('Birnen')];
  const refused = await send('/de/admin/pages/new', { operation: 'save', de: ' ', en: 'Pears' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('value="Pears"');
  // Taken address.
  expect((await send('/de/admin/pages/new', { operation: 'save', de: 'Obst' })).html).toContain(
    'Unter dieser Adresse gibt es schon eine Seite',
  );

  expect((await send(`/de/admin/pages/${lower}/move`, { operation: 'save', target: String(upper), place: 'inside' })).status).toBe(303);
  expect(await rowOf(lower)).toMatchObject({ parent: upper, path: { de: 'obst/birnen' } });
  const below = await send(`/de/admin/pages/${upper}/move`, { operation: 'save', target: String(lower), place: 'inside' });
  expect(below.status).toBe(400);
  expect(below.html).toContain('Unter dieser Seite kann die Seite nicht stehen.');
  expect((await send(`/de/admin/pages/${upper}/delete`)).status).toBe(400);
  expect((await send(`/de/admin/pages/${lower}/out`)).status).toBe(303);
  expect(await rowOf(lower)).toMatchObject({ parent: null, path: { de: 'birnen' } });
  await send(`/de/admin/pages/${lower}/up`);
  expect((await rowOf(lower))?.order).toBeLessThan((await rowOf(upper))?.order ?? 0);

  await send(`/de/admin/pages/${lower}/show`);
  expect(await rowOf(lower)).toMatchObject({ in_menu: true });
  await send(`/de/admin/pages/${lower}/hide`);
  expect(await rowOf(lower)).toMatchObject({ in_menu: false, in_footer: false });

  const gone = await send(`/de/admin/pages/${lower}/delete`);
  expect(await textOf('/de/admin/pages/trash')).toContain('Birnen');
  const undo = /action="([^"]*trash\/restore[^"]*)"/.exec(await textOf(gone.to))?.[1] ?? '';
  expect((await send(undo)).status).toBe(303);
  expect((await rowOf(lower))?.deleted_at).toBeNull();
  expect((await send('/de/admin/pages/999999/up')).status).toBe(404);
  expect((await send(`/de/admin/pages/${lower}/fly`)).status).toBe(404);
});

test('ADMIN-16 first steps lead a new editor to four tasks and their chapters; what is done is checked off, and after the last they are gone', async () => {
  const { db } = app.database;
  const own = await headersOf(app, 'editor');
  const start = () => textOf('/cms-hub?lang=en', own);
  const fresh = await start();
  expect(fresh).toMatch(/<details class="fold bs-card adm-steps" open="">.*0 of 4 done/s);
  const links = [
    ...(fresh
      .split('adm-steps')[1]
      ?.split('</details>')[0]
      ?.matchAll(/href="([^"]+)"/g) ?? []),
  ].map(([, link = '']) => link);
  expect(links).toHaveLength(8);
  for (const link of links) expect((await open(link, own)).status, link).toBe(200);
  expect((await send('/en/admin/breaking-news/new', { 'title.en': 'Tram', 'title.de': 'Tram' }, own)).status).toBe(303);
  expect(await start()).toMatch(/1 of 4 done.*Put an alert on every page<\/a><span class="bs-vh">, done/s);
  const [by] = await db.select({ user: audit.user }).from(audit).orderBy(desc(audit.id)).limit(1);
  const done = (content_type: string, action: AuditAction) => db.insert(audit).values({ user: by?.user ?? 0, content_type, action });
  await done('page', 'publish');
  expect(await start()).toMatch(/<details class="fold bs-card adm-steps">/);
  await done('media', 'upload');
  await done('event', 'edit');
  expect(await start()).not.toContain('adm-steps');
});

test('ADMIN-351 the search understands the other language, the number of the box-office system, the words of buttons and those of the handbook', async () => {
  const { db } = app.database;
  const [production] = await db.select({ id: productions.id }).from(productions).limit(1);
  const [event] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1);
  if (!production || !event) throw new Error('The season lacks content.');
  await db
    .update(productions)
    .set({ name: { de: 'Der Wirbelwind', en: 'The Whirlwind' } })
    .where(eq(productions.id, production.id));
  await db
    .update(events)
    .set({ name: { de: 'Nachtschicht', en: 'Night shift' }, id_jet: 'Q7-1044' })
    .where(eq(events.id, event.id));
  const found = (words: string, language = 'de') => textOf(`/${language}/admin/search?search=${encodeURIComponent(words)}`);
  expect(await found('whirlwind')).toContain(`href="/de/admin/productions/${production.id}"`);
  expect(await found('wirbelwind', 'en')).toContain(`href="/en/admin/productions/${production.id}"`);
  for (const [words, language] of [
    ['night shift', 'de'],
    ['nachtschicht', 'en'],
    ['q7-1044', 'de'],
    ['Q7-1044 nacht', 'en'],
  ] as const)
    expect(await found(words, language), words).toContain(`href="/${language}/admin/events/${event.id}"`);
  // No name of a language is among the words of a text.
  expect(await found('whirlwind {')).toContain('Nichts gefunden.');

  for (const words of ['neue vorstellung', 'vorstellungen anlegen'])
    expect(await found(words), words).toContain('href="/de/admin/events/new"');
  expect(await found('dateien hochladen')).toContain('href="/de/admin/media"');
  for (const words of ['heute absagen', 'absagen']) expect(await found(words), words).toContain('href="/de/admin/help/cancel-tonight"');
  expect(await found('überschrift ändern')).toContain('href="/de/admin/help/change-a-headline"');
  expect(await found('waiting list', 'en')).toContain('href="/en/admin/help/seats-and-waiting-list"');
  // The chapter about it comes before those that mention it.
  const chapters = [...(await found('meldung')).matchAll(/\/help\/([\w-]+)/g)].map(([, name]) => name);
  expect(chapters.slice(chapters.indexOf('alert'))).toContain('cancel-tonight');
  expect(await found('')).not.toContain('/admin/help/cancel-tonight');
});
