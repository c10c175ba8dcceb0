import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../../../../src/core/contract/call.ts';
import type { getEntry } from '../../../../src/features/admin/admin.contract.ts';
import type { Media, MediaPlace } from '../../../../src/features/media/media.contract.ts';
import { plans } from '../../../../src/features/pages/editor.tables.server.ts';
import { plainPng } from '../../../support/media/pictures.ts';
import { type DraftOffice, openDraftOffice } from '../../../support/office/draft-office.ts';

let office: DraftOffice;

beforeAll(async () => {
  office = await openDraftOffice();
  await office.app.database.script(`select setval(pg_get_serial_sequence('persons', 'id'), 1000)`);
});
afterAll(() => office.app.close());

async function call<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const answer = await office.app.get(`/en/${path}`, {
    method,
    headers: { ...office.editor, origin: office.app.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text && JSON.parse(text)) as Body };
}

type Entry = AnswerOf<typeof getEntry>;

const production = (id: number) => `pageeditor-api/content/productions/${id}/`;
const read = async (id: number) => (await call<Entry>('GET', production(id))).body;

async function saveDraft(id: number, values: Record<string, unknown>): Promise<void> {
  const { version, draft } = await read(id);
  const { status, body } = await call('PATCH', `${production(id)}draft`, { version, draft_version: draft?.version, values });
  expect(status, JSON.stringify(body)).toBe(200);
}

async function upload(color: string, name: string): Promise<Media> {
  const form = new FormData();
  form.set('folder', '');
  form.set('file', new Blob([(await plainPng(color)) as BlobPart], { type: 'image/png' }), name);
  const answer = await office.app.get('/en/pageeditor-api/media/', { method: 'POST', headers: office.editor, body: form });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Media;
}

const person = async (last_name: string) => (await call<{ id: number }>('POST', 'api/persons/', { last_name })).body.id;
const inCast = (id: number, replaces: number | null = null) => ({ person: id, role: {}, replaces, note: {} });
const hour = () => office.inHours(1).toISOString();

test('PAGE-13 PAGE-17 API-41 ADMIN-294 a picture that only a draft or a plan of an entry names is in use, and another one takes its place there', async () => {
  const [drafted, planned, better] = [await upload('#aa0101', 'a.png'), await upload('#aa0102', 'b.png'), await upload('#aa0103', 'c.png')];
  const unused = async () =>
    (await call<{ results: Media[] }>('GET', 'pageeditor-api/media/?only=unused')).body.results
      .map(({ id }) => id)
      .filter((id) => id > 1000);
  expect((await unused()).sort()).toEqual([drafted.id, planned.id, better.id]);
  await saveDraft(1, { image: drafted.id });
  await saveDraft(2, { images: [planned.id, drafted.id] });
  await call('POST', `${production(2)}plan`, { at: hour(), languages: ['de'] });
  await call('DELETE', `${production(2)}draft`);
  expect(await unused()).toEqual([better.id]);
  const places = async (id: number) =>
    (await call<{ places: MediaPlace[] }>('GET', `pageeditor-api/media/${id}/`)).body.places
      .map((place) => `${place.content_type} ${place.object_id} ${place.field} ${place.is_draft} ${place.is_planned} ${place.is_live}`)
      .sort();
  expect(await places(drafted.id)).toEqual(['production 1 image true false false', 'production 2 images false true false']);
  expect(await places(planned.id)).toEqual(['production 2 images false true false']);
  expect(await office.text(`/en/admin/media/${planned.id}`)).toMatch(/Used in one place.*, scheduled</s);
  for (const { id } of [drafted, planned]) expect((await call('DELETE', `pageeditor-api/media/${id}/`)).status).toBe(409);
  expect((await call('DELETE', `pageeditor-api/media/${drafted.id}/?replace=${better.id}`)).status).toBe(204);
  expect((await read(1)).draft?.values.image).toBe(better.id);
  expect((await call('POST', `${production(1)}publish`, { languages: ['de', 'en'] })).status).toBe(200);
  await office.after(2, async () => {
    await expect.poll(async () => (await read(2)).values.images, { timeout: 8000 }).toEqual([planned.id, better.id]);
  });
});

test('ADMIN-303 what only a failed plan uses is in use still, and called a draft, for it is not scheduled any more', async () => {
  const used = await upload('#aa0104', 'd.png');
  await saveDraft(2, { image: used.id });
  await call('POST', `${production(2)}plan`, { at: hour(), languages: ['de'] });
  await call('DELETE', `${production(2)}draft`);
  await office.app.database.db.update(plans).set({ failure: { reason: 'error', findings: [] } });
  const { places } = (await call<{ places: MediaPlace[] }>('GET', `pageeditor-api/media/${used.id}/`)).body;
  expect(places.map(({ field, is_draft, is_planned, is_live }) => [field, is_draft, is_planned, is_live])).toEqual([
    ['image', true, false, false],
  ]);
  expect((await call('DELETE', `pageeditor-api/media/${used.id}/`)).status).toBe(409);
  await office.app.database.db.delete(plans);
});

test('PAGE-13 PAGE-17 ADMIN-02 ADMIN-294 a person whom only a draft or a plan names is not deleted without a question; the other one is published in their place', async () => {
  const [before, gone, other] = [await person('Before'), await person('Gone'), await person('Other')];
  const path = `/en/admin/persons/${gone}`;
  await saveDraft(3, { contributors: [inCast(before, gone)] });
  expect((await call('DELETE', `api/persons/${gone}/`)).body).toMatchObject({
    uses: [{ type: 'production', id: 3, field: 'contributors', isPending: true }],
  });
  await saveDraft(1, { contributors: [inCast(gone)] });
  await call('POST', `${production(1)}plan`, { at: hour(), languages: ['de'] });
  await call('DELETE', `${production(1)}draft`);
  const question = await office.text(`${path}/delete`);
  expect(question).toContain('Where it is used (2)');
  expect(question).toMatch(/Cast(<!-- -->)?, Draft.*Cast(<!-- -->)?, Scheduled|Cast(<!-- -->)?, Scheduled.*Cast(<!-- -->)?, Draft/s);
  const live = (await read(3)).version;
  expect((await office.send(`${path}/delete`, { by: String(other) })).status).toBe(303);
  expect((await read(3)).draft?.values.contributors).toEqual([inCast(before, other)]);
  expect((await read(3)).version, 'nothing of what is live has changed').toBe(live);
  expect((await call('POST', `${production(3)}publish`, { languages: ['de', 'en'] })).status).toBe(200);
  await office.after(2, async () => {
    await expect.poll(async () => (await read(1)).values.contributors, { timeout: 8000 }).toEqual([inCast(other)]);
  });
});

test('PAGE-17 EDIT-19 what is replaced live and in a draft is no change by somebody else', async () => {
  const [before, after, later] = [await person('One'), await person('Two'), await person('Three')];
  await saveDraft(2, { contributors: [inCast(before)] });
  await call('POST', `${production(2)}publish`, { languages: ['de', 'en'] });
  await saveDraft(2, { contributors: [inCast(before), inCast(later)] });
  expect((await office.send(`/en/admin/persons/${before}/delete`, { by: String(after) })).status).toBe(303);
  expect((await read(2)).values.contributors).toEqual([inCast(after)]);
  expect(await office.text('/en/admin/productions/2')).not.toContain('somebody else has published the same fields');
  expect((await call('POST', `${production(2)}publish`, { languages: ['de', 'en'] })).status).toBe(200);
  expect((await read(2)).values.contributors).toEqual([inCast(after), inCast(later)]);
});
