import type { Brand } from '../../../brands/brands.server.ts';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import type { RenderedPage } from '../../core/http/page-cache/rendered-page.ts';
import { PageError, Redirect, retryAfterSeconds } from '../../core/http/page-outcomes.ts';
import { secretAddress, securityHeaders } from '../../core/http/security-headers.ts';
import type { Language } from '../../core/languages.ts';
import { inFormats } from '../../core/text/format-scope.server.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import type { ShopGateway } from '../../features/booking/shop-gateway.ts';
import { isLegalPath } from '../../features/consent/legal-pages.ts';
import { readCredits } from '../../features/media/credits.read.server.ts';
import { PictureCredits } from '../../features/media/picture-credits.tsx';
import type { ModuleKit } from '../../features/pages/resolve-modules.server.ts';
import type { CurrentPage } from '../../features/site/current-page.ts';
import { readDesign } from '../../features/site/design.read.server.ts';
import { type DesignSettings, toPublicDesignSettings } from '../../features/site/design-settings.ts';
import type { SiteSettings } from '../../features/site/site.contract.ts';
import { presetSettings, readSiteSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { href, matchUrl, middlewareOf, type RouteName, routeAddresses } from '../../urls.ts';
import { readTrashPlace } from '../editing/trash-place.read.server.ts';
import { readCustomErrorPage } from '../errors/custom-error-page.server.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { lastResortDocument } from '../errors/last-resort.server.tsx';
import { MainError } from '../errors/main-error.tsx';
import type { UnsavedForm } from '../errors/unsaved-form.tsx';
import { readLayout } from '../layout/layout.read.server.ts';
import { Layout } from '../layout/layout.tsx';
import type { AnyRoute } from '../routes/route.ts';
import { routes } from '../routes/routes.ts';
import type { Assets } from './assets.server.ts';
import { bookingPlaceOf } from './booking-place.ts';
import { createRendering } from './create-rendering.server.tsx';
import { editorFactsOf } from './editor-facts.server.ts';
import { loadRoute } from './load-route.server.ts';
import type { HeadEntry } from './meta.ts';
import { passMiddleware, type Refusal } from './middleware.server.ts';
import type { PageContext, SubmittedForm } from './page-context.server.ts';
import type { LayoutFacts } from './page-facts.ts';
import { renderSiteDocument } from './site-document.tsx';

export interface PageToRender {
  /** Path and query as in the cache key; nothing else of the request reaches the page. */
  path: string;
  query: URLSearchParams;
  language: Language;
  /** Whom the page is rendered for, not cached; everybody when left out. */
  viewer?: Viewer;
  /** A form that was submitted and is shown again. */
  submitted?: SubmittedForm | null;
  /** What the page was sent, for its error page. */
  unsaved?: UnsavedForm | null;
  /** Seconds this visitor has to wait after too many uncached pages; 0 for none. */
  wait?: number;
  /** Status of a failure that came before the page: its error page is rendered. */
  failure?: 500 | 503;
}

interface RendererOptions {
  assets: Assets;
  brand: Brand;
  modules: ModuleKit;
  origin: () => string;
  openReading: (viewer?: Viewer) => Reading;
  report: (message: string) => void;
  /** Called for each error, with the route of the page. */
  onError: (error: unknown, routeName: string) => void;
  /** Folder of the venue's files. */
  dataDir: string;
  /** Checked after an unexpected error: while the database is away a page answers 503 instead of 500. */
  isDatabaseAway: () => Promise<boolean>;
  /** The shop sells before the sale starts to some (SHOP-43). */
  hasPresale: () => boolean;
  /** It has a waiting list (SHOP-77). */
  hasWaitingList: () => boolean;
  /** Lists orders of an account; undefined where the shop cannot (SHOP-99). */
  orders: () => ShopGateway['orders'];
}

/** A rendered document, or the address of a redirect. */
interface Outcome {
  status: number;
  location?: string;
  html: string;
  /** True when the database is away. */
  isOutage?: boolean;
}

/** Renders public pages as a whole; routes read their data in this process. */
export function createPageRenderer(options: RendererOptions): (page: PageToRender) => Promise<RenderedPage> {
  const { brand, origin, openReading, report, dataDir } = options;
  return async ({ path, query, language, viewer, submitted = null, unsaved = null, wait = 0, failure }) => {
    const asOf = viewer?.edition && 'asOf' in viewer.edition ? viewer.edition.asOf : null;
    const reading = asOf ? openReading(viewer).at(asOf) : openReading(viewer);
    let isCacheable = viewer === undefined;
    // A redirect entry can be made for any path; the cached page of that path is invalidated then (SITE-03).
    reading.uses('redirects');
    const { settings, design } = await readFoundation(reading, brand, report);
    const match = matchUrl(path);
    const returned = submitted && 'entry' in submitted ? submitted.entry : submitted;
    const refusal = inLanguage(language, () =>
      passMiddleware(middlewareOf(match?.name ?? null), { settings, viewer: reading.viewer, wait }),
    );
    const context: PageContext = {
      ...{ path, query, params: match?.parameters ?? {}, reading, language, brand, design, report, unsaved },
      modules: options.modules,
      settings: settings ?? presetSettings,
      customErrorPage: (status) => readCustomErrorPage(status, design, dataDir, report),
      form: submitted && 'entry' in submitted ? null : submitted,
      entry: submitted && 'entry' in submitted ? submitted.entry : null,
      origin: origin(),
      orders: options.orders(),
      doNotCache: () => {
        isCacheable = false;
      },
    };
    const render = () => (failure ? failurePage(options, context, failure) : answer(options, context, match?.name ?? null, refusal));
    const { status, location, html, isOutage = false } = await inFormats(design, () => inLanguage(language, render));
    return {
      status: returned && status === 200 ? returned.status : status,
      headers: {
        ...securityHeaders,
        ...(location === undefined ? { 'content-type': 'text/html; charset=utf-8' } : { location }),
        'content-language': language,
        ...((refusal || status === 503) && retryHeaders(refusal)),
        // Search engines must not index drafts and versions.
        ...(reading.viewer.edition && { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
        ...((reading.viewer.edition || query.has('token')) && secretAddress),
        ...(returned?.retryAfter && { 'retry-after': String(returned.retryAfter) }),
      },
      body: html,
      ...(design.tagManagerIds.length > 0 && { hosts: tagManagerHosts }),
      tags: reading.tags,
      expiresAt: reading.expiresAt,
      isCacheable: isCacheable && (status === 200 || status === 404),
      isOutage,
    };
  };
}

/** Renders the route of an address, with fallbacks: the page for missing addresses, the error page, the last resort. */
async function answer(
  options: RendererOptions,
  context: PageContext,
  routeName: RouteName | null,
  refusal: Refusal | null,
): Promise<Outcome> {
  const onError = (error: unknown) => options.onError(error, routeName ?? 'page');
  try {
    if (refusal) throw new PageError(refusal.status, refusal.message);
    if (routeName === null) throw new PageError(404, m.error_page_not_found());
    return await renderRoute(options, context, routeName, routes[routeName]);
  } catch (error) {
    if (error instanceof Redirect) return { status: error.status, location: error.location, html: '' };
    if (error instanceof PageError) return await renderFailure(options, context, error, routeName).catch(lastResort(context, onError));
    onError(error);
    return failurePage(options, context, (await options.isDatabaseAway()) ? 503 : 500);
  }
}

/** The error page of a failure that nobody expected, or of a database that is away. */
async function failurePage(options: RendererOptions, context: PageContext, status: 500 | 503): Promise<Outcome> {
  const error = new PageError(status, status === 503 ? m.error_unavailable() : m.error_unknown());
  const page = await renderErrorPage(options, context, error).catch(lastResort(context, (failure) => options.onError(failure, 'page')));
  return { ...page, isOutage: status === 503 };
}

/** The document for when the error page itself cannot be rendered (ERR-09). */
function lastResort({ language }: PageContext, onError: (error: unknown) => void): (failure: unknown) => Outcome {
  return (failure) => {
    onError(failure);
    return { status: 500, html: lastResortDocument(language) };
  };
}

/** Renders the editors' page for missing addresses on a 404 (ERR-01), otherwise the error page (ERR-05). */
async function renderFailure(
  options: RendererOptions,
  context: PageContext,
  error: PageError,
  routeName: RouteName | null,
): Promise<Outcome> {
  if (error.status === 404 && routeName !== 'notFound') {
    try {
      const path = href('notFound', context.language);
      const missing = { trash: context.reading.viewer.isEditor ? await readTrashPlace(context, routeName) : null };
      return await renderRoute(
        options,
        { ...context, path, params: {}, query: new URLSearchParams(), missing },
        'notFound',
        routes.notFound,
      );
    } catch (failure) {
      if (!(failure instanceof PageError)) throw failure;
    }
  }
  return renderErrorPage(options, context, error);
}

async function renderRoute(options: RendererOptions, context: PageContext, routeName: RouteName | null, route: AnyRoute): Promise<Outcome> {
  const data = await loadRoute(context, routeName, route);
  const page = currentPageOf(context, routeName, data);
  const render = createRendering(options, context, page);
  let { status = 200 } = route;
  let main: string;
  try {
    main = render(<route.View data={data} />);
  } catch (error) {
    // The rest of the page stays (ERR-10).
    options.onError(error, routeName ?? 'page');
    main = render(<MainError />);
    status = 500;
  }
  const layout = await readLayout(context);
  const { hasScript = true } = route;
  const credits = await readCredits(context.reading, main, context.language);
  const foot = credits.length > 0 || main.includes('<growing-list') ? render(<PictureCredits credits={credits} />) : '';
  const body = render(<Layout data={layout} facts={data} main={main + foot} hasScript={hasScript} />);
  const html = renderSiteDocument({
    ...{ page, hasScript, body },
    brand: context.brand,
    assets: options.assets,
    head: route.head(data, { ...page, isIndexed: context.settings.is_indexing_enabled }),
    editor: hasScript && context.reading.viewer.isEditor ? editorFactsOf(context, page, data) : null,
    alerts: layout.alerts.map(({ id }) => id),
    bookingPlace: bookingPlaceOf(page.design, routeName, data),
    asksConsent: hasScript && routeName !== 'user' && !isLegalPath(page.pathname) && !context.reading.viewer.isEditor,
  });
  return { status, html };
}

async function renderErrorPage(options: RendererOptions, context: PageContext, { status, message }: PageError): Promise<Outcome> {
  const customHtml = await context.customErrorPage(status);
  const page = currentPageOf(context, null, {});
  const render = createRendering(options, context, page);
  const text = status === 404 ? m.error_page_not_found() : message || m.error_unknown();
  // A page that is missing or refused has taken the form in, and said what is wrong.
  const unsaved = status >= 500 ? context.unsaved : null;
  // While the site is away the box office still answers its telephone.
  const contactHtml = status === 503 ? context.settings.html_footer_top : '';
  const body = render(<ErrorPage status={status} message={text} {...{ customHtml, contactHtml, unsaved }} />);
  const head: HeadEntry[] = [{ title: `${text} | ${page.siteName}` }, { name: 'robots', content: 'none' }];
  const html = renderSiteDocument({
    ...{ page, head, body, brand: context.brand, assets: options.assets },
    ...{ hasScript: status === 404, editor: null, alerts: [], bookingPlace: undefined, asksConsent: false },
  });
  return { status, html };
}

function currentPageOf(
  { path, query, language, settings, design, origin }: PageContext,
  routeName: RouteName | null,
  facts: LayoutFacts,
): CurrentPage {
  const { urls = routeName ? pathsOf(routeName) : undefined } = facts;
  return {
    ...{ routeName, language, origin },
    pathname: path,
    search: query.size > 0 ? `?${query}` : '',
    urls: { de: urls?.de ?? href('home', 'de'), en: urls?.en ?? href('home', 'en') },
    siteName: settings.site_name,
    design: toPublicDesignSettings(design),
  };
}

/** Paths of a route without parameters; pages of other routes set `urls`. */
function pathsOf(routeName: RouteName): LayoutFacts['urls'] {
  const { path } = routeAddresses[routeName];
  return /[:*]/.test(path.de) ? undefined : path;
}

/** When a visitor may try again, in seconds (ERR-03). Refusals are not cached. */
function retryHeaders(refusal: Refusal | null): Record<string, string> {
  return { 'cache-control': 'no-store', 'retry-after': String(refusal?.retryAfter ?? retryAfterSeconds) };
}

/** Reads settings and design; without a database null and the brand's settings. */
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

/** Hosts of tag managers and their measuring services; allowed only in designs with tag manager ids (BRAND-07). */
const tagManagerHosts = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
