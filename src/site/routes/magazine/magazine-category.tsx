import { PageError, Redirect } from '../../../core/http/page-outcomes.ts';
import { translate } from '../../../core/languages.ts';
import { categoryUrls } from '../../../features/magazine/article-address.ts';
import { readCategoryName } from '../../../features/magazine/categories.read.server.ts';
import { MagazinePage } from '../../../features/magazine/magazine-page.tsx';
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

/** What the magazine has in one category (MAG-07). The id decides; a differing slug leads to the canonical address (ROUTE-07). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const id = idOf(place.params.id);
  const name = id === null ? null : await readCategoryName(reading, id);
  if (id === null || !name) throw new PageError(404, m.error_not_found());
  const urls = categoryUrls({ id, name });
  if (place.params.category !== urls[language].split('/').at(-2)) throw new Redirect(urls[language], 301);
  const title = translate(name, language).text;
  return {
    data: await readMagazineView(place, { category: id }),
    id,
    title,
    urls,
    slot: await readSlot(place, 'article_category', id),
    graph: describePlace(place, 'magazineCategory', title, urls[language]),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.title,
    description: m.magazine_category_description({ category: data.title }),
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
      <Slot of="article_category" id={id} modules={slot} language={data.language} />
    </>
  );
}
