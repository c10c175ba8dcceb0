import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastHandler } from './fast-path.server.ts';
import { type Encoding, negotiate } from './page-cache/accept-encoding.ts';
import { matchingTag } from './page-cache/entity-tag.server.ts';
import { securityHeaders } from './security-headers.ts';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** Endings of what the build has compressed. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

interface BuiltFile {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Answers requests for the files of the build from memory, each read when it is first requested: a page comes with fifteen of them.
 * Their names carry a hash of their content, so browsers may cache them forever.
 * @param clientFolder with the folder `assets`, which does not change while the site runs.
 */
export function answerBuiltFiles(clientFolder: string): FastHandler {
  const folder = join(clientFolder, 'assets');
  const names = new Set(readdirSync(folder));
  const isSource = (name: string) => types.has(extname(name)) && /-[\w-]{8}\.\w+$/.test(name);
  const addresses = new Map([...names].filter(isSource).map((name) => [`/assets/${name}`, name]));
  const read = new Map<string, BuiltFile>();
  const fileOf = (name: string, accepted: Encoding): BuiltFile => {
    const encoding = names.has(name + endings[accepted]) ? accepted : 'identity';
    const stored = name + endings[encoding];
    const known = read.get(stored);
    if (known) return known;
    const body = readFileSync(join(folder, stored));
    const isCoded = names.has(name + endings.br);
    const file = {
      body,
      headers: {
        ...securityHeaders,
        'content-type': types.get(extname(name)) ?? '',
        'content-length': String(body.length),
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${stored}"`,
        ...(isCoded && { vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    };
    read.set(stored, file);
    return file;
  };
  return (request, response) => {
    const name = addresses.get(request.url ?? '');
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const { headers, body } = fileOf(name, negotiate(request.headers['accept-encoding'] as string | undefined));
    const isKnown = matchingTag(request.headers['if-none-match'] ?? '', [headers.etag ?? '']) !== undefined;
    if (isKnown) response.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] }).end();
    else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
