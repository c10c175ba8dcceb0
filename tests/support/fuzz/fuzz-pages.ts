import fc from 'fast-check';
import { resourceNames } from '../../../src/features/admin/resource-names.ts';
import { sitePages } from '../../../src/features/admin/site-pages.shapes.ts';
import { feeds, queryKeysOf, routeAddresses } from '../../../src/urls.ts';
import { decode } from '../decode.ts';
import type { FuzzedRequest } from './fuzz-calls.ts';
import { hostileText, inAddress } from './hostile-values.ts';

/** Longer, Node refuses the request before anybody reads it. */
const maxValueLength = 3000;

/** Parameters any page may be called with, and names nobody expects. */
const everywhere = [
  'q',
  'page',
  'v',
  'draft',
  'edit',
  'preview',
  'overlay',
  'lang',
  'next',
  'done',
  'sort',
  'search',
  'state',
  'constructor',
  '__proto__',
];
const meaningful = [
  '1',
  '2',
  '3',
  'hamlet',
  '20-11-2026',
  '24-12-2026',
  '2026-11-20',
  'true',
  'hearing_loop',
  'events',
  'others',
  '/de/kalender',
  'saved',
  'de',
];

const value = fc
  .oneof({ weight: 3, arbitrary: fc.constantFrom(...meaningful) }, { weight: 2, arbitrary: hostileText })
  .map((text) => text.slice(0, maxValueLength));

/** Requests of documents and files: every route and feed of urls.ts, the office, the dashboard, the shop and what crawlers ask for. */
export const pageRequests: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  ...Object.values(routeAddresses).flatMap((address) =>
    Object.values(address.path).map((path) => request(path, [...queryKeysOf(address), ...everywhere])),
  ),
  ...Object.values(feeds).flatMap((feed) =>
    Object.values(feed.path).map((path) => request(`${path}.ics`, [...queryKeysOf(feed), ...everywhere])),
  ),
  ...['/de', '/en'].flatMap((prefix) => [
    ...[...resourceNames, ...sitePages.map(({ name }) => name)].flatMap((name) => [
      request(`${prefix}/admin/${name}`, everywhere),
      request(`${prefix}/admin/${name}/:id`, everywhere),
    ]),
    request(`${prefix}/admin/events/:id/:action`, everywhere),
    request(`${prefix}/admin/events/export.csv`, everywhere),
    request(`${prefix}/admin/:name/:id/:action`, everywhere),
    request(`${prefix}/dashboard/:section`, everywhere),
  ]),
  ...['/', '/cms-hub', '/cart', '/checkout', '/tickets/:id', '/robots.txt', '/sitemap.xml', '/media/:file', '/media/ab/:file'].map((path) =>
    request(path, everywhere),
  ),
  ...['/html/:slug', '/assets/:file', '/api/docs', '/manifest.webmanifest', '/service-worker.js', '/:any', '/healthz'].map((path) =>
    request(path, everywhere),
  ),
);

function request(path: string, keys: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const names = [...path.matchAll(/:\w+|\*/g)].map(([name]) => name);
  const pair = fc.tuple(fc.constantFrom(...keys), value).map(([key, text]) => `${key}=${inAddress(text)}`);
  return fc
    .tuple(fc.tuple(...names.map(() => value)), fc.array(pair, { maxLength: 3 }), fc.constantFrom('', '', '', '/'))
    .map(([values, pairs, slash]) => {
      const filled = names.reduce((address, name, index) => address.replace(name, () => inAddress(values[index] ?? '')), path);
      return { method: 'GET', url: `${filled}${slash}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}` };
    });
}

/** A form as it stands in a page: where it is sent and what its fields are called. */
export interface ServedForm {
  action: string;
  isMultipart: boolean;
  names: readonly string[];
}

/** The forms of a page that change something. */
export function formsIn(html: string, url: string): ServedForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)].flatMap(([, head = '', inside = '']) => {
    if (!/method="post"/i.test(head)) return [];
    const names = [...inside.matchAll(/\bname="([^"]+)"/g)].map(([, name = '']) => decode(name));
    const action = decode(/\baction="([^"]*)"/.exec(head)?.[1] ?? url);
    return { action: action.startsWith('/') ? action : url, isMultipart: /multipart/i.test(head), names: [...new Set(names)] };
  });
}

/** Forms filled in with anything, some fields left out, some twice, and one that is none of theirs. */
export function submissionsOf(forms: readonly ServedForm[]): fc.Arbitrary<FuzzedRequest> {
  const text = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...meaningful) }, { weight: 1, arbitrary: hostileText });
  return fc.constantFrom(...forms).chain(({ action, isMultipart, names }) => {
    const name = fc.constantFrom(...names, ...names, ...names, '__proto__', 'constructor', 'operation', 'version');
    return fc.array(fc.tuple(name, text), { maxLength: 12 }).map((fields) => ({
      method: 'POST',
      url: action,
      body: bodyOf(fields, isMultipart),
      ...(isMultipart && { isMultipart }),
    }));
  });
}

const boundary = 'fuzz-boundary';

export function bodyOf(fields: readonly (readonly [string, string])[], isMultipart: boolean): string {
  return isMultipart ? multipart(fields) : fields.map(([key, given]) => `${inAddress(key)}=${inAddress(given)}`).join('&');
}

/** Headers of a form as a browser without script sends it. */
export function formHeaders({ isMultipart }: FuzzedRequest): Record<string, string> {
  const type = isMultipart ? `multipart/form-data; boundary=${boundary}` : 'application/x-www-form-urlencoded';
  return { accept: 'text/html', 'content-type': type, 'sec-fetch-site': 'same-origin' };
}

/** What pages answer with: themselves, another address, or an error page that says what is wrong. */
export const pageStatuses = [200, 301, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431];

function multipart(fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(([name, text], index) => {
    const file = index % 3 === 2 ? '; filename="a.txt"\r\nContent-Type: text/plain' : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}
