import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { sitePages } from '../../../src/features/admin/site-pages.shapes.ts';
import { type Filling, filledFormsIn, fillings, submissionOf } from '../../support/fuzz/filled-forms.ts';
import { FuzzApp, type Fuzzer } from '../../support/fuzz/fuzz-app.ts';
import { formHeaders, pageStatuses } from '../../support/fuzz/fuzz-pages.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';

let app: FuzzApp;
beforeAll(async () => {
  app = await FuzzApp.open();
});
afterAll(() => app.close());

/** Drills and backups are processes and files of their own, whose forms take names alone: `backups-office.test.ts`. */
const left = ['backups'];
const entries = resourceNames.flatMap((name) => ['/new', '/1', '/3'].map((rest) => `/de/admin/${name}${rest}`));
const pages: Record<Fuzzer, readonly string[]> = {
  anonymous: ['/de/user/login', '/de/forms/a/1', '/en/forms/a/2', '/de/forms/a/5'],
  account: ['/de/user/profile', '/en/user/settings'],
  editor: [...entries, '/de/admin/media', '/de/admin/redirects/new', '/de/admin/form-entries', '/de/admin/schedule'],
  administrator: [
    ...entries.map((url) => url.replace('/de/', '/en/')),
    ...sitePages
      .filter(({ name }) => !left.includes(name))
      .flatMap(({ name }) => ['', '/new', '/1'].map((rest) => `/en/admin/${name}${rest}`)),
  ],
};
const runs = fuzzRuns(100);
const counts = { submitted: 0, taken: 0 };

test('OPS-171 ADMIN-02 USER-04 ERR-05 any form filled in as the page shows it, with a few fields changed to anything, is answered in time and without a fault, and so is the page it leads to', {
  timeout: runs.timeoutMs,
}, async () => {
  const visits = fc.oneof(
    ...(Object.keys(pages) as Fuzzer[]).map((person) => fc.record({ person: fc.constant(person), url: fc.constantFrom(...pages[person]) })),
    // Most forms are those of the office.
    ...['editor' as const, 'administrator' as const].map((person) =>
      fc.record({ person: fc.constant(person), url: fc.constantFrom(...pages[person]) }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(visits, fillings, async ({ person, url }, filling) => visit(person, url, filling)),
    runs,
  );
  expect(counts.submitted).toBeGreaterThan(runs.numRuns / 2);
  expect(counts.taken).toBeGreaterThan(runs.numRuns / 8);
});

async function visit(person: Fuzzer, url: string, filling: Filling): Promise<void> {
  const browser = app.browser(person);
  const get = async (address: string) => {
    const answered = await browser({ url: address, headers: { accept: 'text/html' } });
    expect(pageStatuses, `${address}: ${answered.statusCode}: ${answered.body.slice(0, 300)}`).toContain(answered.statusCode);
    // A form whose address has another name leads to its own.
    return answered.statusCode === 301 ? browser({ url: String(answered.headers.location), headers: { accept: 'text/html' } }) : answered;
  };
  let page = await get(url);
  if (page.statusCode !== 200) {
    // What was submitted before may have ended the session.
    app.renew(person);
    page = await get(url);
  }
  // The header of each page has the form that logs out: most submissions would be its.
  const forms = filledFormsIn(page.body, url).filter(({ action }) => !action.includes('/user-logout/'));
  const request = submissionOf(forms, filling);
  if (!request) return;
  const answered = await browser({ method: 'POST', url: request.url, payload: request.body ?? '', headers: formHeaders(request) });
  counts.submitted += 1;
  expect(pageStatuses, `${JSON.stringify(request)}: ${answered.statusCode}: ${answered.body.slice(0, 300)}`).toContain(answered.statusCode);
  const to = answered.headers.location;
  if (typeof to === 'string' && to.startsWith('/')) {
    counts.taken += 1;
    await get(to);
  }
  if (request.url.includes('/settings')) await app.switchOn();
}
