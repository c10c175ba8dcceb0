import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useRouteLoaderData } from 'react-router';
import { slugify } from '../core/text/slugs.ts';
import { houseDay } from '../core/text/wall-clock.ts';
import { readThumbnails, toShareUrl } from '../features/media/media.read.server.ts';
import { toProductionEntry } from '../features/programme/detail/detail-entry.ts';
import { DetailFacts } from '../features/programme/detail/detail-facts.tsx';
import { DetailSections } from '../features/programme/detail/detail-sections.tsx';
import { ProductionBar } from '../features/programme/detail/production-bar.tsx';
import { ProductionHero } from '../features/programme/detail/production-hero.tsx';
import { readProduction } from '../features/programme/production-detail.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { Heart } from '../ui/heart.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { feedHref, href } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { idOf } from './id-of.ts';
import { describeDocument, rootOf, summaryOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { Slot } from './slot.tsx';
import { describePlace } from './structured-data.server.ts';

/** One production (PROD-03). The id decides; a differing slug leads to the canonical address (ROUTE-04, ROUTE-11). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { reading, language } = page;
  const id = idOf(params.id);
  const production = id === null ? null : await readProduction(reading, id, language);
  if (!production) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== production.slug) throw redirect(production.link.url, 301);
  const { parent } = production;
  return {
    language,
    booking: { kind: 'production' as const },
    today: houseDay(reading.now),
    production: toProductionEntry(production),
    parentUrl: parent && href('production', language, { slug: slugify(parent.name), id: parent.id }),
    thumbnails: await readThumbnails(reading, [...production.images, ...production.sponsors]),
    urls: production.urls,
    share: toShareUrl(production.image_obj),
    calendar: feedHref('production', language, { slug: production.slug, id: production.id }),
    graph: describePlace(page, 'production', production.name, production.link.url),
    slot: await readSlotToSend(page, 'production', production.id),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? describeDocument(rootOf(matches), {
        title: loaderData.production.name,
        description: summaryOf(loaderData.production) || m.productions_description(),
        urls: loaderData.production.urls,
        image: loaderData.share,
        graph: loaderData.graph,
      })
    : [];

export default function Production() {
  const { production, slot, parentUrl, thumbnails, language, today, calendar } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>('root');
  const address = `${root?.origin ?? ''}${production.link.url}`;
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
      <DetailFacts event={production} />
      <DetailSections
        event={production}
        thumbnails={thumbnails}
        language={language}
        today={today}
        order={root?.design.detailSections.production ?? []}
      />
      <Slot of="production" id={production.id} modules={slot} language={language} />
      <p className="wrap only-print">{address}</p>
    </article>
  );
}
