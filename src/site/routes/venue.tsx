import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { toShareUrl } from '../../features/media/media.read.server.ts';
import { toDetailDate } from '../../features/programme/detail/detail-entry.ts';
import { DetailHero } from '../../features/programme/detail/detail-hero.tsx';
import { mapOf } from '../../features/programme/detail/map-provider.ts';
import { NamedDates } from '../../features/programme/detail/named-dates.tsx';
import { RichText } from '../../features/programme/detail/rich-text.tsx';
import { createSitePlan } from '../../features/programme/detail/site-plan.ts';
import { VenueAccess, VenueDirections } from '../../features/programme/detail/venue-directions.tsx';
import { VenueMap } from '../../features/programme/detail/venue-map.tsx';
import { VenueRooms } from '../../features/programme/detail/venue-rooms.tsx';
import { readVenueDetail } from '../../features/programme/reads/venue-detail.read.server.ts';
import { describeVenue } from '../../features/programme/reads/venue-structured-data.read.server.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { OtherLanguageNote } from '../../ui/other-language-note.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** A venue (ROUTE-15, VEN-01, VEN-02). The id decides; a differing slug leads to the canonical address. */
export async function load(place: PageContext) {
  const { reading, language, design } = place;
  const id = parseId(place.params.id);
  const found = id === null ? null : await readVenueDetail(reading, id, language);
  if (!found) throw new PageError(404, m.error_not_found());
  if (place.params.slug !== found.slug) throw new Redirect(found.urls[language] ?? '', 301);
  const { events, ...venue } = found;
  const { latitude, longitude } = venue;
  const hasPlace = latitude !== null && longitude !== null;
  const slot = await readSlot(place, 'venue', venue.id);
  return {
    language,
    venue,
    dates: events.map(toDetailDate),
    plan: hasPlace ? createSitePlan(latitude, longitude) : null,
    map: hasPlace && design.maps ? mapOf(design.maps, latitude, longitude) : null,
    slot,
    urls: venue.urls,
    share: toShareUrl(venue.image_obj),
    graph: describePlace(place, 'venue', venue.name, venue.urls[language] ?? '', undefined, [
      describeVenue(found, place.origin),
      ...describeQuestions(slot),
    ]),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => {
  const { venue, urls, share, graph } = data;
  const description = summaryOf({ subline: '', text: venue.description, preline: m.venue_description({ name: venue.name }) });
  return describeDocument(site, {
    title: [venue.name, venue.city].filter(Boolean).join(', '),
    description,
    urls,
    image: share,
    graph,
  });
};

export function View({ data }: { data: Data }) {
  const { venue, dates, plan, map, slot, language } = data;
  const marker = useCurrentPage().design.maps?.marker ?? '';
  const { name, street, city, description, rooms, untranslated } = venue;
  const headings = { headline: '', preline: [street, city].filter(Boolean).join(', '), subline: '', access: [] };
  return (
    <article>
      <DetailHero entry={{ ...venue, ...headings }} breadcrumb={<Breadcrumb current={name} />} />
      <div className="sections">
        {description && (
          <div className="wrap cols">
            <OtherLanguageNote lang={untranslated.description} />
            <RichText html={description} lang={untranslated.description} className="prose measure intro" />
          </div>
        )}
        <VenueDirections venue={venue}>{plan && <VenueMap name={name} plan={plan} marker={marker} map={map} />}</VenueDirections>
        <VenueAccess venue={venue} />
        <VenueRooms rooms={rooms} language={language} />
        <NamedDates title={m.venue_dates()} dates={dates} language={language} nothing={m.event_no_further_dates()} />
      </div>
      <Slot of="venue" id={venue.id} modules={slot} language={language} />
    </article>
  );
}
