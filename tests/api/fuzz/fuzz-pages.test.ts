import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { sitePages } from '../../../src/features/admin/site-pages.shapes.ts';
import { FuzzApp, type Fuzzer, fuzzers } from '../../support/fuzz/fuzz-app.ts';
import type { FuzzedRequest } from '../../support/fuzz/fuzz-calls.ts';
import { formHeaders, formsIn, pageRequests, pageStatuses, type ServedForm, submissionsOf } from '../../support/fuzz/fuzz-pages.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';

let app: FuzzApp;
beforeAll(async () => {
  app = await FuzzApp.open();
});
afterAll(() => app.close());

const html = { accept: 'text/html' };
const runs = fuzzRuns(350);

test('ERR-05 ROUTE-24 any address and query of a page is answered in time and never with a fault', {
  timeout: runs.timeoutMs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzers), pageRequests, async (person, { url }) => {
      const { statusCode, body } = await app.send(person, { url, headers: html });
      expect(pageStatuses, `${statusCode}: ${body.slice(0, 300)}`).toContain(statusCode);
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
      expect(pageStatuses, `${statusCode}: ${body.slice(0, 300)}`).toContain(statusCode);
    }),
    fuzzRuns(200),
  );
});

/** Sends a form as a browser without script does. */
async function submit(person: Fuzzer, request: FuzzedRequest) {
  const answered = await app.send(person, { method: 'POST', url: request.url, payload: request.body ?? '', headers: formHeaders(request) });
  if (request.url.includes('/settings')) await app.switchOn();
  return answered;
}
