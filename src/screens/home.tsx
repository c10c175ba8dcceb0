import './home/house-hero.css';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useEdited } from '../core/module/edited-modules.ts';
import { fixedPages } from '../features/pages/fixed-pages.ts';
import { readPage } from '../features/pages/page.read.server.ts';
import { m } from '../paraglide/messages.js';
import { leaves } from '../urls.ts';
import { pageToSend } from './content.server.ts';
import { HouseHero } from './home/house-hero.tsx';
import { describeDocument, rootOf } from './meta.ts';
import { Modules } from './modules.tsx';
import { pageContext } from './page-context.server.ts';
import { framePartsOf, isOpenedBy } from './page-parts.ts';
import { describePlace } from './structured-data.server.ts';

/** Home: a content page like others, at the path '' (ROUTE-02, ROUTE-19). */
export async function loader({ context }: LoaderFunctionArgs) {
  const own = context.get(pageContext);
  const { reading, language, modules } = own;
  const page = await readPage(reading, language, fixedPages.home.path[language], modules);
  if (!page) throw new Response(m.error_page_not_found(), { status: 404 });
  return {
    graph: describePlace(own, 'home', '', leaves.home.path[language]),
    language,
    page: pageToSend(own, page),
    isOpened: isOpenedBy(modules, page),
    ...framePartsOf(page),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: loaderData?.page.meta_title ?? '',
    description: loaderData?.page.meta_description || m.home_description(),
    urls: leaves.home.path,
    image: loaderData?.page.og_image_thumbnails?.large ?? null,
    openGraph: { title: loaderData?.page.og_title ?? '', description: loaderData?.page.og_description ?? '' },
    graph: loaderData?.graph,
  });

/** Modules that do not begin with the title of the page stand below the house's name. */
export default function Home() {
  const { page, language, isOpened } = useLoaderData<typeof loader>();
  const edited = useEdited(page);
  return (
    <>
      {!isOpened && <HouseHero language={language} />}
      <Modules modules={edited?.modules ?? page.modules} language={language} edited={edited} />
    </>
  );
}
