import { PageError } from '../../core/http/page-outcomes.ts';
import { otherLanguage } from '../../core/languages.ts';
import { fixedPages } from '../../features/pages/fixed-pages.ts';
import { readPage } from '../../features/pages/page.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { WaysOut } from '../errors/ways-out.tsx';
import { Modules } from '../layout/modules.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { layoutFactsOf } from '../rendering/page-facts.ts';

/** The content page every missing address shows (ERR-01); it answers 404 itself (ROUTE-20). A brand can name another one (BRAND-10). */
export async function load(place: PageContext) {
  const { reading, language, modules, design, customErrorPage } = place;
  const customPath = design.notFoundPath.replace(/^\/+|\/+$/g, '');
  const page =
    (customPath ? await readPage(reading, language, customPath, modules) : null) ??
    (await readPage(reading, language, fixedPages[404].path[language], modules));
  // The venue's HTML for the status takes precedence (ERR-07).
  if (!page || (await customErrorPage(404)) !== null) throw new PageError(404, m.error_page_not_found());
  return { language, page, ...layoutFactsOf(page) };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.page.headline || data.page.title,
    description: data.page.meta_description || m.error_lost(),
    urls: data.page.urls,
    isHidden: true,
  });

export const status = 404;

export function View({ data }: { data: Data }) {
  const { page, language } = data;
  const isFallback = page.untranslated.includes(page.headline ? 'headline' : 'title');
  return (
    <>
      <div className="oops dark">
        <div className="wrap oops-body">
          <div className="status" aria-hidden="true">
            404
          </div>
          <div className="say">
            <h1 className="h2" lang={isFallback ? otherLanguage(language) : undefined}>
              {page.headline || page.title}
            </h1>
            <p className="lead">{m.error_lost()}</p>
            <WaysOut language={language} />
            <p className="small code">{m.error_not_found()}</p>
          </div>
        </div>
      </div>
      <Modules of={page.content_type} id={page.id} range="all" modules={page.modules} language={language} />
      <count-missing when="load" />
    </>
  );
}
