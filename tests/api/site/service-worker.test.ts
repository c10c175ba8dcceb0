import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Message {
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/** What the service worker of the site asks the network for when a page on this connection tells it to keep the programme. */
async function fetchedOn(connection: object | undefined): Promise<string[]> {
  const fetched: string[] = [];
  const listeners = new Map<string, (event: Message) => void>();
  const cache = { match: async () => undefined, put: async () => undefined, keys: async () => [] };
  const scope = createContext({
    addEventListener: (name: string, listener: (event: Message) => void) => listeners.set(name, listener),
    navigator: { connection },
    location: new URL(app.url),
    caches: { open: async () => cache, match: async () => undefined, keys: async () => [] },
    fetch: (address: string) => {
      fetched.push(address);
      return app.get(address);
    },
    ...{ URL, Response, Headers },
  });
  runInContext(await (await app.get('/sw.js')).text(), scope);
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({ data: { keep: 'de' }, waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
  return fetched;
}

test('SITE-07 with data saver or on 2g nothing is fetched in advance', async () => {
  expect(await fetchedOn({ saveData: true, effectiveType: '4g' })).toEqual([]);
  expect(await fetchedOn({ saveData: false, effectiveType: '2g' })).toEqual([]);
  expect(await fetchedOn({ saveData: false, effectiveType: 'slow-2g' })).toEqual([]);
});

test('SITE-07 on every other line the programme is, and where the browser tells nothing about it', async () => {
  for (const connection of [{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, undefined])
    expect((await fetchedOn(connection))[0]).toBe('/de/offline-programme');
});
