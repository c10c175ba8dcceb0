import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { sitePages } from '../../../src/features/admin/site-pages.shapes.ts';
import { FuzzApp, type Fuzzer, fuzzers } from '../../support/fuzz/fuzz-app.ts';
import type { FuzzedRequest } from '../../support/fuzz/fuzz-calls.ts';
import { boundary, formsIn, pageRequests, type ServedForm, submissionsOf } from '../../support/fuzz/fuzz-pages.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';

let app: FuzzApp;
beforeAll(async () => {
  app = await FuzzApp.open();
});
afterAll(() => app.close());

const html = { accept: 'text/html' };
/** What pages answer with: themselves, another address, or an error page that says what is wrong. */
const statuses = [200, 301, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431];
const runs = fuzzRuns(500);

test('ERR-05 ROUTE-24 any address and query of a page is answered in time and never with a fault', {
  timeout: runs.timeoutMs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzers), pageRequests, async (person, { url }) => {
      const { statusCode, body } = await app.send(person, { url, headers: html });
      expect(statuses, `${statusCode}: ${body.slice(0, 300)}`).toContain(statusCode);
    }),
    runs,
  );
});

test('ERR-05 ADMIN-02 SHOP-02 USER-04 any submission of any form of any page is answered in time and never with a fault', {
  timeout: runs.timeoutMs,
}, async () => {
  const pages: Record<Fuzzer, readonly string[]> = {
    anonymous: ['/de/user/login', '/de/user/password', '/de/forms/a/1', '/en/forms/a/2', '/de/forms/a/5', '/tickets/SEATS', '/cart', '/de'],
    account: ['/de/user/profile', '/en/user/settings', '/de/forms/a/3'],
    editor: resourceNames.flatMap((name) => ['', '/new', '/1', '/3'].map((rest) => `/de/admin/${name}${rest}`)),
    administrator: sitePages.flatMap(({ name }) => ['', '/new', '/1'].map((rest) => `/en/admin/${name}${rest}`)),
  };
  const submissions: fc.Arbitrary<{ person: Fuzzer; request: FuzzedRequest }>[] = [];
  for (const person of fuzzers) {
    const forms: ServedForm[] = [];
    for (const url of pages[person]) forms.push(...formsIn((await app.send(person, { url, headers: html })).body, url));
    expect(forms.length, person).toBeGreaterThan(0);
    submissions.push(submissionsOf(forms).map((request) => ({ person, request })));
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof(...submissions), async ({ person, request }) => {
      const { statusCode, body } = await submit(person, request);
      expect(statuses, `${statusCode}: ${body.slice(0, 300)}`).toContain(statusCode);
    }),
    fuzzRuns(300),
  );
});

/** Sends a form as a browser without script does. */
async function submit(person: Fuzzer, { url, body = '', isMultipart }: FuzzedRequest) {
  const type = isMultipart ? `multipart/form-data; boundary=${boundary}` : 'application/x-www-form-urlencoded';
  const headers = { ...html, 'content-type': type, 'sec-fetch-site': 'same-origin' };
  const answered = await app.send(person, { method: 'POST', url, payload: body, headers });
  if (url.includes('/settings')) await app.switchOn();
  return answered;
}
