import { useContext } from 'react';
import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { formatShortDay } from '../../core/text/dates.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { slugify } from '../../core/text/slugs.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { furtherDatesOf } from '../../features/booking/further-dates.ts';
import { SoldOutPanel } from '../../features/booking/sold-out-panel.tsx';
import { RelatedArticles } from '../../features/magazine/article/related-articles.tsx';
import { readThumbnails, toShareUrl } from '../../features/media/media.read.server.ts';
import { toEventEntry } from '../../features/programme/detail/detail-entry.ts';
import { DetailFacts } from '../../features/programme/detail/detail-facts.tsx';
import { EventBar, RoomLink, shopOf } from '../../features/programme/detail/event-bar.tsx';
import { EventHero } from '../../features/programme/detail/event-hero.tsx';
import { isOpen } from '../../features/programme/detail/next-dates.ts';
import { DetailSections } from '../../features/programme/detail/sections/detail-sections.tsx';
import { soldOutId } from '../../features/programme/prices.shapes.ts';
import { readEvent } from '../../features/programme/reads/event-detail.read.server.ts';
import { ShopOnline, WaitingListOffered } from '../../features/programme/rows/quick-buy.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Heart } from '../../ui/heart.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShareButton } from '../../ui/share-button/share-button.tsx';
import { feedHref, href, ticketHref, waitingListHref } from '../../urls.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { readEventGraph } from '../rendering/structured-data.server.ts';

/** One event (EVD-01). The id decides; a differing slug leads to the canonical address (ROUTE-04). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const id = parseId(place.params.id);
  const event = id === null ? null : await readEvent(reading, id, language);
  if (!event) throw new PageError(404, m.error_not_found());
  if (place.params.slug !== event.slug) throw new Redirect(event.link.url, 301);
  const { production } = event;
  const slot = await readSlot(place, 'event', event.id);
  return {
    language,
    today: localDay(reading.now),
    event: toEventEntry(event),
    furtherDates: isOpen(event) ? null : furtherDatesOf(event.events, language),
    productionUrl: production && href('production', language, { slug: slugify(production.name), id: production.id }),
    thumbnails: await readThumbnails(reading, [...event.images, ...event.sponsors]),
    urls: event.urls,
    share: toShareUrl(event.image_obj),
    hasBookingBar: shopOf(event) !== null,
    calendar: feedHref('event', language, { slug: event.slug, id: event.id }),
    slot,
    graph: await readEventGraph(place, event, describeQuestions(slot)),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => [
  ...describeDocument(site, {
    title: data.event.name,
    description: summaryOf(data.event),
    urls: data.event.urls,
    image: data.share,
  }),
  ...(data.graph ? [{ 'script:ld+json': data.graph }] : []),
];

export function View({ data }: { data: Data }) {
  const { event, furtherDates, slot, productionUrl, thumbnails, language, today, calendar } = data;
  const { origin, design } = useCurrentPage();
  const isSoldOut = event.statuses.includes('sold_out');
  const isWaitingListOffered = useContext(WaitingListOffered);
  const isOnline = useContext(ShopOnline);
  const hasWaitingList = isOnline && isWaitingListOffered && isSoldOut && event.has_waiting_list && event.id_jet !== null;
  const waitingListUrl = hasWaitingList ? waitingListHref(language, { idJet: event.id_jet ?? '' }) : null;
  const address = `${origin}${event.link.url}`;
  return (
    <article>
      <EventHero event={event} language={language} breadcrumb={<Breadcrumb current={event.name} />} productionUrl={productionUrl}>
        {!event.statuses.includes('past') && (
          <a className="more" href={calendar}>
            <Icon name="cal" />
            {m.event_add_to_calendar()}
          </a>
        )}
        <Heart of={`event-${event.id}`} name={event.name} url={event.link.url} />
        <ShareButton url={address} title={`${event.name}, ${formatShortDay(event.date_start, language)}`} />
      </EventHero>
      <EventBar
        event={event}
        language={language}
        instead={
          furtherDates && (
            <SoldOutPanel id={soldOutId} dates={furtherDates} language={language} isOnline={isOnline} waitingListUrl={waitingListUrl}>
              {isOnline && event.has_wheelchair_spaces && event.ticket_url && (
                <a className="btn quiet" href={ticketHref(event.ticket_url, language)} data-book={event.id}>
                  {m.sold_out_wheelchair_book()}
                </a>
              )}
            </SoldOutPanel>
          )
        }
      />
      <DetailFacts event={event} language={language} place={event.room && <RoomLink event={event} />} />
      <DetailSections
        event={event}
        thumbnails={thumbnails}
        language={language}
        today={today}
        order={design.detailSections.event ?? []}
        others={{ Blog: <RelatedArticles title={m.event_articles()} articles={event.articles} language={language} /> }}
      />
      <Slot of="event" id={event.id} modules={slot} language={language} />
      <p className="wrap only-print">{address}</p>
    </article>
  );
}
