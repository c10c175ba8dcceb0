import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { houseDay } from '../core/text/wall-clock.ts';
import { toShareUrl } from '../features/media/media.read.server.ts';
import { readComing, readHero, readNextDays, readRoomsBySize } from '../features/programme/home.read.server.ts';
import { readSeries } from '../features/programme/options.read.server.ts';
import { m } from '../paraglide/messages.js';
import { leaves } from '../urls.ts';
import { ComingSection } from './home/coming-section.tsx';
import { DaysSection } from './home/days-section.tsx';
import { Hero } from './home/hero.tsx';
import { RoomsSection } from './home/rooms-section.tsx';
import { SeriesSection } from './home/series-section.tsx';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';

/** Home, composed from the programme until pages come. No two neighbouring sections share a layout. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language } = context.get(pageContext);
  const hero = await readHero(reading, language);
  const days = await readNextDays(reading, language, 3);
  const coming = await readComing(reading, language, hero?.id ?? null, 8);
  const series = (await readSeries(reading, language)).filter((entry) => entry.price_info).slice(0, 4);
  const rooms = (await readRoomsBySize(reading, language)).slice(0, 6);
  return {
    language,
    today: houseDay(reading.now),
    hero,
    share: toShareUrl(hero?.image_obj),
    days,
    coming,
    rooms,
    series: series.map(({ id, name, subline, price_info }) => ({ id, name, subline, price_info })),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: '',
    description: m.home_description(),
    urls: leaves.home.path,
    image: loaderData?.share ?? null,
  });

export default function Home() {
  const { language, today, hero, days, coming, series, rooms } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero event={hero} language={language} />
      {days.length > 0 && <DaysSection days={days} today={today} language={language} />}
      {coming.length > 0 && <ComingSection events={coming} language={language} />}
      {series.length > 0 && <SeriesSection series={series} language={language} />}
      {rooms.length > 0 && <RoomsSection rooms={rooms} language={language} />}
    </>
  );
}
