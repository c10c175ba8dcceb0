import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup } from '../../../src/core/backup/read-backup.server.ts';
import { tempFiles } from '../../../src/features/forms/forms.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSite } from '../../support/database/backup.ts';
import { temporaryFolder } from '../../support/imports/import.ts';
import { headersOf } from '../../support/office/accounts.ts';

const key = 'k'.repeat(32);
const base = '/de/admin/backups';
const folder = temporaryFolder();
let site: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  site = await startTestApp({
    seed: (database) => seedSite(database, { dataDir }),
    environment: { DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_KEY: key, LOG_LEVEL: 'silent' },
  });
  headers = await headersOf(site, 'administrator');
});
afterAll(() => site.close());

const text = async (path = base) => (await site.get(path, { headers })).text();
const send = (path: string, fields: Record<string, string> = {}) =>
  site.get(`${base}/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'sec-fetch-site': 'same-origin', origin: site.url },
    body: new URLSearchParams(fields),
  });
const archives = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tar'))
    .sort();
/** Everything that was started has its record. Not every 50 ms: each look renders the page, beside the process that is waited for. */
const settled = (words: string) => expect.poll(() => text(), { timeout: 120_000, interval: 500 }).toContain(words);

test('SEC-20 ROLE-05 an administrator backs up in the office, downloads the signed archive and deletes it; an editor may not', async () => {
  const editor = await headersOf(site, 'editor');
  expect((await site.get(base, { headers: editor })).status).toBe(403);
  expect((await send('now')).headers.get('location')).toBe(`${base}?done=started`);
  await settled('in Ordnung');
  const [name = ''] = archives();
  expect(await text()).toContain(`${name}/file`);
  const answer = await site.get(`${base}/${name}/file`, { headers });
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect((await site.get(`${base}/${name}/file`, { headers: editor })).status).toBe(403);
  const copy = join(temporaryFolder(), name);
  writeFileSync(copy, await buffer(Readable.fromWeb(answer.body as never)));
  expect(await readBackup(copy, undefined, key)).toMatchObject({ signature: 'valid' });
  for (const strange of ['..%2F..%2Fpackage.json', 'constructor', 'foyer-2020-01-01-000000.tar'])
    expect((await site.get(`${base}/${strange}/file`, { headers })).status, strange).toBe(404);
  expect(await text(`${base}/${name}/delete`)).toContain('Die Datei wird gelöscht.');
  await send(`${name}/delete`);
  expect(archives()).toEqual([]);
});

test('SEC-20 OPS-281 the daily backup is written once a day after its time, tried again an hour after a failure, which the start page tells administrators, and the oldest go', async () => {
  const wrong = await send('schedule', { daily_at: '25:00', copies: '0' });
  expect(wrong.status).toBe(400);
  const html = await wrong.text();
  expect(html).toContain('Bitte eine Uhrzeit wie 03:30 angeben');
  expect(html).toContain('Bitte eine Zahl von 1 bis 365 angeben.');
  await send('schedule', { daily_at: '03:30', copies: '2' });
  const at = async (...moments: string[]) => {
    for (const moment of moments) {
      site.clock.set(`${moment}:00+01:00`);
      await site.app.runDueWork();
    }
    return archives();
  };
  const inTheWay = join(folder, 'foyer-2026-11-21-023100-daily.tar');
  writeFileSync(inTheWay, '');
  await at('2026-11-21T03:31');
  rmSync(inTheWay);
  expect(await at('2026-11-21T03:59')).toEqual([]);
  const failed = 'Die tägliche Sicherung ist nicht zustande gekommen';
  expect(await text('/de/admin')).toContain(failed);
  expect(await (await site.get('/de/admin', { headers: await headersOf(site, 'editor') })).text()).not.toContain(failed);
  expect(await at('2026-11-21T04:32', '2026-11-21T09:00', '2026-11-22T03:29')).toEqual(['foyer-2026-11-21-033200-daily.tar']);
  expect(await text('/de/admin')).not.toContain(failed);
  expect(await at('2026-11-22T03:30', '2026-11-23T04:00')).toEqual([
    'foyer-2026-11-22-023000-daily.tar',
    'foyer-2026-11-23-030000-daily.tar',
  ]);
  await send('schedule', { daily_at: '', copies: '2' });
});

test('SEC-20 OPS-284 a restore from the office asks for the name of the archive, keeps what was typed in vain, backs up what is there brings its content back and says so as a success', async () => {
  const nameOf = async () => ((await (await site.get('/de/api/events/12/')).json()) as { name: string }).name;
  const before = await nameOf();
  const [archive = ''] = archives();
  await site.database.db
    .update(events)
    .set({ name: { de: 'Anderes' } })
    .where(eq(events.id, 12));
  // Where a file of the old site was, something lies that cannot be deleted like a file.
  await site.database.db.insert(tempFiles).values({
    ...{ id: 'in-the-way', browser_hash: 'y', name: 'a.pdf', size: 1, content_type: 'application/pdf', path: 'uploads/in-the-way' },
  });
  mkdirSync(join(site.dataDir, '.private/uploads/in-the-way'), { recursive: true });
  expect(await text(`${base}/${archive}/restore`)).toContain('Diese Website durch die Sicherung');
  const refused = await send(`${archive}/restore`, { name: 'etwas anderes' });
  expect(refused.status).toBe(400);
  const question = await refused.text();
  expect(question).toContain('Das ist nicht der Name der Sicherung.');
  expect(question).toContain('value="etwas anderes"');
  const count = archives().length;
  const restored = await send(`${archive}/restore`, { name: archive });
  const said = await restored.text();
  expect(said).toMatch(new RegExp(`class="bs-note ok" role="status">Die Website ist auf dem Stand der Sicherung ${archive}`));
  expect(said).toContain('Eine Datei des alten Stands ließ sich nicht löschen');
  expect(await nameOf()).toBe(before);
  expect(archives()).toHaveLength(count + 1);
  // The accounts of the archive hold.
  headers = await headersOf(site, 'administrator');
  const page = await text();
  expect(page).toContain('Wiederherstellung');
  expect(page).toContain('Eine Datei des alten Stands ließ sich nicht löschen');
});

test('SEC-20 a drill restores an archive into a scratch site and counts the pages it showed; one of a changed archive fails and says why', async () => {
  const [archive = '', other = ''] = archives();
  expect((await send(`${archive}/drill`)).headers.get('location')).toBe(`${base}?done=started`);
  expect((await send('now')).status).toBe(409);
  await settled('Probe bestanden');
  writeFileSync(join(folder, other), 'no archive');
  await send(`${other}/drill`);
  await settled('Probe gescheitert.');
  // The reason of the programme is English and marked so; what it means is said in the language of the office.
  expect(await text()).toMatch(/Probe gescheitert\. <span lang="en">[^<]+<\/span>/);
  site.clock.advance(60_000);
  const count = archives().length;
  const refused = await send(`${other}/restore`, { name: other });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  // Nothing was to be replaced, so there is nothing to keep a copy of.
  expect(archives()).toHaveLength(count);
  expect(page).toContain('Nicht wiederhergestellt, die Website ist unverändert. Das Archiv ist beschädigt,');
  expect(page).toMatch(/<p class="bs-meta" lang="en">[^<]+<\/p>/);
}, 120_000);

test('SEC-20 a time that the clock skips in spring comes an hour later', async () => {
  const at = async (moment: string) => {
    site.clock.set(moment);
    await site.app.runDueWork();
    return archives().filter((name) => name.includes('2027-03-28'));
  };
  site.clock.set('2027-03-27T02:30:00+01:00');
  headers = await headersOf(site, 'administrator');
  await send('schedule', { daily_at: '02:30', copies: '2' });
  await at('2027-03-27T02:31:00+01:00');
  expect(await at('2027-03-28T01:59:00+01:00')).toEqual([]);
  expect(await at('2027-03-28T03:29:00+02:00')).toEqual([]);
  expect(await at('2027-03-28T03:30:00+02:00')).toEqual(['foyer-2027-03-28-013000-daily.tar']);
});
