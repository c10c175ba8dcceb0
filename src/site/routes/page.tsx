import { PageError } from '../../core/http/page-outcomes.ts';
import { readNav } from '../../features/pages/nav.read.server.ts';
import { readPage, readSharePicture } from '../../features/pages/page.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { Modules } from '../layout/modules.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { parentsOfPage } from '../layout/parents.ts';
import { TabNavigation } from '../layout/tab-navigation.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import type { DescribedSite, HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePage, firstTextOf, isOpenedBy, layoutFactsOf, openingCount, tabsOf } from '../rendering/page-facts.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** The content page stored for a path (ROUTE-24). */
export async function load(place: PageContext) {
  const { reading, language, modules } = place;
  const page = await readPage(reading, language, place.params['*'] ?? '', modules);
  if (!page) throw new PageError(404, m.error_page_not_found());
  const tabs = tabsOf(await readNav(reading, language), page.urls[language]);
  const title = page.headline || page.title;
  const graph = describePlace(
    place,
    'page',
    title,
    page.urls[language] ?? '',
    parentsOfPage(page.parent, language),
    describeQuestions(page.modules),
  );
  return {
    ...{ language, page, urls: page.urls, isOpened: isOpenedBy(modules, page), tabs, graph },
    summary: firstTextOf(page.modules),
    share: await readSharePicture(reading, page),
    ...layoutFactsOf(page),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => describePage(data, site);

export function View({ data }: { data: Data }) {
  const { page, language, isOpened, tabs } = data;
  const { content_type, id, modules } = page;
  const container = { of: content_type, id, language };
  const opening = isOpened ? openingCount(modules) : 0;
  return (
    <article className="page">
      <PageHeader page={page} language={language} isOpened={isOpened} />
      {isOpened && <Modules {...container} range="opening" modules={modules.slice(0, opening)} />}
      <TabNavigation tabs={tabs} />
      <Modules {...container} range={isOpened ? 'rest' : 'all'} modules={modules.slice(opening)} />
    </article>
  );
}
