import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brands.server.ts';
import type { Reading, Viewer } from '../core/database/reading.server.ts';
import { isSameOriginForm } from '../core/http/csrf.server.ts';
import { type Language, otherLanguage } from '../core/languages.ts';
import { inLanguage } from '../core/text/language-scope.server.ts';
import { readUser } from '../features/accounts/accounts.read.server.ts';
import type { ShopScreen } from '../features/admin/site-pages.shapes.ts';
import { hubPath } from '../features/pages/hub-page.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import type { DesignSettings } from '../features/site/design-settings.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { Assets } from '../site/rendering/assets.server.ts';
import { sendPersonalDocument } from '../site/rendering/personal-document.server.tsx';
import { dashboardHref, href } from '../urls.ts';
import { type OfficeAnswer, type OfficeOutcome, sendFile } from './office-answers.server.ts';
import { resubmitPage } from './resubmit-form.tsx';
import { readMenuCounts } from './shell/menu-counts.server.ts';
import { OfficeBody } from './shell/office-body.tsx';
import { officeLinks, startHref } from './shell/office-links.ts';

/** What every page behind the login needs. */
export interface OfficeOptions {
  assets: Assets;
  brand: Brand;
  openReading: (viewer: Viewer) => Reading;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  report: (message: string) => void;
  /** Screens about what the webshop cannot do. */
  absentScreens: readonly ShopScreen[];
}

/** Authorized request of a page behind the login. */
export interface OfficeContext<Options extends OfficeOptions> {
  options: Options;
  request: FastifyRequest;
  reply: FastifyReply;
  reading: Reading;
  language: Language;
  design: DesignSettings;
  siteName: string;
  /** First name of the user, or the username. */
  userName: string;
  query: URLSearchParams;
}

/** Pages behind the login that share rights: the office (ROLE-06), the dashboard (ROLE-04). All are in one shell with one menu. */
export interface OfficeArea {
  label: () => string;
  mayEnter: (viewer: Viewer) => boolean;
  forbidden: () => string;
  /** Page with a single message and a link to the login where one is given. */
  notice: (text: string, status: number, login?: string) => OfficeAnswer;
  styles: readonly string[];
  bodyClass: string;
}

type Action<Options extends OfficeOptions> = (context: OfficeContext<Options>) => Promise<OfficeOutcome>;

/** Makes request handlers of an area: an action becomes a page, a redirect or a file in the language. */
export function handlersOf<Options extends OfficeOptions>(area: OfficeArea, options: Options, language: Language) {
  return (action: Action<Options>) => (request: FastifyRequest, reply: FastifyReply) =>
    inLanguage(language, async () => {
      const reading = options.openReading(await options.viewerOf(request));
      const { site_name: siteName } = await readSiteSettings(reading);
      const design = await readDesign(reading, options.brand, options.report);
      const user = await readUser(reading.db, reading.viewer.userId);
      const userName = user?.first_name || user?.username || '';
      const [, search = ''] = request.url.split('?');
      const context = { options, request, reply, reading, language, design, siteName, userName, query: new URLSearchParams(search) };
      const outcome = await admit(area, context, action);
      if ('file' in outcome) return sendFile(reply, outcome.file);
      return 'to' in outcome ? reply.header('cache-control', 'no-store').redirect(outcome.to, 303) : sendPage(area, context, outcome);
    });
}

/**
 * Redirects anonymous visitors to the login, but keeps what they have typed; answers 403 to users without the right and to forms of other
 * sites, whose fields are not shown to be sent again either.
 */
async function admit<Options extends OfficeOptions>(
  { mayEnter, forbidden, notice }: OfficeArea,
  context: OfficeContext<Options>,
  action: Action<Options>,
): Promise<OfficeOutcome> {
  const { request, options, reading, language } = context;
  const isForm = request.method === 'POST';
  const isForeign = isForm && !isSameOriginForm(request, options.publicUrl);
  if (reading.viewer.userId === null) {
    const loginOf = (next: string) => href('user', language, { page: 'login' }, { next });
    if (!isForm) return { to: loginOf(request.url) };
    if (isForeign) return notice(m.form_foreign(), 403);
    const { body } = request;
    // The address of an action may answer to forms alone.
    return resubmitPage({
      action: request.url,
      fields: body instanceof URLSearchParams ? body : null,
      login: loginOf(startHref(language)),
    });
  }
  if (!mayEnter(reading.viewer)) return notice(forbidden(), 403);
  if (isForeign) return notice(m.form_foreign(), 403);
  return action(context);
}

async function sendPage<Options extends OfficeOptions>(area: OfficeArea, context: OfficeContext<Options>, answer: OfficeAnswer) {
  const { request, language, siteName, userName, options, reading } = context;
  const { viewer } = reading;
  const links = officeLinks(viewer, language, options.absentScreens);
  const counts = await readMenuCounts(reading, language, options.absentScreens);
  return sendPersonalDocument(context, {
    status: answer.status,
    title: [answer.title, `${area.label()} ${siteName}`].filter(Boolean).join(' | '),
    styles: area.styles,
    script: options.assets.entry('src/entries/admin.ts').script,
    // Versions of a page side by side.
    framesPages: true,
    bodyClass: area.bodyClass,
    body: (
      <OfficeBody
        {...{ language, siteName, userName, links, counts }}
        current={answer.current}
        start={viewer.isEditor ? startHref(language) : dashboardHref(language, 'activity')}
        otherUrl={inOtherLanguage(request.url, otherLanguage(language))}
      >
        {answer.view}
      </OfficeBody>
    ),
  });
}

/** Address of the same page in a language: the prefix, or the query where there is none. */
function inOtherLanguage(url: string, language: Language): string {
  return url.startsWith(hubPath) ? startHref(language) : `/${language}${url.slice(3)}`;
}
