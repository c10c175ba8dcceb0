import { PageError, Redirect } from '../../../core/http/page-outcomes.ts';
import { translate } from '../../../core/languages.ts';
import { tagUrls } from '../../../features/magazine/article-address.ts';
import { MagazinePage } from '../../../features/magazine/magazine-page.tsx';
import { readTagName } from '../../../features/magazine/tags.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { readSlot } from '../../layout/read-slot.server.ts';
import { Slot } from '../../layout/slot.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../../rendering/meta.ts';
import type { PageContext } from '../../rendering/page-context.server.ts';
import { describePlace } from '../../rendering/structured-data.server.ts';
import { idOf } from '../id-of.ts';
import { MagazineSearch } from './magazine-search.tsx';
import { readMagazineView } from './magazine-view.server.ts';

/** What the magazine has under one tag (MAG-07). The id decides; a differing slug leads to the canonical address (ROUTE-08). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const id = idOf(place.params.id);
  const name = id === null ? null : await readTagName(reading, id);
  if (id === null || !name) throw new PageError(404, m.error_not_found());
  const urls = tagUrls({ id, name });
  if (place.params.tag !== urls[language].split('/').at(-2)) throw new Redirect(urls[language], 301);
  const title = `#${translate(name, language).text}`;
  return {
    data: await readMagazineView(place, { tag: id }),
    id,
    title,
    urls,
    slot: await readSlot(place, 'article_tag', id),
    graph: describePlace(place, 'magazineTag', title, urls[language]),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.title,
    description: m.magazine_tag_description({ tag: data.title }),
    urls: data.urls,
    graph: data.graph,
  });

export function View({ data: { id, data, title, urls, slot } }: { data: Data }) {
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
