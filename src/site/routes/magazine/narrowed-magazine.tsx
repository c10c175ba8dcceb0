import type { Reading } from '../../../core/database/reading.server.ts';
import { PageError, Redirect } from '../../../core/http/page-outcomes.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import { parseId } from '../../../core/text/parse-id.ts';
import { MagazinePage } from '../../../features/magazine/magazine-page.tsx';
import { m } from '../../../paraglide/messages.js';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { readSlot } from '../../layout/read-slot.server.ts';
import { Slot } from '../../layout/slot.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../../rendering/meta.ts';
import type { PageContext } from '../../rendering/page-context.server.ts';
import { describePlace } from '../../rendering/structured-data.server.ts';
import { MagazineSearch } from './magazine-search.tsx';
import { readMagazineView } from './magazine-view.server.ts';

interface Narrowing {
  by: 'category' | 'tag';
  route: 'magazineCategory' | 'magazineTag';
  slotOf: 'article_category' | 'article_tag';
  readName(reading: Reading, id: number): Promise<Translated | null>;
  urlsOf(entry: { id: number; name: Translated }): Record<Language, string>;
  titleOf(name: string): string;
  describe(title: string): string;
}

/** The magazine with one category or tag (MAG-07). The id decides; a differing slug leads to the canonical address. */
export function narrowedMagazine({ by, route, slotOf, readName, urlsOf, titleOf, describe }: Narrowing) {
  async function load(place: PageContext) {
    const { reading, language } = place;
    const id = parseId(place.params.id);
    const name = id === null ? null : await readName(reading, id);
    if (id === null || !name) throw new PageError(404, m.error_not_found());
    const urls = urlsOf({ id, name });
    if (place.params[by] !== urls[language].split('/').at(-2)) throw new Redirect(urls[language], 301);
    const title = titleOf(translate(name, language).text);
    return {
      data: await readMagazineView(place, { [by]: id }),
      id,
      title,
      urls,
      slot: await readSlot(place, slotOf, id),
      graph: describePlace(place, route, title, urls[language]),
    };
  }

  type Data = Awaited<ReturnType<typeof load>>;

  const head = ({ title, urls, graph }: Data, site: DescribedSite): HeadEntry[] =>
    describeDocument(site, { title, description: describe(title), urls, graph });

  function View({ data: { id, data, title, urls, slot } }: { data: Data }) {
    return (
      <>
        <MagazinePage
          data={data}
          title={title}
          url={urls[data.language]}
          breadcrumb={<Breadcrumb current={title} />}
          search={<MagazineSearch />}
        />
        <Slot of={slotOf} id={id} modules={slot} language={data.language} />
      </>
    );
  }

  return { load, head, View };
}
