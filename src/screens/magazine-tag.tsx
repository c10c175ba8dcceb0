import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { translate } from '../core/languages.ts';
import { tagUrls } from '../features/magazine/article-address.ts';
import { MagazinePage } from '../features/magazine/magazine-page.tsx';
import { readTagName } from '../features/magazine/tags.read.server.ts';
import { m } from '../paraglide/messages.js';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { idOf } from './id-of.ts';
import { MagazineSearch } from './magazine-search.tsx';
import { readMagazineView } from './magazine-view.server.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { Slot } from './slot.tsx';
import { describePlace } from './structured-data.server.ts';

/** What the magazine has under one tag (MAG-07). The id decides; a differing slug leads to the canonical address (ROUTE-08). */
export async function loader(args: LoaderFunctionArgs) {
  const place = args.context.get(pageContext);
  const { reading, language } = place;
  const id = idOf(args.params.id);
  const name = id === null ? null : await readTagName(reading, id);
  if (id === null || !name) throw new Response(m.error_not_found(), { status: 404 });
  const urls = tagUrls({ id, name });
  if (args.params.tag !== urls[language].split('/').at(-2)) throw redirect(urls[language], 301);
  const title = `#${translate(name, language).text}`;
  return {
    data: await readMagazineView(args, { tag: id }),
    id,
    title,
    urls,
    slot: await readSlotToSend(place, 'article_tag', id),
    graph: describePlace(place, 'magazineTag', title, urls[language]),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData
    ? describeDocument(rootOf(matches), {
        title: loaderData.title,
        description: m.magazine_tag_description({ tag: loaderData.title }),
        urls: loaderData.urls,
        graph: loaderData.graph,
      })
    : [];

export default function MagazineTag() {
  const { id, data, title, urls, slot } = useLoaderData<typeof loader>();
  return (
    <>
      <MagazinePage
        data={data}
        title={title}
        url={urls[data.language]}
        breadcrumb={<Breadcrumb current={title} />}
        search={<MagazineSearch />}
      />
      <Slot of="article_tag" id={id} modules={slot} language={data.language} />
    </>
  );
}
