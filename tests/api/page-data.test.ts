import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { seedSeason } from '../support/season.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
});
afterAll(() => site.close());

/** What a step inside of the site gets, in the router's own notation, which knows more than JSON does. */
async function sentToStep(path: string): Promise<object> {
  const { body } = await fetch(site.url + path.replace(/(?=\?)|$/, '.data'));
  const { value } = await decodeViaTurboStream(body as ReadableStream<Uint8Array>, globalThis as unknown as Window);
  return Object.fromEntries(Object.entries(value as Record<string, { data: unknown }>).map(([id, { data }]) => [id, data]));
}

async function writtenInDocument(path: string): Promise<unknown> {
  const html = await (await fetch(site.url + path)).text();
  const [, json = ''] = /<script id="page-data" type="application\/json">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

test.each(['/de/kalender', '/en/events?room=1', '/de/produktionen', '/de/team', '/de/mediathek-de'])(
  'GEN-01 a document and a step inside of the site bring the same data: nothing in it is more than JSON can say (%s)',
  async (path) => {
    expect(await writtenInDocument(path)).toEqual(await sentToStep(path));
  },
);

test('GEN-01 no text of a page can end the script that carries its data', async () => {
  const html = await (await fetch(`${site.url}/de/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>&amp;')}`)).text();
  expect(html).not.toContain('<img src=x');
  const [, json = ''] = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&]/);
  expect(JSON.stringify(JSON.parse(json))).toContain('</script><img src=x onerror=alert(1)>&amp;');
});
