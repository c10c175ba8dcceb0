import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Brand } from '../../brands/brands.server.ts';
import type { Reading, Viewer } from '../core/database/reading.server.ts';
import type { RenderedPage } from '../core/http/page-cache/rendered-page.ts';
import { securityHeaders } from '../core/http/security-headers.ts';
import type { Language } from '../core/languages.ts';
import { inFormats } from '../core/text/format-scope.server.ts';
import { inLanguage } from '../core/text/language-scope.server.ts';
import type { ModuleKit } from '../features/pages/resolve-modules.server.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import type { DesignSettings } from '../features/site/design-settings.ts';
import type { SiteSettings } from '../features/site/site.contract.ts';
import { presetSettings, readSiteSettings } from '../features/site/site.read.server.ts';
import { href, matchUrl, middlewareOf } from '../urls.ts';
import { lastResortDocument } from './last-resort.server.ts';
import { passMiddleware, type Refusal } from './middleware.server.ts';
import { readOwnErrorPage } from './own-error-page.server.ts';
import { pageContext } from './page-context.server.ts';
import type { Sent } from './sent.ts';

export interface PageToRender {
  /** Path and query as they stand in the cache key; nothing else of the visitor's request reaches the page. */
  path: string;
  query: URLSearchParams;
  language: Language;
  /** Whom the page is made for; everybody when left out. What is made for somebody is not kept. */
  viewer?: Viewer;
  /** A form that was sent to the page and is shown again. */
  sent?: Sent | null;
  /** Seconds this visitor has to wait because of too many pages that are made for each request; 0 for none. */
  wait?: number;
}

interface RendererOptions {
  build: ServerBuild;
  brand: Brand;
  modules: ModuleKit;
  origin: () => string;
  openReading: (viewer?: Viewer) => Reading;
  report: (message: string) => void;
  /** Takes an error with the leaf of its page. */
  onError: (error: unknown, leaf: string) => void;
  /** Folder of the house's own files. */
  dataDir: string;
}

/** Makes pages with React Router: loaders read in this process, the page is complete before it is handed over. */
export function createPageRenderer({
  build,
  brand,
  modules,
  origin,
  openReading,
  report,
  onError,
  dataDir,
}: RendererOptions): (page: PageToRender) => Promise<RenderedPage> {
  const handle = createRequestHandler(build, 'production');
  return async ({ path, query, language, viewer, sent = null, wait = 0 }) => {
    const asOf = viewer?.edition?.kind === 'draft' ? viewer.edition.asOf : null;
    const reading = asOf ? openReading(viewer).at(asOf) : openReading(viewer);
    const nonce = randomBytes(18).toString('base64');
    let isKept = viewer === undefined;
    let html = '';
    // A redirect entry can be made for any path; what is kept for that path goes then (SITE-03).
    reading.uses('redirects');
    const { settings, design } = await readFoundation(reading, brand, report);
    const address = matchUrl(path.replace(/\.data$/, ''));
    const refusal = inLanguage(language, () =>
      passMiddleware(middlewareOf(address?.name ?? null), { settings, viewer: reading.viewer, wait }),
    );
    if (refusal && path.endsWith('.data')) return refuseData(refusal, language);
    const context = new RouterContextProvider();
    context.set(pageContext, {
      reading,
      language,
      brand,
      modules,
      sends: path.endsWith('.data') ? 'data' : 'document',
      design,
      settings: settings ?? presetSettings,
      refuse: () => {
        if (refusal) throw new Response(refusal.message, { status: refusal.status });
      },
      ownErrorPage: (status) => readOwnErrorPage(status, design, dataDir, report),
      form: sent && 'entry' in sent ? null : sent,
      entry: sent && 'entry' in sent ? sent.entry : null,
      origin: origin(),
      nonce,
      takeHtml: (document) => {
        html = document;
      },
      doNotKeep: () => {
        isKept = false;
      },
      report,
      onError: (error) => onError(error, address?.name ?? 'page'),
    });
    const search = query.size > 0 ? `?${query}` : '';
    const handleAt = (address: string) =>
      inFormats(design, () => inLanguage(language, () => handle(new Request(`${origin()}${address}`), context)));
    const first = await handleAt(`${path}${search}`);
    const isMissing = first.status === 404 && isHtmlAnswer(first) && address?.name !== 'notFound';
    // What is missing shows the page an editor made for that, whoever noticed it (ERR-01).
    const answer = isMissing ? await handleAt(href('notFound', language)) : first;
    const response = isLastResort(answer) ? inLanguage(language, () => lastResort(language)) : answer;
    const told = sent && 'entry' in sent ? sent.entry : sent;
    const isHtml = isHtmlAnswer(response);
    return {
      status: told && response.status === 200 ? told.status : response.status,
      headers: {
        ...securityHeaders,
        ...Object.fromEntries(response.headers),
        'content-language': language,
        ...((refusal || response.status === 503) && comeAgain(refusal)),
        // A draft or a version is nobody's to find.
        ...(reading.viewer.edition && { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
        ...(told?.retryAfter && { 'retry-after': String(told.retryAfter) }),
      },
      body: isHtml ? (response.body ? await response.text() : html) : Buffer.from(await response.arrayBuffer()),
      ...(isHtml && { nonce }),
      ...(design.tagManagerIds.length > 0 && { hosts: tagManagerHosts }),
      tags: reading.tags,
      expiresAt: reading.expiresAt,
      isCacheable: isKept && (response.status === 200 || response.status === 404),
    };
  };
}

function isHtmlAnswer({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** When a visitor may try again, in seconds (ERR-03). The page cache keeps no refusal. */
function comeAgain(refusal: Refusal | null): Record<string, string> {
  return { 'cache-control': 'no-store', 'retry-after': String(refusal?.retryAfter ?? 300) };
}

/** Settings and design that every page stands on; without a database that ever answered, none and the brand's own. */
async function readFoundation(
  reading: Reading,
  brand: Brand,
  report: (message: string) => void,
): Promise<{ settings: SiteSettings | null; design: DesignSettings }> {
  try {
    return { settings: await readSiteSettings(reading), design: await readDesign(reading, brand, report) };
  } catch (error) {
    report(`The site settings cannot be read: ${String(error)}`);
    return { settings: null, design: brand.settings };
  }
}

/** The router in the browser shows a status and a text that are no data as its error. */
function refuseData(refusal: Refusal, language: Language): RenderedPage {
  return {
    status: refusal.status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-language': language,
      ...comeAgain(refusal),
    },
    body: refusal.message,
    tags: new Set(),
    expiresAt: null,
    isCacheable: false,
  };
}

/** What the router answers when even its error page could not be rendered. */
function isLastResort({ status, headers }: Response): boolean {
  return status === 500 && (headers.get('content-type')?.startsWith('text/plain') ?? false);
}

function lastResort(language: Language): Response {
  return new Response(lastResortDocument(language), { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** What the tag managers of a design and their measuring services load from; only designs with ids let them (BRAND-07). */
const tagManagerHosts = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
