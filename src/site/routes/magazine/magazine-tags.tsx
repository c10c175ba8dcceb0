import { readTopics } from '../../../features/magazine/magazine-page.read.server.ts';
import { readCountedTags } from '../../../features/magazine/tags.read.server.ts';
import { TagsPage } from '../../../features/magazine/tags-page.tsx';
import { listSlot } from '../../../features/pages/snapshots/published.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { href, routeAddresses } from '../../../urls.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { readSlot } from '../../layout/read-slot.server.ts';
import { Slot } from '../../layout/slot.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../../rendering/meta.ts';
import type { PageContext } from '../../rendering/page-context.server.ts';
import { describePlace } from '../../rendering/structured-data.server.ts';
import { MagazineSearch } from './magazine-search.tsx';

/** All tags of the magazine (ROUTE-06, MAG-07). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const tags = await readCountedTags(reading, language);
  return {
    language,
    topics: await readTopics(reading, language),
    slot: await readSlot(place, 'magazine_tags', listSlot),
    graph: describePlace(place, 'magazineTags', m.magazine_tags(), routeAddresses.magazineTags.path[language]),
    tags: tags.map(({ id, name, slug, count }) => ({ id, name, count, url: href('magazineTag', language, { tag: slug, id }) })),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: m.magazine_tags(),
    description: m.magazine_tags_description(),
    urls: routeAddresses.magazineTags.path,
    graph: data.graph,
  });

export function View({ data: { slot, graph: _, ...data } }: { data: Data }) {
  return (
    <>
      <TagsPage {...data} breadcrumb={<Breadcrumb current={m.magazine_tags()} />} search={<MagazineSearch />} />
      <Slot of="magazine_tags" id={1} modules={slot} language={data.language} />
    </>
  );
}
