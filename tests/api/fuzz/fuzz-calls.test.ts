import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApi } from '../../../src/core/contract/openapi.server.ts';
import { documentedBy } from '../../support/fuzz/documented.ts';
import { FuzzApp, fuzzers } from '../../support/fuzz/fuzz-app.ts';
import { requestsTo } from '../../support/fuzz/fuzz-calls.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';

let app: FuzzApp;
let document: OpenApi;
let expectDocumented: ReturnType<typeof documentedBy>;
beforeAll(async () => {
  app = await FuzzApp.open();
  document = (await app.send('anonymous', { url: '/api/openapi.json' })).json();
  expectDocumented = documentedBy(document);
});
afterAll(() => app.close());

const runs = fuzzRuns(1000);

test('API-01 API-09 any request to any call is answered in time, with a status and an answer that the OpenAPI document states', {
  timeout: runs.timeoutMs,
}, async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
  expect(operations.length).toBeGreaterThan(100);
  const requests = fc.oneof(...operations.map(({ path, method }) => requestsTo(document, path, method)));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzers), requests, async (person, request) => {
      const { method, url, body, id } = request;
      const answered = await app.send(person, {
        method: method as 'GET',
        url,
        ...(body !== undefined && { payload: body, headers: { 'content-type': 'application/json' } }),
      });
      if (id === 'changeSiteSettings') await app.switchOn();
      expectDocumented(request, answered);
    }),
    runs,
  );
});
