import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useRouteLoaderData } from 'react-router';
import { houseDay } from '../core/text/wall-clock.ts';
import { toShareUrl } from '../features/media/media.read.server.ts';
import { rowsOf } from '../features/programme/calendar/calendar-rows.server.ts';
import { DetailHero } from '../features/programme/detail/detail-hero.tsx';
import { RichText } from '../features/programme/detail/rich-text.tsx';
import { SeriesBar } from '../features/programme/detail/series-bar.tsx';
import { EventDays } from '../features/programme/event-days.tsx';
import { readSeriesDetail } from '../features/programme/series-detail.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { Icon } from '../ui/icon.tsx';
import { href } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { idOf } from './id-of.ts';
import { describeDocument, rootOf, summaryOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { Slot } from './slot.tsx';
import { describePlace } from './structured-data.server.ts';

/** A series or subscription (ROUTE-14, SER-01). The id decides; a differing slug leads to the canonical address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language } = place;
  const id = idOf(params.id);
  const found = id === null ? null : await readSeriesDetail(reading, id, language);
  if (!found) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== found.slug) throw redirect(found.urls[language] ?? '', 301);
  const { events, ...series } = found;
  return {
    language,
    today: houseDay(reading.now),
    series,
    rows: rowsOf(events),
    slot: await readSlotToSend(place, 'series', series.id),
    urls: series.urls,
    share: toShareUrl(series.image_obj),
    graph: describePlace(place, 'series', series.name, series.urls[language] ?? ''),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { series, urls, share, graph } = loaderData;
  const description = summaryOf({ ...series, text: series.description }) || m.events_description();
  return describeDocument(rootOf(matches), { title: series.name, description, urls, image: share, graph });
};

export default function Series() {
  const { series, rows, slot, language, today } = useLoaderData<typeof loader>();
  const design = useRouteLoaderData<RootData>('root')?.design;
  const { id, name, description, untranslated } = series;
  return (
    <article>
      <DetailHero entry={{ ...series, access: [] }} breadcrumb={<Breadcrumb current={name} />} />
      <SeriesBar series={series} />
      <div className="sections">
        {description && (
          <div className="wrap cols">
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
              eventStyle={design?.eventStyle ?? 1}
              currencySymbol={design?.currencySymbol ?? ''}
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
