import { MagazinePage } from '../../../features/magazine/magazine-page.tsx';
import { toShareUrl } from '../../../features/media/media.read.server.ts';
import { readFixedPageHeadline } from '../../../features/pages/pages.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { href, routeAddresses } from '../../../urls.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../../rendering/meta.ts';
import type { PageContext } from '../../rendering/page-context.server.ts';
import { describePlace } from '../../rendering/structured-data.server.ts';
import { MagazineSearch } from './magazine-search.tsx';
import { readMagazineView } from './magazine-view.server.ts';

/** The magazine: everything there is, newest first (ROUTE-05, MAG-01). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const data = await readMagazineView(place, {});
  const title = (await readFixedPageHeadline(reading, 'magazine', language)) ?? m.magazine();
  const graph = describePlace(place, 'magazine', title, routeAddresses.magazine.path[language]);
  return { data, title, share: toShareUrl(data.leading?.image), graph };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.title ?? m.magazine(),
    description: m.magazine_description(),
    urls: routeAddresses.magazine.path,
    image: data.share ?? null,
    graph: data.graph,
  });

export function View({ data: { data, title } }: { data: Data }) {
  return (
    <MagazinePage
      data={data}
      title={title}
      url={href('magazine', data.language)}
      breadcrumb={<Breadcrumb current={title} />}
      search={<MagazineSearch />}
    />
  );
}
