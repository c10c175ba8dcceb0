import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { s3Environment, startS3Server } from '../../support/media/s3-server.ts';
import { docx, FormSender, fileBody, pdf, seedForms, zipOf } from '../../support/office/forms.ts';

let app: TestApp;
let visitor: FormSender;

beforeAll(async () => {
  app = await startTestApp({ seed: seedForms, environment: { TRUST_PROXY: 'true' } });
  visitor = new FormSender(app, '198.51.100.1');
});
afterAll(() => app.close());

const stored = () => {
  const folder = join(app.dataDir, '.private/uploads');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

test('FORM-10 a file is stored under a random id with name, size and type', async () => {
  const response = await visitor.upload('C:\\Users\\ada\\Brief "eins".pdf', pdf);
  expect(response.status).toBe(201);
  const file = await response.json();
  expect(file).toEqual({
    id: expect.stringMatching(/^[\w-]{43}$/),
    name: 'Brief eins.pdf',
    size: pdf.length,
    content_type: 'application/pdf',
  });
  // Not reachable at any address of the site.
  for (const path of readdirSync(join(app.dataDir, '.private/uploads')))
    for (const address of [
      `/media/${path}`,
      `/media/uploads/${path}`,
      `/media/../.private/uploads/${path}`,
      `/media/.private/uploads/${path}`,
    ])
      expect((await app.get(address)).status).toBe(404);
});

test('FORM-10 pdf, doc, docx, odt, txt and pictures are detected by content', async () => {
  const opened = zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' });
  const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6360000000020001e221bc330000000049454e44ae426082',
    'hex',
  );
  for (const [name, bytes] of Object.entries({
    'a.PDF': pdf,
    'a.doc': cfb,
    'a.docx': docx,
    'a.odt': opened,
    'a.txt': 'Grüße\r\n',
    'a.png': png,
  }))
    expect((await visitor.upload(name, bytes)).status, name).toBe(201);
});

test('FORM-10 FORM-12 content that does not match the extension is refused with { file: [message] } in the language and not stored', async () => {
  const before = stored();
  const hostile: Record<string, string | Buffer> = {
    'page.html': '<script>alert(1)</script>',
    'page.pdf': '<script>alert(1)</script>',
    'run.exe': 'MZ\x90\x00',
    'run.txt': 'MZ\x90\x00\x03\x00',
    'letter.docx': pdf,
    'zip.docx': zipOf({ 'a.txt': 'x' }),
    'macros.docx': zipOf({ '[Content_Types].xml': 'x', 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' }),
    'cut.docx': docx.subarray(0, docx.length - 30),
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    none: pdf,
    '.pdf.': pdf,
  };
  for (const [name, bytes] of Object.entries(hostile)) {
    const response = await visitor.upload(name, bytes, 'en');
    expect([response.status, await response.json()], name).toEqual([
      400,
      { file: ['We cannot accept this file. PDF, Word, OpenDocument, text and pictures are fine.'] },
    ]);
  }
  expect(await (await visitor.upload('a.txt', '')).json()).toEqual({ file: ['Diese Datei ist leer.'] });
  expect(stored()).toBe(before);
  expect(readdirSync(join(app.dataDir, '.private/arriving'))).toEqual([]);
});

test('FORM-10 a zip bomb named .docx is never unpacked', async () => {
  const bomb = zipOf({ '[Content_Types].xml': 'x', 'word/document.xml': 'x'.repeat(1000) }, 0xffff_fff0);
  const before = process.memoryUsage().rss;
  const response = await visitor.upload('bomb.docx', bomb);
  // Its directory declares 4 GB; the stored file has a thousand bytes.
  expect([response.status, ((await response.json()) as { size: number }).size]).toEqual([201, bomb.length]);
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

test('FORM-10 FORM-12 requests without a file, with two files, and malformed ones answer 400', async () => {
  const post = (body: BodyInit, headers = {}) =>
    app.get('/de/api/temp-files/', { method: 'POST', headers: { ...visitor.headers, ...headers }, body });
  const two = fileBody('a.pdf', pdf);
  two.append('file', new Blob([pdf]), 'b.pdf');
  expect((await post(new FormData())).status).toBe(400);
  expect((await post(two)).status).toBe(400);
  expect((await post(fileBody('a.pdf', pdf, 'other'))).status).toBe(400);
  expect((await post('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
  expect([400, 415]).toContain((await post('{}', { 'content-type': 'application/json' })).status);
  expect((await app.get('/de/api/temp-files/', { method: 'POST', body: fileBody('a.pdf', pdf) })).status).toBe(403);
});

test('FORM-10 FORM-12 an upload of 200 MB is aborted early with 413, with or without content-length', async () => {
  const before = stored();
  for (const announced of [true, false]) {
    const { status, body, sentBytes } = await sendLarge(announced);
    expect([status, body]).toEqual([413, '{"file":["Die Datei ist größer als 10 MB."]}']);
    expect(sentBytes).toBeLessThan(40 * 1024 * 1024);
  }
  expect((await visitor.upload('ten.txt', 'x'.repeat(10 * 1024 * 1024))).status).toBe(201);
  expect((await visitor.upload('more.txt', 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect(stored()).toBe(before + 1);
  expect(readdirSync(join(app.dataDir, '.private/arriving'))).toEqual([]);
}, 60_000);

test('FORM-10 FORM-12 a file of 11 MB is answered 413 with its text before the connection closes, by call and by page', async () => {
  const file = new Uint8Array(11 * 1024 * 1024);
  for (let turn = 0; turn < 10; turn += 1) {
    const answered = await visitor.upload('a.pdf', Buffer.from(file));
    expect([answered.status, await answered.text()]).toEqual([413, '{"file":["Die Datei ist größer als 10 MB."]}']);
  }
  const body = fileBody('a.pdf', Buffer.from(file), 'document');
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.77' };
  const page = await app.get('/de/forms/schreiben-sie-uns/1', { method: 'POST', body, headers });
  expect(page.status).toBe(413);
  expect(await page.text()).toContain('Die Datei ist größer als 10 MB.');
});

test('FORM-10 an id is bound to the uploading browser and to one entry', async () => {
  const { id } = (await (await visitor.upload('a.pdf', pdf)).json()) as { id: string };
  const values = { name: 'Ada', email: 'ada@example.org', document: id };
  const missing = { field_values: { document: ['Diese Datei liegt uns nicht mehr vor. Bitte wählen Sie sie noch einmal.'] } };
  const other = await new FormSender(app, '198.51.100.2').send(1, values);
  expect([other.status, await other.json()]).toEqual([400, missing]);
  expect((await visitor.send(1, values, { key: 'a' })).status).toBe(201);
  const again = await visitor.send(1, values, { key: 'b' });
  expect([again.status, await again.json()]).toEqual([400, missing]);
});

test('FORM-10 sixty files an hour and address, then 429', async () => {
  const busy = new FormSender(app, '198.51.100.3');
  for (let round = 0; round < 60; round++) await (await busy.upload('a.txt', 'x')).arrayBuffer();
  expect((await busy.upload('a.txt', 'x')).status).toBe(429);
});

/** Sends up to 200 MB while the server reads, and answers how many bytes were sent. */
function sendLarge(isAnnounced: boolean): Promise<{ status: number; body: string; sentBytes: number }> {
  const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n');
  const total = 200 * 1024 * 1024;
  const chunk = Buffer.alloc(256 * 1024, 'x');
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isOver = false;
    const request = httpRequest(`${app.url}/de/api/temp-files/`, {
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'multipart/form-data; boundary=x', ...(isAnnounced && { 'content-length': total }) },
    });
    request.on('response', async (response) => {
      isOver = true;
      const chunks: Buffer[] = [];
      response.on('error', () => undefined);
      for await (const part of response) chunks.push(part);
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), sentBytes });
      request.destroy();
    });
    request.on('error', (error) => {
      if (!isOver) reject(error);
    });
    const more = () => {
      while (!isOver && sentBytes < total) {
        sentBytes += chunk.length;
        if (!request.write(chunk)) return void request.once('drain', more);
      }
    };
    request.write(head);
    more();
  });
}

test('FORM-10 FORM-12 an unused file that is deleted after 24 hours is not stored with an entry that is sent at that moment', async () => {
  const s3 = await startS3Server();
  const site = await startTestApp({ seed: seedForms, environment: s3Environment(s3) });
  try {
    const late = new FormSender(site, '198.51.100.9');
    const { id } = (await (await late.upload('a.pdf', pdf)).json()) as { id: string };
    site.clock.advance(24 * 3600 * 1000);
    const send = () => late.send(1, { name: 'Ada', email: 'ada@example.org', document: id });
    let answer: Response | undefined;
    s3.beforeAnswer('DELETE', /uploads/, async () => {
      answer = await send();
    });
    await site.app.runDueWork();
    expect([answer?.status, await answer?.json()]).toEqual([
      400,
      { field_values: { document: ['Diese Datei liegt uns nicht mehr vor. Bitte wählen Sie sie noch einmal.'] } },
    ]);
    // Left by a sweep that was ended in between, it is deleted by the next one.
    await late.upload('b.pdf', pdf);
    site.clock.advance(24 * 3600 * 1000);
    s3.failNext(100);
    await site.app.runDueWork().catch(() => undefined);
    s3.failNext(0);
    await site.app.runDueWork();
    expect([...s3.objects.keys()].filter((key) => key.includes('uploads'))).toEqual([]);
  } finally {
    await site.close();
    await s3.close();
  }
});

test('OPS-50 FORM-11 one file the storage does not delete holds up no other entry or upload past its retention, and goes once it is deleted', async () => {
  const s3 = await startS3Server();
  const site = await startTestApp({ seed: seedForms, environment: s3Environment(s3) });
  const rows = (query: string) => rowsOf(site.database, query).then((found) => found.map((row) => row.id));
  try {
    const sender = new FormSender(site, '198.51.100.9');
    const uploaded = async () => ((await (await sender.upload('a.pdf', pdf)).json()) as { id: string }).id;
    for (const name of ['Ada', 'Eva'])
      expect((await sender.send(1, { name, email: 'ada@example.org', document: await uploaded() })).status).toBe(201);
    const [refused = ''] = [...s3.objects.keys()].filter((key) => key.includes('uploads'));
    expect((await sender.send(1, { name: 'Ohne', email: 'ada@example.org' })).status).toBe(201);
    await uploaded();
    s3.refuseDelete(new RegExp(refused));
    site.clock.advance(31 * 24 * 3600 * 1000);
    await site.app.runDueWork();
    expect(await rows('select id from form_entries')).toEqual([1]);
    expect([...s3.objects.keys()].filter((key) => key.includes('uploads'))).toEqual([refused]);
    expect(await rows('select entry as id from temp_files')).toEqual([1]);
    s3.refuseDelete(undefined);
    await site.app.runDueWork();
    expect([await rows('select id from form_entries'), await rows('select id from temp_files')]).toEqual([[], []]);
    expect(s3.objects.has(refused)).toBe(false);
  } finally {
    await site.close();
    await s3.close();
  }
});
