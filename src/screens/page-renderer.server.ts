import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Brand } from '../../brands/brands.server.ts';
import type { Reading } from '../core/database/reading.server.ts';
import type { RenderedPage } from '../core/http/page-cache/rendered-page.ts';
import { securityHeaders } from '../core/http/security-headers.ts';
import type { Language } from '../core/languages.ts';
import { inFormats } from '../core/text/format-scope.server.ts';
import { inLanguage } from '../core/text/language-scope.server.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import { pageContext } from './page-context.server.ts';

interface PageToRender {
  /** Path and query as they stand in the cache key; nothing else of the visitor's request reaches the page. */
  path: string;
  query: URLSearchParams;
  language: Language;
}

interface RendererOptions {
  build: ServerBuild;
  brand: Brand;
  origin: () => string;
  openReading: () => Reading;
  report: (message: string) => void;
}

/** Makes pages with React Router: loaders read in this process, the page is complete before it is handed over. */
export function createPageRenderer({
  build,
  brand,
  origin,
  openReading,
  report,
}: RendererOptions): (page: PageToRender) => Promise<RenderedPage> {
  const handle = createRequestHandler(build, 'production');
  return async ({ path, query, language }) => {
    const reading = openReading();
    const nonce = randomBytes(18).toString('base64');
    let isKept = true;
    const design = await readDesign(reading, brand, report);
    const context = new RouterContextProvider();
    context.set(pageContext, {
      reading,
      language,
      brand,
      design,
      origin: origin(),
      nonce,
      doNotKeep: () => {
        isKept = false;
      },
      report,
    });
    const search = query.size > 0 ? `?${query}` : '';
    const response = await inFormats(design, () => inLanguage(language, () => handle(new Request(`${origin()}${path}${search}`), context)));
    const body = Buffer.from(await response.arrayBuffer());
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return {
      status: response.status,
      headers: { ...securityHeaders, ...Object.fromEntries(response.headers), 'content-language': language },
      body: isHtml ? body.toString('utf8') : body,
      ...(isHtml && { nonce }),
      tags: reading.tags,
      expiresAt: reading.expiresAt,
      isCacheable: isKept && (response.status === 200 || response.status === 404),
    };
  };
}
