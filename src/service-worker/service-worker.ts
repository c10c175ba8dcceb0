/**
 * The service worker (SITE-06), served as /sw.js with the version of the build before it. Built files carry their content hash and are
 * cached for good; a document comes from the network, without one the offline programme is served; everything else is not handled.
 * Nor are pages that soft navigation fetches: without a network they fail, and then the browser loads the document, so that the offline
 * programme is not shown under the page's title.
 */
declare const version: string;

const worker = globalThis as unknown as WorkerScope;
/** Cache of the built files of one version; deleted with the next. */
const assets = `assets ${version}`;
/** Cache of the offline programmes with all files they need. */
const offline = 'offline';
const oneDay = 24 * 60 * 60 * 1000;
const storedAtHeader = 'x-stored-at';
/** Files of an offline programme that the server does not have. */
const leftOutHeader = 'x-left-out';

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const activate = async () => {
    for (const name of await caches.keys()) if (name !== assets && name !== offline) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(activate());
});

worker.addEventListener('message', (event) => {
  const language = (event.data as { keep?: unknown } | null)?.keep;
  if (language === 'de' || language === 'en') event.waitUntil(storeProgramme(`/${language}/offline-programme`).catch(() => undefined));
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
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    // The response is used even where it cannot be cached (no space, a page left halfway), and does not wait for the cache.
    const put = async () => (await caches.open(assets)).put(request, copy);
    event.waitUntil(put().catch(() => undefined));
  }
  return response;
}

async function offlineProgramme(pathname: string): Promise<Response> {
  const languages = pathname.startsWith('/en') ? ['en', 'de'] : ['de', 'en'];
  for (const language of languages) {
    const cached = await caches.match(`/${language}/offline-programme`);
    if (cached) return cached;
  }
  return Response.error();
}

/**
 * Fetches an offline programme at most once a day, with the stylesheets, fonts and pictures that its page names (SITE-06). Never on a slow
 * connection (SITE-07). A file that the server does not have is left out for that day, one that could not be fetched until the next document.
 */
async function storeProgramme(address: string): Promise<void> {
  const cache = await caches.open(offline);
  const before = await cache.match(address);
  if (before && Date.now() - Number(before.headers.get(storedAtHeader)) < oneDay && (await isComplete(before, cache))) return;
  if (isSlow()) return;
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) return;
  const html = await response.text();
  const leftOut: string[] = [];
  for (const file of filesOf(html)) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file).catch(() => null);
    if (answer?.ok) await cache.put(file, answer);
    else if (answer) leftOut.push(file);
  }
  const headers = new Headers(response.headers);
  headers.set(storedAtHeader, String(Date.now()));
  headers.set(leftOutHeader, leftOut.join(' '));
  headers.delete('content-encoding');
  await cache.put(address, new Response(html, { headers }));
  await prune(cache);
}

/** Deletes files that no cached page names any more. */
async function prune(cache: Cache): Promise<void> {
  const pages = await Promise.all(['/de', '/en'].map((prefix) => cache.match(`${prefix}/offline-programme`)));
  const texts = await Promise.all(pages.map((page) => page?.text() ?? ''));
  const needed = new Set(texts.flatMap(filesOf));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('/offline-programme') && !needed.has(pathname)) await cache.delete(url);
  }
}

async function isComplete(page: Response, cache: Cache): Promise<boolean> {
  const leftOut = new Set(page.headers.get(leftOutHeader)?.split(' '));
  const files = filesOf(await page.clone().text()).filter((file) => !leftOut.has(file));
  return (await Promise.all(files.map((file) => cache.match(file)))).every(Boolean);
}

function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|media)\/[^"#]+)/g)].map((match) => match[1] ?? ''))];
}

/** As `isDataSaving` of the pages, which cannot be imported: the worker is one file. */
function isSlow(): boolean {
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
