import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../core/database/reading.server.ts';
import { filePolicy } from '../../core/http/content-security-policy.ts';
import { sendFile } from '../../core/http/send-file.server.ts';
import { languages } from '../../core/languages.ts';
import type { FileStorage, StoredFile } from '../../core/outside/storage.ts';
import { m } from '../../paraglide/messages.js';
import { avifPathOf } from './avif/avif-encoder.server.ts';
import type { AvifMaker } from './avif/avif-maker.server.ts';
import { typeOfFile } from './file-types.ts';
import type { GoneFiles } from './gone-files.server.ts';
import type { SharePictures } from './share-pictures.server.ts';

interface MediaDependencies {
  storage: FileStorage;
  avifs: Pick<AvifMaker, 'stateOf' | 'prioritize'>;
  shares: SharePictures;
  gone: Pick<GoneFiles, 'has'>;
  viewerOf(request: FastifyRequest): Promise<Viewer>;
}

/** Names that we give; in particular no unfinished '.part' files. */
const namePattern = /^(?:[\w-]+\/)*[\w-]+\.[a-z0-9]{2,5}$/;

/** Without a page there is no language to say it in. */
const goneText = languages.map((locale) => m.media_gone({}, { locale })).join('\n');

const forever = 'public, max-age=31536000, immutable';
/** While the AVIF is pending whoever takes it gets WebP for a while only, a CDN as long as for pages. */
const untilAvif = { 'cache-control': 'public, max-age=3600', 'cdn-cache-control': 's-maxage=60' };

/** Files under /media/: never changed in place, so cached for ever. At the address of a WebP, who takes AVIF gets that (decision 0020). */
export function serveMedia(server: FastifyInstance, { storage, avifs, shares, gone, viewerOf }: MediaDependencies): void {
  // The folder itself is no page of the site.
  server.get('/media', (_request, reply) => reply.callNotFound());
  server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const path = request.params['*'];
      if (!namePattern.test(path)) return reply.callNotFound();
      // Whoever edits still sees what is in the trash.
      const isGone = await gone.has(path);
      if (isGone && !(await viewerOf(request)).isEditor)
        return reply.code(410).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneText);
      const state = takesAvif(request.headers.accept) ? avifs.stateOf(path) : undefined;
      const avif = state === 'ready' ? await openNamed(storage, avifPathOf(path)) : null;
      const found = avif ?? (await openNamed(storage, path)) ?? ((await shares.make(path)) ? await openNamed(storage, path) : null);
      if (!found) return reply.callNotFound();
      if (state === 'pending') avifs.prioritize(path);
      const { contentType, isShown } = typeOfFile(found.path);
      return sendFile(request, reply, found.file, {
        etag: `"${found.path}"`,
        'content-type': contentType,
        'cache-control': isGone ? 'private, no-store' : forever,
        // Mail programs and other sites may show pictures.
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': filePolicy,
        ...(state === 'pending' && untilAvif),
        ...(path.endsWith('.webp') && { vary: 'Accept' }),
        ...(!isShown && { 'content-disposition': 'attachment' }),
      });
    },
  });
}

async function openNamed(storage: FileStorage, path: string): Promise<{ path: string; file: StoredFile } | null> {
  const file = await storage.open(path);
  return file && { path, file };
}

/** Only who names the format takes it: everything ('*') is said by many who cannot show it. */
function takesAvif(accept = ''): boolean {
  return accept.split(',').some((type) => /^\s*image\/avif\s*(?:;|$)/i.test(type) && !/;\s*q=0(?:\.0*)?\s*$/i.test(type));
}
