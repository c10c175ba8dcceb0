import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { otherLanguage } from '../core/languages.ts';
import { fixedPages } from '../features/pages/fixed-pages.ts';
import { readPage } from '../features/pages/page.read.server.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { href } from '../urls.ts';
import { pageToSend } from './content.server.ts';
import { describeDocument, rootOf } from './meta.ts';
import { MissingNote } from './missing-note.tsx';
import { Modules } from './modules.tsx';
import { pageContext } from './page-context.server.ts';
import { framePartsOf } from './page-parts.ts';

/** The content page every missing address shows (ERR-01); it answers 404 itself (ROUTE-20). A brand can name another one (BRAND-10). */
export async function loader({ context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language, modules, design, ownErrorPage } = place;
  const own = design.notFoundPath.replace(/^\/+|\/+$/g, '');
  const page =
    (own ? await readPage(reading, language, own, modules) : null) ??
    (await readPage(reading, language, fixedPages[404].path[language], modules));
  // A page the house has written itself goes before it (ERR-07).
  if (!page || (await ownErrorPage(404)) !== null) throw new Response(m.error_page_not_found(), { status: 404 });
  return data({ language, page: pageToSend(place, page), ...framePartsOf(page) }, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData
    ? describeDocument(rootOf(matches), {
        title: loaderData.page.headline || loaderData.page.title,
        description: loaderData.page.meta_description || m.error_lost(),
        urls: loaderData.page.urls,
        isHidden: true,
      })
    : [];

/** All missing addresses share this page in the cache, so no script of the router could take it over. */
export const handle = { isWithoutScript: true };

export default function NotFound() {
  const { page, language } = useLoaderData<typeof loader>();
  const isFallback = page.untranslated.includes(page.headline ? 'headline' : 'title');
  return (
    <>
      <div className="oops dark">
        <div className="wrap stage">
          <p className="status" aria-hidden="true">
            404
          </p>
          <div className="say">
            <h1 className="h2" lang={isFallback ? otherLanguage(language) : undefined}>
              {page.headline || page.title}
            </h1>
            <p className="lead">{m.error_lost()}</p>
            <p className="ways">
              <a className="btn" href={href('events', language)}>
                <Icon name="cal" />
                {m.error_to_programme()}
              </a>
              <a className="btn quiet" href={href('home', language)}>
                {m.to_homepage()}
              </a>
            </p>
            <p className="small code">{m.error_not_found()}</p>
          </div>
        </div>
      </div>
      <Modules modules={page.modules} language={language} />
      <MissingNote />
    </>
  );
}
