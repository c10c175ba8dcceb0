import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../../support/decode.ts';
import { type DraftOffice, openDraftOffice } from '../../support/office/draft-office.ts';
import { idsIn } from '../../support/office/office-session.ts';

let office: DraftOffice;

beforeAll(async () => {
  office = await openDraftOffice();
});
afterAll(() => office.app.close());

test('EDIT-19 PAGE-17 a conflict about a picture older than the newest 500 names both versions', async () => {
  await office.app.database.script(`
    insert into media (id, kind, name, path, content_type, size) values
      (901, 'image', 'The picture of the other', 'a.png', 'image/png', 1), (902, 'image', 'My own picture', 'b.png', 'image/png', 1);
    insert into media (kind, name, path, content_type, size) select 'image', 'newer ' || n, 'c.png', 'image/png', 1 from generate_series(1, 501) as n`);
  const path = '/en/admin/productions/1';
  const form = await office.form(path);
  await office.submit(path, { image: '901' });
  const conflict = await office.send(path, { ...form, image: '902', operation: 'save' });
  expect(conflict.status).toBe(409);
  const versions = [...decode(await conflict.text()).matchAll(/<\/label><p>([^<]*)<\/p>/g)].map(([, version]) => version);
  expect(versions).toEqual(['My own picture', 'The picture of the other']);
});

test('EDIT-342 PAGE-17 PAGE-50 an entry leads to its plan in its month by the clock of the venue, also half an hour after New Year', async () => {
  const path = '/en/admin/productions/2';
  await office.submit(path, { 'subline.de': 'Neu', operation: 'plan', 'publish.at': '2027-01-01T00:30' });
  const [, month, anchor] = /schedule\?month=([\d-]+)#([\w-]+)/.exec(await office.text(path)) ?? [];
  expect(month).toBe('2027-01');
  const schedule = await office.text(`/en/admin/schedule?month=${month}`);
  expect(schedule.slice(schedule.indexOf(`id="${anchor}"`)).split('</li>')[0]).toContain(path);
});

test('ADMIN-02 ADMIN-60 once all rows of the last page are in the trash, the list shows the page before it', async () => {
  await office.app.database.script(
    `insert into rooms (name) select jsonb_build_object('de', 'Probe ' || n) from generate_series(1, 26) as n`,
  );
  const list = '/en/admin/rooms?search=Probe&page=2';
  const ids = idsIn(await office.text(list));
  expect(ids).toHaveLength(1);
  const moved = await office.send('/en/admin/rooms/many', [
    ['operation', 'delete'],
    ['sure', 'yes'],
    ['back', 'search=Probe&page=2'],
    ['id', String(ids[0])],
  ]);
  expect(moved.status).toBe(303);
  expect(idsIn(await office.text(moved.headers.get('location') ?? ''))).toHaveLength(25);
});

test('ADMIN-352 English is not older than a German text it was made from: typed back, discarded or confirmed, and nothing is to be published then', async () => {
  const path = '/en/admin/series/2';
  const older = 'English is older than German: Headline';
  const save = async (changes: Record<string, string>) => {
    office.app.clock.advance(60_000);
    return decode(await office.text(await office.submit(path, changes)));
  };
  await save({ 'headline.de': 'Alt', 'headline.en': 'Old', operation: 'publish' });
  const changed = await save({ 'headline.de': 'Alt X' });
  expect(changed).toContain(older);
  expect(changed).toContain('Saved as a draft. Visitors see it once it is published.');
  expect(await save({ 'headline.de': 'Alt XY' })).toContain(older);
  const back = await save({ 'headline.de': 'Alt' });
  expect(back).not.toContain(older);
  expect(back).toContain('Saved. There is nothing to publish.');
  expect(back).not.toContain('Saved as a draft');
  expect(await office.text('/en/admin/series')).not.toContain('EN older');

  await save({ 'headline.de': 'Neu' });
  await office.send(`${path}/discard`, {});
  expect(decode(await office.text(path))).not.toContain(older);

  // What is confirmed is right for German as it is now, and not for what it was.
  await save({ 'headline.de': 'Neu' });
  expect(await save({ operation: 'confirm' })).not.toContain(older);
  expect(await save({ 'headline.de': 'Alt' })).toContain(older);
  expect(await save({ 'headline.de': 'Neu' })).not.toContain(older);
  // And English that is written is of the German beside it.
  expect(await save({ 'headline.de': 'Ganz neu', 'headline.en': 'All new' })).not.toContain(older);
  expect(await save({ 'headline.de': 'Neu' })).toContain(older);
  await office.send(`${path}/discard`, {});
});
