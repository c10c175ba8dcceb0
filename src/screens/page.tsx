import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useEdited } from '../core/module/edited-modules.ts';
import { readNav } from '../features/pages/nav.read.server.ts';
import { readPage } from '../features/pages/page.read.server.ts';
import { m } from '../paraglide/messages.js';
import { pageToSend } from './content.server.ts';
import { Modules } from './modules.tsx';
import { pageContext } from './page-context.server.ts';
import { PageHeader } from './page-header.tsx';
import { describePage, firstTextOf, framePartsOf, isOpenedBy, openingCount, tabsOf } from './page-parts.ts';
import { parentsOfPage } from './parents.ts';
import { describePlace } from './structured-data.server.ts';
import { TabNavigation } from './tab-navigation.tsx';

/** The content page stored for a path (ROUTE-24). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language, modules } = place;
  const page = await readPage(reading, language, params['*'] ?? '', modules);
  if (!page) throw new Response(m.error_page_not_found(), { status: 404 });
  const tabs = tabsOf(await readNav(reading, language), page.urls[language]);
  const title = page.headline || page.title;
  const graph = describePlace(place, 'page', title, page.urls[language] ?? '', parentsOfPage(page.parent, language));
  return {
    ...{ language, page: pageToSend(place, page), urls: page.urls, isOpened: isOpenedBy(modules, page), tabs, graph },
    summary: firstTextOf(page.modules),
    ...framePartsOf(page),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => (loaderData ? describePage(loaderData, matches) : []);

export default function ContentPage() {
  const { page, language, isOpened, tabs } = useLoaderData<typeof loader>();
  const edited = useEdited(page);
  const modules = edited?.modules ?? page.modules;
  const opening = isOpened ? openingCount(modules) : 0;
  return (
    <article className="page">
      <PageHeader page={page} language={language} isOpened={isOpened} />
      <Modules modules={modules.slice(0, opening)} language={language} edited={edited} />
      <TabNavigation tabs={tabs} />
      <Modules modules={modules.slice(opening)} language={language} edited={edited} />
    </article>
  );
}
