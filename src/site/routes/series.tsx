import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { toShareUrl } from '../../features/media/media.read.server.ts';
import { rowsOf } from '../../features/programme/calendar/calendar-rows.server.ts';
import { DetailHero } from '../../features/programme/detail/detail-hero.tsx';
import { RichText } from '../../features/programme/detail/rich-text.tsx';
import { SeriesBar } from '../../features/programme/detail/series-bar.tsx';
import { readSeriesDetail } from '../../features/programme/reads/series-detail.read.server.ts';
import { EventDays } from '../../features/programme/rows/event-days.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { OtherLanguageNote } from '../../ui/other-language-note.tsx';
import { href } from '../../urls.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** A series or subscription (ROUTE-14, SER-01). The id decides; a differing slug leads to the canonical address. */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const id = parseId(place.params.id);
  const found = id === null ? null : await readSeriesDetail(reading, id, language);
  if (!found) throw new PageError(404, m.error_not_found());
  if (place.params.slug !== found.slug) throw new Redirect(found.urls[language] ?? '', 301);
  const { events, ...series } = found;
  const slot = await readSlot(place, 'series', series.id);
  return {
    language,
    today: localDay(reading.now),
    series,
    hasBookingBar: Boolean(series.ticket_url),
    rows: rowsOf(events),
    slot,
    urls: series.urls,
    share: toShareUrl(series.image_obj),
    graph: describePlace(place, 'series', series.name, series.urls[language] ?? '', undefined, describeQuestions(slot)),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => {
  const { series, urls, share, graph } = data;
  const description = summaryOf({ ...series, text: series.description }) || m.events_description();
  return describeDocument(site, { title: series.name, description, urls, image: share, graph });
};

export function View({ data }: { data: Data }) {
  const { series, rows, slot, language, today } = data;
  const { design } = useCurrentPage();
  const { id, name, description, untranslated } = series;
  return (
    <article>
      <DetailHero entry={{ ...series, access: [] }} breadcrumb={<Breadcrumb current={name} />} />
      <SeriesBar series={series} language={language} />
      <div className="sections">
        {description && (
          <div className="wrap cols">
            <OtherLanguageNote lang={untranslated.description} />
            <RichText html={description} lang={untranslated.description} className="prose measure" />
          </div>
        )}
        <section className="wrap series-dates" id="dates" aria-label={m.series_dates()}>
          {rows.length === 0 ? (
            <p className="lead">{m.event_no_further_dates()}</p>
          ) : (
            <EventDays
              rows={rows}
              today={today}
              language={language}
              eventStyle={design.eventStyle ?? 1}
              currencySymbol={design.currencySymbol ?? ''}
            />
          )}
          <a className="more" href={href('events', language, {}, { series: id })}>
            {m.series_all_dates()}
            <Icon name="right" />
          </a>
        </section>
      </div>
      <Slot of="series" id={id} modules={slot} language={language} />
    </article>
  );
}
