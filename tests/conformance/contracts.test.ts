import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../src/core/contract/call.ts';
import { failuresOf } from '../../src/core/contract/failures-of.ts';
import type { OpenApi, Schema } from '../../src/core/contract/openapi.server.ts';
import { formEntries } from '../../src/features/forms/forms.tables.server.ts';
import { searchSynonyms } from '../../src/features/search/search.tables.server.ts';
import { htmlBlocks } from '../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { seedPlannedEvent } from '../support/booking/seat-plans.ts';
import { publishSlot } from '../support/editor/pages.ts';
import { headersOf } from '../support/office/accounts.ts';
import { seedForms } from '../support/office/forms.ts';
import { seedSeason } from '../support/programme/season.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/**/*.contract.ts', { eager: true });
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));

let app: TestApp;
let document: OpenApi;
/** An event with a seat plan. */
let plannedEvent: string;
/** A published version of page 3. */
let pageVersion: string;
/** Of somebody whom every call is for. */
let headers: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      plannedEvent = String(await seedPlannedEvent(database));
      await seedForms(database);
      await database.db
        .insert(formEntries)
        .values({ id: 3, form: 3, language: 'de', field_values: { name: 'Ada' }, delete_at: new Date('2027-01-01') });
      await database.db.insert(searchSynonyms).values({ id: 3, words: { de: 'Essen' }, meaning: { de: 'Gastronomie' } });
      await database.db.insert(htmlBlocks).values({ slug: 'event-3-content', html: { de: '<p>Baustein</p>' } });
      await publishSlot(database, 'event', 3, [{ model: 'text', fields: { content: { de: '<p>Hinweis</p>' } } }]);
    },
  });
  headers = await headersOf(app, 'all-rights');
  const published = await app.get('/de/pageeditor-api/pages/3/publish', { method: 'POST', headers });
  pageVersion = String(((await published.json()) as { version_id: number }).version_id);
  document = (await (await app.get('/api/openapi.json')).json()) as OpenApi;
});
afterAll(() => app.close());

test('the contracts are found and every one has an id of its own', () => {
  expect(calls.length).toBeGreaterThanOrEqual(15);
  expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
});

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test(`${call.requirement} says what it is for and whose requirement it is`, () => {
    expect(call.summary.length).toBeGreaterThan(5);
    expect(call.requirement).toMatch(/^[A-Z0-9]+-\d\d$/);
  });

  test(`${call.requirement} is documented with its parameters, answer and failures`, () => {
    const operation = document.paths[call.path.replace('*}', '}')]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.id);
    const named = operation?.parameters.map((parameter) => parameter.name) ?? [];
    expect(named).toEqual(expect.arrayContaining([...Object.keys(call.query.shape), ...Object.keys(call.parameters.shape)]));
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      call.answer.type === 'null' ? '204' : String(call.status),
      ...failuresOf(call).map(String),
    ]);
  });

  if (call.method !== 'GET') {
    test(`${call.requirement} API-02 is refused without the token of the browser`, async () => {
      const address = addressesOf(call)[0] ?? '';
      const ofOthers = { 'x-csrftoken': 'a', cookie: 'csrftoken=a', origin: 'https://elsewhere.example' };
      for (const headers of [
        {},
        { 'x-csrftoken': 'a' },
        { cookie: 'csrftoken=a' },
        { 'x-csrftoken': 'a', cookie: 'csrftoken=b' },
        ofOthers,
      ])
        expect((await app.get(address, { method: call.method, headers })).status).toBe(403);
    });
    return;
  }

  test(`${call.requirement} API-04 I18N-06 answers under every address with what its schema says`, async () => {
    for (const address of addressesOf(call)) {
      const response = await app.get(address, { headers });
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toBe('application/json; charset=utf-8');
      expect(call.answer.safeParse(await response.json()).error?.issues ?? [], address).toEqual([]);
    }
  });

  test(`${call.requirement} API-09 answers an unknown parameter with a stated failure or not at all`, async () => {
    for (const address of addressesOf(call)) {
      const { status } = await app.get(`${address}${address.includes('?') ? '&' : '?'}constructor=1`, { headers });
      expect(status, address).toBe(call.errors.includes(400) ? 400 : 200);
    }
  });
});

describe('API-01 the OpenAPI document', () => {
  test('is of version 3.1, and every reference leads to a component', () => {
    expect(document.openapi).toBe('3.1.0');
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references)
      expect(document.components.schemas, reference).toHaveProperty([reference.replace('#/components/schemas/', '')]);
  });

  test('names the types of the requirements', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'EventItem',
        'EventDetail',
        'Option',
        'FilterOption',
        'Series',
        'Teaser',
        'ImageObj',
        'Price',
        'SeatGroup',
        'CartRequest',
        'CartAnswer',
        'CartFailure',
        'Cart',
        'Failure',
        'FieldErrors',
      ]),
    );
  });

  test('has operation ids and path parameters that fit', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map((parameter) => parameter.name).sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort());
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
      for (const parameter of operation.parameters) expect(schemaProblem(parameter.schema), `${path} ${parameter.name}`).toBeNull();
    }
  });

  test('shows numbers of the query as numbers', () => {
    const parameters = document.paths['/{lang}/api/events/']?.get?.parameters ?? [];
    const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schemaOf('page_size')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
    expect(schemaOf('room')).toMatchObject({ type: 'integer', minimum: 1 });
    expect(schemaOf('lang')).toEqual({ type: 'string', enum: ['de', 'en'] });
  });
});

test('API-01 /api/docs shows every call and every type, without script and with a policy of its own', async () => {
  const response = await app.get('/api/docs');
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const call of calls) {
    expect(html).toContain(`id="${call.id}"`);
    expect(html).toContain(`Requirement ${call.requirement}.`);
  }
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html, `#${target}`).toContain(`id="${target}"`);
  expect(html).not.toMatch(/<script|\son\w+=|\[object|undefined/);
});

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'audience' in value;
}

/** Every address of a call with parameters that find something in the season. */
function addressesOf({ id, path, query, parameters }: Call): string[] {
  const resources = (parameters.shape.resource as { options?: string[] } | undefined)?.options ?? [];
  const resource = resources.includes('events') ? 'events' : (resources[0] ?? '');
  const filled = path
    .replace('{path*}', 'agb')
    .replace('{slug}', 'event-3-content')
    // The slot of event 3 is the first container and holds the first module and the first version.
    .replace('drafts/{id}', 'drafts/1')
    .replace('shop-seats/{event_id}', `shop-seats/${plannedEvent}`)
    .replace('{module}', 'text')
    .replace('text/{id}', 'text/1')
    .replace('{version_id}', path.includes('/drafts/') ? '1' : pageVersion)
    .replace('catalogue/{name}', 'catalogue/text')
    .replace('{type}', 'event')
    .replace('{kind}', 'page')
    .replace('{resource}', resource)
    .replace(/\{(?!lang)\w+\}/, ['getSeries', 'getVenue', 'getUser', 'getListedEntry', 'getRedirect'].includes(id) ? '1' : '3')
    .replace(/\/$/, '');
  const bare = filled.startsWith('/{lang}')
    ? [filled.replace('{lang}', 'de'), filled.replace('{lang}', 'en')]
    : [filled, `/de${filled}`, `/en${filled}`];
  const required = { date: '01-11-2026', events: '3,4', since: '0', from: path.includes('/drafts/') ? '1' : pageVersion };
  const [needed] = Object.entries(required).filter(([name]) => query.shape[name]?.safeParse(undefined).success === false);
  const search = needed ? `?${needed.join('=')}` : '';
  return bare.flatMap((address) => [`${address}${search}`, `${address}/${search}`]);
}

function schemaProblem(schema: Schema): string | null {
  return ['string', 'integer', 'number', 'boolean'].includes(String(schema.type)) ? null : `unexpected ${JSON.stringify(schema)}`;
}
