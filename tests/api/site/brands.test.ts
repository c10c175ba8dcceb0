import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import type { CatalogueModule } from '../../../src/editor/session/catalogue.ts';
import { overrideDesign } from '../../../src/features/site/design.write.server.ts';
import { type DesignSettings, designSettingsSchema } from '../../../src/features/site/design-settings.ts';
import { designOverrides, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { Editor, insertion, typing } from '../../support/editor/editor.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

/** The id decides; the slug is found by being redirected. */
const eventPage = { de: `/de/kalender/x/${eventOf.tonight}`, en: `/en/events/x/${eventOf.tonight}` };

let database: DatabaseHandle;
let ring: TestApp;
let kammer: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  ring = await startTestApp({
    seed: async (seeded) => {
      await seedSeason(seeded);
      await seeded.db.update(siteSettings).set({ is_indexing_enabled: true });
    },
    database,
  });
  kammer = await startTestApp({ database, brand: 'kammer' });
});
afterAll(async () => {
  await kammer.close();
  await ring.close();
  await database.close();
});

async function designOf(site: TestApp): Promise<DesignSettings> {
  return (await site.get('/api/design-settings/')).json() as Promise<DesignSettings>;
}

/** Overrides as the admin will store them; every instance hears of it. */
async function override(changes: Record<string, unknown>, brand = 'kammer') {
  const settings = designSettingsSchema.parse(await designOf(brand === 'kammer' ? kammer : ring));
  const refused = await database.db.transaction((transaction) => overrideDesign(transaction, { name: brand, settings }, changes));
  await kammer.app.applyNewChanges();
  await ring.app.applyNewChanges();
  return refused;
}

test('BRAND-01 API-42 one variable changes settings, stylesheet, fonts and mark of every page', async () => {
  const [a, b] = await Promise.all([designOf(ring), designOf(kammer)]);
  expect(a.header.wordmark).not.toEqual(b.header.wordmark);
  const parts = (html: string) =>
    [...html.matchAll(/<link rel="(?:stylesheet|preload|icon)"[^>]*href="([^"]+)"/g)].map((match) => match[1]);
  const [ofRing, ofKammer] = [parts(await (await ring.get('/de')).text()), parts(await (await kammer.get('/de')).text())];
  // The site's own stylesheets are the one thing they share.
  const shared = ofRing.filter((address) => ofKammer.includes(address));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter((address) => !/^\/assets\/(?!brand).*\.css#?$/.test(address ?? ''))).toEqual([]);
  for (const address of ofKammer) expect((await kammer.get(address ?? '')).status, address).toBe(200);
});

test('BRAND-02 BRAND-04 BRAND-05 BRAND-06 BRAND-08 BRAND-09 EVT-29 the two designs differ where the requirements say so', async () => {
  const [a, b] = await Promise.all([designOf(ring), designOf(kammer)]);
  expect([a.menuStyle, b.menuStyle]).toEqual(['style1', 'style2']);
  expect([a.eventStyle, b.eventStyle]).toEqual([1, 2]);
  expect([a.quickBuy, b.quickBuy]).toEqual([true, false]);
  expect([a.anchorListOffset, b.anchorListOffset]).toEqual([600, 0]);
  expect([a.accessFilter, b.accessFilter]).toEqual([true, true]);
  expect([a.teamAccordion, b.teamAccordion]).toEqual([false, true]);
  for (const design of [a, b]) expect(typeof design.stickyOverlayButton).toBe('boolean');
});

/** Headings of an event page by the section they belong to. */
const sectionOf: Record<string, DesignSettings['detailSections']['event'][number]> = {
  dates: 'Events',
  cast: 'Contributors',
  children: 'Children',
  programs: 'Programs',
  series: 'Series',
  hours: 'OpeningHours',
  promoter: 'Promoter',
  sponsors: 'Sponsors',
  video: 'Video',
};

test('BRAND-12 EVD-02 the sections of an event stand in the order of the design', async () => {
  const orders = await Promise.all(
    [ring, kammer].map(async (site) => {
      const { event } = (await designOf(site)).detailSections;
      const html = await (await site.get(eventPage.de)).text();
      const shown = [...html.matchAll(/<h2[^>]* id="(\w+)"/g)].map(([, id]) => sectionOf[id ?? '']).filter((name) => name !== undefined);
      expect(shown).toEqual(event.filter((name) => shown.includes(name)));
      return shown;
    }),
  );
  const [ofRing = [], ofKammer = []] = orders;
  expect(ofKammer).not.toEqual(ofRing);
  expect([...ofKammer].sort()).toEqual([...ofRing].sort());
});

test('BRAND-01 API-42 a stored override shows in the call and on the next request of a page, and only in its brand', async () => {
  const before = await (await kammer.get('/de')).text();
  expect(await override({ header: { wordmark: ['Kammer', 'Dreizehn'] } })).toEqual([]);
  expect((await designOf(kammer)).header.wordmark).toEqual(['Kammer', 'Dreizehn']);
  // The rest of the header is still the brand's.
  expect((await designOf(kammer)).header.logoLink).toMatch(/\.svg$/);
  const after = await (await kammer.get('/de')).text();
  expect(before).not.toContain('Dreizehn');
  expect(after).toContain('Dreizehn');
  expect(await (await ring.get('/de')).text()).not.toContain('Dreizehn');
  await override({ header: null });
  expect(await (await kammer.get('/de')).text()).not.toContain('Dreizehn');
});

test('BRAND-01 what does not fit is refused by name and nothing of it is stored', async () => {
  const refused = await override({ eventStyle: 3, colour: 'red', remainingTicketsBelow: 5 });
  expect(refused.map(({ key }) => key)).toEqual(['eventStyle', 'colour']);
  expect(await database.db.select().from(designOverrides)).not.toContainEqual(
    expect.objectContaining({ values: expect.objectContaining({ remainingTicketsBelow: 5 }) }),
  );
  expect((await designOf(kammer)).remainingTicketsBelow).toBe(20);
});

test('BRAND-01 stored values that no longer fit are left out; the others hold', async () => {
  await database.db.delete(designOverrides);
  await database.db.insert(designOverrides).values({ brand: 'kammer', values: { menuStyle: 'style9', gone: 1, quickBuy: true } });
  await override({ remainingTicketsBelow: 7 });
  const design = await designOf(kammer);
  expect(design).toMatchObject({ menuStyle: 'style2', quickBuy: true, remainingTicketsBelow: 7 });
  expect(design).not.toHaveProperty('gone');
  await database.db.delete(designOverrides);
  await override({ quickBuy: null });
});

test('BRAND-11 FMT-03 FMT-04 patterns of a design are followed by pages of their language; without them FMT holds', async () => {
  const event = async (language: 'de' | 'en') =>
    (await (await kammer.get(eventPage[language])).text()).replaceAll(/<!-- -->|<\/?span[^>]*>/g, '');
  expect(await event('de')).not.toContain('data-formats');
  expect(await event('de')).toMatch(/\d\d:\d\d\u00a0Uhr/);
  const patterns = { time: "H.mm'h'", shortDate: 'd.M.yy', price: '¤0.00' };
  expect(await override({ formats: { de: patterns }, currencySymbol: 'CHF' })).toEqual([]);
  const german = await event('de');
  expect(german).toMatch(/\d{1,2}\.\d{1,2}\.26, \d{1,2}\.\d\dh/);
  expect(german).not.toMatch(/\d\d:\d\d\u00a0Uhr<\/time>/);
  expect(german).toContain('CHF');
  expect(german).toContain('data-formats=');
  expect(await event('en')).not.toMatch(/\d\.\d\dh/);
  // A calendar says the same; search engines want the code of the currency.
  expect((await (await kammer.get(`${eventPage.de}.ics`)).text()).replaceAll(/\r\n /g, '')).toMatch(/CHF\d+\.\d\d/);
  const currencies = async () => new Set((await event('de')).match(/"priceCurrency":"[^"]*"/g));
  expect(await currencies()).toEqual(new Set(['"priceCurrency":"CHF"']));
  expect(await override({ currencySymbol: '$', currencyCode: 'CAD' })).toEqual([]);
  expect(await currencies()).toEqual(new Set(['"priceCurrency":"CAD"']));
  expect(await override({ currencyCode: 'dollar' })).toEqual([expect.objectContaining({ key: 'currencyCode' })]);
  expect(await override({ formats: { de: { date: 'QQQ' } } })).toEqual([expect.objectContaining({ key: 'formats' })]);
  await override({ formats: null, currencySymbol: null, currencyCode: null });
  expect(await event('de')).not.toContain('data-formats');
});

test('BRAND-03 BRAND-07 BRAND-08 BRAND-10 BRAND-13 MOD-27 every further key can be set; what only the server needs is not sent to browsers', async () => {
  const changes = {
    header: { links: [{ text: { de: 'Abo', en: 'Subscribe' }, url: '/de/abo' }] },
    tagManagerIds: ['GTM-TEST'],
    maps: { provider: 'openstreetmap', zoom: 15, marker: '' },
    notFoundPath: '/de/nicht-gefunden',
    errorPages: { 404: '<p>weg</p>' },
    webshopPaths: ['/shop'],
    publishOnSave: false,
    whistleblowerUrl: 'https://hinweis.example',
    fullTeaserTextLimit: 100,
    searchConsoleUrl: 'https://console.example',
  };
  expect(await override(changes)).toEqual([]);
  const design = await designOf(kammer);
  const { errorPages, publishOnSave, fullTeaserTextLimit, searchConsoleUrl, ...visible } = changes;
  expect(design).toMatchObject(visible);
  for (const key of ['errorPages', 'publishOnSave', 'fullTeaserTextLimit', 'searchConsoleUrl']) expect(design).not.toHaveProperty(key);
  const editor = await Editor.of(kammer);
  const catalogue = await editor.ask<CatalogueModule[]>('GET', 'catalogue');
  const limits = new Map(catalogue.map(({ name, fields }) => [name, fields.find((field) => field.name === 'text')?.limit]));
  expect([limits.get('full-teaser'), limits.get('teaser-item')]).toEqual([100, 600]);
  // The server holds to it, whatever the panel said.
  const [home] = await editor.ask<{ id: number }[]>('GET', 'pages');
  const draft = await editor.open('page', home?.id ?? 0);
  const teaser = (length: number, at: number) =>
    insertion(draft.ids[at] ?? 0, 'full-teaser', { headline: { de: 'Kurz' }, text: { de: 'x'.repeat(length) } });
  const { outcomes } = await editor.save(draft, [
    teaser(101, 0),
    teaser(100, 1),
    typing(draft.ids[1] ?? 0, 'x'.repeat(100), 'y'.repeat(101), 'de', 'text'),
  ]);
  expect(outcomes.map(({ status, messages }) => [status, messages?.text?.[0]])).toEqual([
    ['refused', expect.stringContaining('100')],
    ['applied', undefined],
    ['refused', expect.stringContaining('100')],
  ]);
  // A text from before the limit is shortened bit by bit, also while it is still too long; it grows no more.
  await override({ ...changes, fullTeaserTextLimit: null });
  const [early] = (await editor.save(draft, [teaser(300, 2)])).outcomes;
  expect(early?.status).toBe('applied');
  await override(changes);
  const shorten = async (from: number, to: number) => {
    const typed = typing(draft.ids[2] ?? 0, 'x'.repeat(from), 'x'.repeat(to), 'de', 'text');
    return (await editor.save(draft, [typed])).outcomes[0]?.status;
  };
  expect([await shorten(300, 301), await shorten(300, 200), await shorten(200, 201), await shorten(200, 90)]).toEqual([
    ...['refused', 'applied', 'refused', 'applied'],
  ]);
  expect([await shorten(90, 101), await shorten(90, 100)]).toEqual(['refused', 'applied']);
  await override(Object.fromEntries(Object.keys(changes).map((key) => [key, null])));
  expect((await designOf(kammer)).webshopPaths).toContain('/webshop');
});

test('ROUTE-26 BRAND-13 other addresses of the shop hold at once, for pages, forms and calls; the preset ones go on to lead there', async () => {
  const statusOf = async (path: string) => (await new ShopBrowser(kammer).ask(`${path}?lang=de`)).status;
  expect(await statusOf('/laden')).toBe(404);
  expect(await override({ webshopPaths: ['/laden', '/laden/karten', '/korb'] })).toEqual([]);
  for (const path of ['/laden', '/laden/any/tail', '/korb', '/korb/checkout', '/webshop', '/cart'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  const visitor = new ShopBrowser(kammer);
  await visitor.ask('/korb?lang=de');
  const { status, to } = await visitor.send('/korb?lang=de', { extend: '1' });
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/korb\?lang=de/)]);
  expect((await visitor.send('/nowhere', {})).status).toBe(404);
  expect((await (await kammer.get('/api/shop-cart/?language=de')).json()).cart_url).toBe('/korb?lang=de');
  expect((await visitor.ask('/de/kalender')).html).toContain('href="/laden?lang=de"');
  // What could be no address of the shop is refused.
  for (const path of ['laden', '/', '/de/laden', '/laden?x', '//elsewhere'])
    expect(await override({ webshopPaths: [path] }), path).toEqual([expect.objectContaining({ key: 'webshopPaths' })]);
  await override({ webshopPaths: null });
  expect(await statusOf('/laden')).toBe(404);
});
