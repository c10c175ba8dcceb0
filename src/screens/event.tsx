import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useRouteLoaderData } from 'react-router';
import { formatShortDay } from '../core/text/dates.ts';
import { readMedia, toShareUrl, toThumbnails } from '../features/media/media.read.server.ts';
import { EventBar } from '../features/programme/detail/event-bar.tsx';
import { EventFacts } from '../features/programme/detail/event-facts.tsx';
import { EventHero } from '../features/programme/detail/event-hero.tsx';
import { EventSections } from '../features/programme/detail/event-sections.tsx';
import { readEvent } from '../features/programme/event-detail.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { feedHref } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { readEventGraph } from './structured-data.server.ts';

/** One event (EVD-01). The id decides; a differing slug leads to the canonical address (ROUTE-04). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { reading, language, origin } = context.get(pageContext);
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null;
  const event = id === null ? null : await readEvent(reading, id, language);
  if (!event) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== event.slug) throw redirect(event.link.url, 301);
  const pictures = await readMedia(
    reading,
    [...event.images, ...event.sponsors].map((image) => image.id),
  );
  const thumbnails = Object.fromEntries([...pictures].map(([picture, row]) => [picture, toThumbnails(row)]));
  return {
    language,
    event,
    thumbnails,
    urls: event.urls,
    share: toShareUrl(event.image_obj),
    calendar: feedHref('event', language, { slug: event.slug, id: event.id }),
    graph: await readEventGraph(reading, event, language, origin),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...describeDocument(rootOf(matches), {
          title: loaderData.event.name,
          description:
            loaderData.event.subline ||
            loaderData.event.text
              .replace(/<[^>]*>/g, ' ')
              .trim()
              .slice(0, 160),
          urls: loaderData.event.urls,
          image: loaderData.share,
        }),
        ...(loaderData.graph ? [{ 'script:ld+json': loaderData.graph }] : []),
      ]
    : [];

export default function Event() {
  const { event, thumbnails, language, calendar } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>('root');
  const address = `${root?.origin ?? ''}${event.link.url}`;
  return (
    <article>
      <EventHero event={event} breadcrumb={<Breadcrumb current={event.name} />}>
        {!event.statuses.includes('past') && (
          <a className="more" href={calendar}>
            <Icon name="cal" />
            {m.event_add_to_calendar()}
          </a>
        )}
        <ShareButton url={address} title={`${event.name}, ${formatShortDay(event.date_start, language)}`} />
      </EventHero>
      <EventBar event={event} language={language} />
      <EventFacts event={event} />
      <EventSections event={event} thumbnails={thumbnails} language={language} order={root?.design.detailSections.event ?? []} />
      <p className="wrap only-print">{address}</p>
    </article>
  );
}
