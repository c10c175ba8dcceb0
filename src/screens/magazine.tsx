import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { MagazinePage } from '../features/magazine/magazine-page.tsx';
import { toShareUrl } from '../features/media/media.read.server.ts';
import { readFixedPageHeadline } from '../features/pages/pages.read.server.ts';
import { m } from '../paraglide/messages.js';
import { href, leaves } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { MagazineSearch } from './magazine-search.tsx';
import { readMagazineView } from './magazine-view.server.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { describePlace } from './structured-data.server.ts';

/** The magazine: everything there is, newest first (ROUTE-05, MAG-01). */
export async function loader(args: LoaderFunctionArgs) {
  const place = args.context.get(pageContext);
  const { reading, language } = place;
  const data = await readMagazineView(args, {});
  const title = (await readFixedPageHeadline(reading, 'magazine', language)) ?? m.magazine();
  const graph = describePlace(place, 'magazine', title, leaves.magazine.path[language]);
  return { data, title, share: toShareUrl(data.leading?.image), graph };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: loaderData?.title ?? m.magazine(),
    description: m.magazine_description(),
    urls: leaves.magazine.path,
    image: loaderData?.share ?? null,
    graph: loaderData?.graph,
  });

export default function Magazine() {
  const { data, title } = useLoaderData<typeof loader>();
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
