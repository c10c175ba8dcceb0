import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useRouteLoaderData } from 'react-router';
import { slugify } from '../core/text/slugs.ts';
import { houseDay } from '../core/text/wall-clock.ts';
import { readThumbnails } from '../features/media/media.read.server.ts';
import { toEventEntry } from '../features/programme/detail/detail-entry.ts';
import { DetailFacts } from '../features/programme/detail/detail-facts.tsx';
import { DetailSections } from '../features/programme/detail/detail-sections.tsx';
import { EventBar } from '../features/programme/detail/event-bar.tsx';
import { EventHero } from '../features/programme/detail/event-hero.tsx';
import { readEvent } from '../features/programme/event-detail.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { href } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { idOf } from './id-of.ts';
import { describeDocument, rootOf, summaryOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';

/** One event (EVD-01). The id decides; a differing slug leads to the canonical address (ROUTE-04). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { reading, language } = context.get(pageContext);
  const id = idOf(params.id);
  const event = id === null ? null : await readEvent(reading, id, language);
  if (!event) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== event.slug) throw redirect(event.link.url, 301);
  const { production } = event;
  return {
    language,
    today: houseDay(reading.now),
    event: toEventEntry(event),
    productionUrl: production && href('production', language, { slug: slugify(production.name), id: production.id }),
    thumbnails: await readThumbnails(reading, [...event.images, ...event.sponsors]),
    urls: event.urls,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? describeDocument(rootOf(matches), {
        title: loaderData.event.name,
        description: summaryOf(loaderData.event),
        urls: loaderData.event.urls,
        image: loaderData.event.image_thumbnails?.large ?? null,
      })
    : [];

export default function Event() {
  const { event, productionUrl, thumbnails, language, today } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <article>
      <EventHero event={event} breadcrumb={<Breadcrumb current={event.name} />} productionUrl={productionUrl} />
      <EventBar event={event} language={language} />
      <DetailFacts event={event} />
      <DetailSections
        event={event}
        thumbnails={thumbnails}
        language={language}
        today={today}
        order={root?.design.detailSections.event ?? []}
      />
    </article>
  );
}
