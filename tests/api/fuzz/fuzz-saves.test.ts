import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOfRegistry } from '../../../src/features/pages/drafts/catalogue.server.ts';
import type { Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { treeOf } from '../../../src/features/pages/operations/content-tree.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { randomOf, randomOperation } from '../../support/editor/random-operations.ts';
import { documentedBy } from '../../support/fuzz/documented.ts';
import { FuzzApp, type Fuzzer, fuzzers } from '../../support/fuzz/fuzz-app.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';
import { spoilings, spoilt } from '../../support/fuzz/hostile-operations.ts';

let app: FuzzApp;
let expectDocumented: ReturnType<typeof documentedBy>;
let container: number;
let ids: number[];
beforeAll(async () => {
  app = await FuzzApp.open();
  expectDocumented = documentedBy((await app.send('anonymous', { url: '/api/openapi.json' })).json());
  const text = { model: 'text', fields: { content: { de: '<p>Anfang</p>', en: '<p>Beginning</p>' } } };
  const section = { model: 'section', fields: { layout: '50-50' }, columns: [[text], []] };
  const page = await publishPage(app.site.database, { slug: 'zufall', nodes: [section, text] });
  await app.site.app.applyNewChanges();
  const draft = (await call<Draft>('editor', 'openDraft', 'POST', 'drafts', { content_type: 'page', object_id: page })).body;
  ({ container, ids } = draft);
});
afterAll(() => app.close());

const runs = fuzzRuns(25);
const rules = rulesOfRegistry(modules);
const counts = { applied: 0, refused: 0 };

test('OPS-172 EDIT-19 any save of the editor, as it makes it or spoilt in a place, is answered as documented to each role; without the right nothing changes, and what was stored can be read, published and shown', {
  timeout: runs.timeoutMs,
}, async () => {
  const change = fc.record({ seed: fc.nat(), spoiling: fc.option(spoilings, { nil: null, freq: 2 }) });
  const whole = fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: spoilings });
  await fc.assert(fc.asyncProperty(fc.constantFrom(...fuzzers), fc.array(change, { minLength: 1, maxLength: 6 }), whole, save), runs);
  expect(counts.applied).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(0);
});

type Spoiling = Parameters<typeof spoilt>[1] | null;

async function save(person: Fuzzer, wanted: readonly { seed: number; spoiling: Spoiling }[], whole: Spoiling): Promise<void> {
  const before = await draft();
  const tree = treeOf(before.nodes);
  if (ids.length < 100) ids.push(...(await call<{ ids: number[] }>('editor', 'reserveIds', 'POST', `drafts/${container}/ids`)).body.ids);
  const changes = wanted.flatMap(({ seed, spoiling }) => {
    const operation = randomOperation({ tree, rules, random: randomOf(seed), nextId: () => ids.shift() ?? 0 });
    if (!operation) return [];
    return [{ id: randomUUID(), operation: spoiling ? spoilt(operation, spoiling) : operation }];
  });
  const body = { session: `visit-${randomUUID()}`, version: before.version, changes };
  const answered = await call<{ outcomes: { status: string }[] }>(
    ...([person, 'saveChanges', 'POST', `drafts/${container}/changes?draft=true`, whole ? spoilt(body, whole) : body] as const),
  );
  const after = await draft();
  if (person === 'anonymous' || person === 'account') {
    expect([401, 403]).toContain(answered.status);
    expect(after.nodes).toEqual(before.nodes);
    return;
  }
  if (answered.status !== 200) {
    expect(after.nodes).toEqual(before.nodes);
    counts.refused += 1;
    return;
  }
  counts.applied += answered.body.outcomes.filter(({ status }) => status === 'applied').length;
  await call(person, 'publishDraft', 'POST', `drafts/${container}/publish`, { languages: ['de', 'en'] });
  for (const url of ['/de/zufall', '/en/zufall']) {
    const shown = await app.send('anonymous', { url, headers: { accept: 'text/html' } });
    expect(shown.statusCode, shown.body.slice(0, 300)).toBe(200);
    expect(shown.body).toContain('</main>');
  }
}

async function draft(): Promise<Draft> {
  const { status, body } = await call<Draft>('editor', 'getDraft', 'GET', `drafts/${container}`);
  expect(status).toBe(200);
  return body;
}

async function call<Body>(person: Fuzzer, id: string, method: 'GET' | 'POST', path: string, body?: unknown) {
  const url = `/de/pageeditor-api/${path}`;
  const headers = body !== undefined && { 'content-type': 'application/json' };
  const answered = await app.send(person, { method, url, ...(headers && { headers, payload: JSON.stringify(body) }) });
  expectDocumented({ id, url }, answered);
  return { status: answered.statusCode, body: answered.json() as Body };
}
