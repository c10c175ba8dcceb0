import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../src/core/contract/call.ts';
import type { OpenApi } from '../../../src/core/contract/openapi.server.ts';
import { FuzzApp, fuzzers } from '../../support/fuzz/fuzz-app.ts';
import { type FuzzedCall, requestsTo } from '../../support/fuzz/fuzz-calls.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/**/*.contract.ts', { eager: true });
const answers = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(module)
      .filter((value): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'answer' in value)
      .map((call) => [call.id, call.answer] as const),
  ),
);

let app: FuzzApp;
let document: OpenApi;
let documented: Map<string, number[]>;
beforeAll(async () => {
  app = await FuzzApp.open();
  document = (await app.send('anonymous', { url: '/api/openapi.json' })).json();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  documented = new Map(operations.map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]));
});
afterAll(() => app.close());

const runs = fuzzRuns(1200);

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
      expectDocumented(request, answered.statusCode, answered.body);
    }),
    runs,
  );
});

function expectDocumented({ id, url }: FuzzedCall, status: number, body: string): void {
  expect(status, body.slice(0, 300)).not.toBe(500);
  // What cannot be decoded is no address of the call.
  const statuses = [...(documented.get(id) ?? []), ...(url.includes('%ED%A0%80') ? [400, 404] : [])];
  expect(statuses, `${status}: ${body.slice(0, 300)}`).toContain(status);
  if (status < 300 && status !== 204) expect(answers.get(id)?.safeParse(JSON.parse(body)).error?.issues ?? []).toEqual([]);
  if (status >= 400) expect(Object.keys(JSON.parse(body) as object).length).toBeGreaterThan(0);
}
