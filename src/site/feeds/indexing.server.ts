import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../../core/database/reading.server.ts';
import { pageKey } from '../../core/http/page-cache/page-key.ts';
import { securityHeaders } from '../../core/http/security-headers.ts';
import { defaultLanguage, languages } from '../../core/languages.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { type AnswerCache, answerFromCache, notFoundKey } from '../rendering/answer-from-cache.server.ts';
import { type OpenUrls, sitemapParts, thingsPerFile } from './sitemap-parts.server.ts';

interface IndexingOptions extends AnswerCache {
  brandName: string;
  origin: () => string;
  openReading: () => Reading;
}

/** Answers the text of a file; null for none. */
type Render = (reading: Reading, origin: string) => Promise<string | null>;

/** The sitemap and robots.txt (GEN-05): while the site is not to be indexed, robots are disallowed and there is no sitemap. */
export function serveIndexing(server: FastifyInstance, options: IndexingOptions): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, path: string, type: string, render: Render) =>
    answerFromCache(options, request, reply, {
      key: pageKey({ brand: options.brandName, path, query: new URLSearchParams(), allowed: [] }),
      notFoundKey: notFoundKey(options.brandName, defaultLanguage, path),
      render: async () => {
        const reading = options.openReading();
        const body = await render(reading, options.origin());
        const { tags, expiresAt } = reading;
        const headers = { ...securityHeaders, 'content-type': `${type}; charset=utf-8` };
        return { status: body === null ? 404 : 200, headers, body: body ?? '', tags, expiresAt, isCacheable: true };
      },
    });
  const files = { '/sitemap.xml': ['application/xml', renderSitemap], '/robots.txt': ['text/plain', renderRobots] } as const;
  for (const [path, [type, render]] of Object.entries(files))
    server.route({ method: ['GET', 'HEAD'], url: path, handler: (request, reply) => answer(request, reply, path, type, render) });
  for (const { name } of sitemapParts) {
    server.route<{ Params: { number: string } }>({
      method: ['GET', 'HEAD'],
      // At most 9,999 files: numbers without end would each be a missing file to cache.
      url: `/sitemap-${name}-:number(^[1-9]\\d{0,3}$).xml`,
      handler: (request, reply) => {
        const { number } = request.params;
        const render: Render = (reading, origin) => renderSitemapFile(reading, origin, name, Number(number));
        return answer(request, reply, `/sitemap-${name}-${number}.xml`, 'application/xml', render);
      },
    });
  }
}

async function renderRobots(reading: Reading, origin: string): Promise<string> {
  const { is_indexing_enabled } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /de/api/\nDisallow: /en/api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The sitemap: one file as long as everything fits, else an index of the files of each part. */
async function renderSitemap(reading: Reading, origin: string): Promise<string | null> {
  const { is_indexing_enabled } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return null;
  const counts = await Promise.all(sitemapParts.map((part) => part.count(reading)));
  if (counts.reduce((sum, one) => sum + one, 0) <= thingsPerFile) {
    const parts = await Promise.all(sitemapParts.map((part) => part.list(reading, 0)));
    return urlSet(parts.flat(), origin);
  }
  const files = sitemapParts.flatMap(({ name }, index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / thingsPerFile) }, (_, file) => `${origin}/sitemap-${name}-${file + 1}.xml`),
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** A file of the index, by the name of its part and its number from 1; null for none. */
async function renderSitemapFile(reading: Reading, origin: string, name: string, number: number): Promise<string | null> {
  const { is_indexing_enabled } = await readSiteSettings(reading);
  const part = sitemapParts.find((one) => one.name === name);
  const found = is_indexing_enabled && part && number > 0 ? await part.list(reading, number - 1) : [];
  return found.length > 0 ? urlSet(found, origin) : null;
}

function urlSet(all: readonly OpenUrls[], origin: string): string {
  const entries = all.flatMap((urls) => {
    const addresses = languages.flatMap((language) => (urls[language] ? [{ language, url: escapeHtml(origin + urls[language]) }] : []));
    const others = addresses.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`).join('');
    return addresses.map(({ url }) => `<url><loc>${url}</loc>${others}</url>`);
  });
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
