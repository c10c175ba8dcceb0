import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../src/core/contract/call.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { accessTable, admitted } from '../../support/office/access-table.ts';
import { headersOf, people } from '../../support/office/accounts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/**/*.contract.ts', { eager: true });
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('ROLE-01 ROLE-05 every call stands in the table of access with the audience of its contract', () => {
  const declared = Object.fromEntries(calls.map(({ id, audience }) => [id, audience]));
  expect(declared).toEqual(accessTable);
});

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test.each(people)('ROLE-01 ROLE-06 API-33 as %s', async (person) => {
    // Anew each time, since one of the calls logs out.
    const headers = await headersOf(app, person);
    for (const language of ['de', 'en']) {
      const response = await app.get(addressOf(call, language), {
        method: call.method,
        redirect: 'manual',
        headers: { ...headers, 'accept-language': language, ...(call.body && { 'content-type': 'application/json' }) },
        ...(call.body && { body: '{}' }),
      });
      if (admitted[call.audience].includes(person)) {
        expect([401, 403]).not.toContain(response.status);
        continue;
      }
      expect(response.status).toBe(person === 'anonymous' ? 401 : 403);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ detail: sentences[language as 'de' | 'en'][response.status as 401 | 403] });
    }
  });
});

const sentences = {
  de: { 401: 'Dafür müssen Sie angemeldet sein.', 403: 'Das ist Ihnen nicht erlaubt.' },
  en: { 401: 'You have to be logged in to do this.', 403: 'You are not allowed to do this.' },
};

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'audience' in value;
}

/** Whether something is found there does not matter: who may not make the call is refused first. */
function addressOf({ path, parameters }: Call, language: string): string {
  const resource = (parameters.shape.resource as { options?: string[] } | undefined)?.options?.[0] ?? '';
  return path
    .replace('{lang}', language)
    .replace('{path*}', 'any')
    .replace('{resource}', resource)
    .replace(/\{\w+\*?\}/g, '1');
}
