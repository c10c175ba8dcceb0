import { PageError } from '../../core/http/page-outcomes.ts';
import { fixedPages } from '../../features/pages/fixed-pages.ts';
import { readPage, readSharePicture } from '../../features/pages/page.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { Modules } from '../layout/modules.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { isOpenedBy, layoutFactsOf } from '../rendering/page-facts.ts';
import { readHomeGraph } from '../rendering/structured-data.server.ts';
import { HomeHero } from './home/home-hero.tsx';

/** Home: a content page like others, at the path '' (ROUTE-02, ROUTE-19). */
export async function load(context: PageContext) {
  const { reading, language, modules } = context;
  const page = await readPage(reading, language, fixedPages.home.path[language], modules);
  if (!page) throw new PageError(404, m.error_page_not_found());
  return {
    graph: await readHomeGraph(context, routeAddresses.home.path[language], describeQuestions(page.modules)),
    share: await readSharePicture(reading, page),
    language,
    page,
    isOpened: isOpenedBy(modules, page),
    ...layoutFactsOf(page),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.page.meta_title ?? '',
    description: data.page.meta_description || m.home_description(),
    urls: routeAddresses.home.path,
    image: data.share,
    openGraph: { title: data.page.og_title ?? '', description: data.page.og_description ?? '' },
    graph: data.graph,
  });

/** Where no module opens the page, the venue's name is shown above the modules. */
export function View({ data }: { data: Data }) {
  const { page, language, isOpened } = data;
  return (
    <>
      {!isOpened && <HomeHero language={language} />}
      <Modules of={page.content_type} id={page.id} range="all" modules={page.modules} language={language} />
    </>
  );
}
