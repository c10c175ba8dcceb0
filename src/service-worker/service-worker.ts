/**
 * The service worker (SITE-06), served as /sw.js with the version of the build before it. Three rules: built files carry
 * their hash, so what was fetched once is right forever; a document comes from the network, and without one the offline
 * programme stands in; everything else is none of its business. That goes for pages that soft navigation fetches, too: without a
 * network they fail, and then the browser loads the document, so that nobody takes the offline programme for the page.
 */
declare const version: string;

const worker = globalThis as unknown as WorkerScope;
/** Built files of one version; gone with the next. */
const assets = `assets ${version}`;
/** The offline programmes with all that they need. */
const offline = 'offline';
const oneDay = 24 * 60 * 60 * 1000;
const keptAt = 'x-kept-at';

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys()) if (name !== assets && name !== offline) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('message', (event) => {
  const language = (event.data as { keep?: unknown } | null)?.keep;
  if (language === 'de' || language === 'en') event.waitUntil(keep(`/${language}/offline-programme`).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromCache(event));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlineProgramme(pathname)));
});

async function fromCache(event: WorkerEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    // What cannot be kept (no room, a page left halfway) is an answer all the same, and nobody waits for its end.
    const put = async () => (await caches.open(assets)).put(request, copy);
    event.waitUntil(put().catch(() => undefined));
  }
  return response;
}

async function offlineProgramme(pathname: string): Promise<Response> {
  const languages = pathname.startsWith('/en') ? ['en', 'de'] : ['de', 'en'];
  for (const language of languages) {
    const kept = await caches.match(`/${language}/offline-programme`);
    if (kept) return kept;
  }
  return Response.error();
}

/** Fetches an offline programme at most once a day, with the stylesheets, fonts and pictures that its page names (SITE-06). Never on a thin line (SITE-07). */
async function keep(address: string): Promise<void> {
  const cache = await caches.open(offline);
  const before = await cache.match(address);
  if (before && Date.now() - Number(before.headers.get(keptAt)) < oneDay && (await isWhole(before, cache))) return;
  if (isThin()) return;
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) return;
  const html = await response.text();
  for (const file of filesOf(html)) if (!(await cache.match(file))) await cache.add(file);
  const headers = new Headers(response.headers);
  headers.set(keptAt, String(Date.now()));
  headers.delete('content-encoding');
  await cache.put(address, new Response(html, { headers }));
  await prune(cache);
}

/** Files of an earlier version that no kept page names any more. */
async function prune(cache: Cache): Promise<void> {
  const pages = await Promise.all(['/de', '/en'].map((prefix) => cache.match(`${prefix}/offline-programme`)));
  const texts = await Promise.all(pages.map((page) => page?.text() ?? ''));
  const needed = new Set(texts.flatMap(filesOf));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('/offline-programme') && !needed.has(pathname)) await cache.delete(url);
  }
}

async function isWhole(page: Response, cache: Cache): Promise<boolean> {
  const files = filesOf(await page.clone().text());
  return (await Promise.all(files.map((file) => cache.match(file)))).every(Boolean);
}

function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|media)\/[^"#]+)/g)].map((match) => match[1] ?? ''))];
}

function isThin(): boolean {
  const { connection } = worker.navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** What the browser gives a service worker; the project's types are those of a page. */
interface WorkerScope {
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
}

interface WorkerEvent {
  request: Request;
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
