import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedFinding } from '../../../src/features/pages/drafts/draft.contract.ts';
import { type DraftOffice, openDraftOffice } from '../../support/office/draft-office.ts';

let office: DraftOffice;

beforeAll(async () => {
  office = await openDraftOffice();
});
afterAll(() => office.app.close());

async function call<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const answer = await office.app.get(`/en/pageeditor-api/${path}`, {
    method,
    headers: { ...office.editor, origin: office.app.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

interface Refusal {
  detail: string;
  findings: CheckedFinding[];
}

/** A performance of which only the German title was entered, as the office saves it. */
async function withoutEnglish(values: Record<string, string> = {}): Promise<number> {
  const path = '/en/admin/events/new';
  const form = await office.form(path);
  const made = await office.send(path, { ...form, 'name.de': 'Ohne alles', date_start: '2027-01-08T19:30', ...values });
  return Number(/\d+/.exec(made.headers.get('location') ?? '')?.[0]);
}

async function findingsOfName(event: number): Promise<string[]> {
  const { body } = await call<{ container: number }>('POST', 'drafts/', { content_type: 'event', object_id: event });
  const { body: found } = await call<CheckedFinding[]>('GET', `drafts/${body.container}/check`);
  return found.filter(({ field }) => field === 'name').map((one) => `${one.severity} ${one.rule} ${one.languages}`);
}

test('PAGE-360 PAGE-16 EDIT-201 without its English title a new performance cannot be published or planned in English alone, and check, call and form say which field it is', async () => {
  const id = await withoutEnglish();
  expect(await findingsOfName(id)).toEqual(['must required en']);
  const finding = { rule: 'required', severity: 'must', subject: 'entry', module: null, field: 'name', detail: '', languages: ['en'] };
  const refused = await call<Refusal>('POST', `content/events/${id}/publish`, { languages: ['en'] });
  expect([refused.status, refused.body.findings]).toEqual([409, [finding]]);
  const plan = (languages: string[], hours: number) =>
    call<Refusal>('POST', `content/events/${id}/plan`, { languages, at: office.inHours(hours).toISOString() });
  const unplanned = await plan(['en'], 2);
  expect([unplanned.status, unplanned.body.findings]).toEqual([409, [finding]]);
  // German is public by then, and stands in.
  expect((await plan(['de'], 1)).status).toBe(200);
  expect((await plan(['en'], 2)).status).toBe(200);
  await office.app.database.script('delete from plans');

  const path = `/en/admin/events/${id}`;
  const form = await office.send(path, { ...(await office.form(path)), operation: 'publish', 'publish.language': 'en' });
  const html = await form.text();
  expect(form.status).toBe(400);
  expect(html).toMatch(/<a href="#name\.en">Title, English<\/a>: This field is required!/);
  expect(html).not.toContain('href="#name.de"');
});

test('PAGE-360 what publishing does not need is no must: published in both languages, English shows the German title, and the check only advises', async () => {
  const id = await withoutEnglish({ production: '1' });
  const published = await call('POST', `content/events/${id}/publish`, { languages: ['de', 'en'] });
  expect(published.status).toBe(200);
  expect(await findingsOfName(id)).toEqual(['should missing-translation en']);
  expect((await call('POST', `content/events/${id}/publish`, { languages: ['en'] })).status).toBe(200);
});
