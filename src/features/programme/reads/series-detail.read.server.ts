import { eq } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readEventItems } from '../event-rows.server.ts';
import type { SeriesDetail } from '../programme.shapes.ts';
import { series } from '../programme.tables.server.ts';
import { readEventPage } from './calendar.read.server.ts';
import { readSeries, seriesUrls } from './options.read.server.ts';

/** How many dates the page of a series lists; the rest is in the calendar. */
export const maxSeriesDates = 24;

/** One series with its coming events (API-38, SER-01); null when unknown or offline for who asks. */
export async function readSeriesDetail(reading: Reading, id: number, language: Language): Promise<SeriesDetail | null> {
  const item = (await readSeries(reading, language)).find((entry) => entry.id === id);
  if (!item) return null;
  const [stored] = await reading.db.select({ name: series.name }).from(series).where(eq(series.id, id));
  if (!stored) return null;
  const { ids } = await readEventPage(reading, { series: id }, 1, maxSeriesDates);
  return {
    ...item,
    urls: seriesUrls({ id, name: stored.name }),
    events: await readEventItems(reading, ids, language),
  };
}
