import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { slugify } from '../../core/text/slugs.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { RelatedArticles } from '../../features/magazine/article/related-articles.tsx';
import { readThumbnails, toShareUrl } from '../../features/media/media.read.server.ts';
import { toProductionEntry } from '../../features/programme/detail/detail-entry.ts';
import { DetailFacts } from '../../features/programme/detail/detail-facts.tsx';
import { ProductionBar } from '../../features/programme/detail/production-bar.tsx';
import { ProductionHero } from '../../features/programme/detail/production-hero.tsx';
import { DetailSections } from '../../features/programme/detail/sections/detail-sections.tsx';
import { readProduction } from '../../features/programme/reads/production-detail.read.server.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Heart } from '../../ui/heart.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShareButton } from '../../ui/share-button/share-button.tsx';
import { feedHref, href } from '../../urls.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** One production (PROD-03). The id decides; a differing slug leads to the canonical address (ROUTE-04, ROUTE-11). */
export async function load(page: PageContext) {
  const { reading, language } = page;
  const id = parseId(page.params.id);
  const production = id === null ? null : await readProduction(reading, id, language);
  if (!production) throw new PageError(404, m.error_not_found());
  if (page.params.slug !== production.slug) throw new Redirect(production.link.url, 301);
  const { parent } = production;
  const slot = await readSlot(page, 'production', production.id);
  return {
    language,
    hasBookingBar: production.events.length > 0,
    today: localDay(reading.now),
    production: toProductionEntry(production),
    parentUrl: parent && href('production', language, { slug: slugify(parent.name), id: parent.id }),
    thumbnails: await readThumbnails(reading, [...production.images, ...production.sponsors]),
    urls: production.urls,
    share: toShareUrl(production.image_obj),
    calendar: feedHref('production', language, { slug: production.slug, id: production.id }),
    graph: describePlace(page, 'production', production.name, production.link.url, undefined, describeQuestions(slot)),
    slot,
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.production.name,
    description: summaryOf(data.production) || m.productions_description(),
    urls: data.production.urls,
    image: data.share,
    graph: data.graph,
  });

export function View({ data }: { data: Data }) {
  const { production, slot, parentUrl, thumbnails, language, today, calendar } = data;
  const { origin, design } = useCurrentPage();
  const address = `${origin}${production.link.url}`;
  return (
    <article>
      <ProductionHero production={production} breadcrumb={<Breadcrumb current={production.name} />} parentUrl={parentUrl}>
        {production.events.length > 0 && (
          <a className="more" href={calendar}>
            <Icon name="cal" />
            {m.event_add_to_calendar()}
          </a>
        )}
        <Heart of={`production-${production.id}`} name={production.name} url={production.link.url} />
        <ShareButton url={address} title={production.name} />
      </ProductionHero>
      <ProductionBar production={production} language={language} today={today} />
      <DetailFacts event={production} language={language} />
      <DetailSections
        event={production}
        thumbnails={thumbnails}
        language={language}
        today={today}
        order={design.detailSections.production ?? []}
        others={{ Blog: <RelatedArticles title={m.event_articles()} articles={production.articles} language={language} /> }}
      />
      <Slot of="production" id={production.id} modules={slot} language={language} />
      <p className="wrap only-print">{address}</p>
    </article>
  );
}
