import type { SeasonDocument, SeasonInput } from '../src/features/imports/season.format.ts';
import { addDays, daysFrom, seasonStart } from './calendar.ts';
import { articleCategories, articlesAround, articleTags } from './content/magazine.ts';
import { personCategories, persons, portraitMedia } from './content/persons.ts';
import { posterMedia, productions, widePosterMedia } from './content/productions.ts';
import { promotionCodes } from './content/promotion-codes.ts';
import { searchSynonyms } from './content/search-synonyms.ts';
import { sponsorMedia } from './content/sponsors.ts';
import { demoTariffs } from './content/tariffs.ts';
import { teasersAmong } from './content/teasers.ts';
import { eventTags, exhibitionTypes, genres, openingHours, productionTags, rooms, series, venues } from './content/venue.ts';
import { eventsOf } from './events.ts';
import { type Performance, schedulePerformances } from './schedule.ts';

/**
 * The demo venue 'Haus am Ring' as a season document: everything it plays from 30 days before `today`
 * (a local day, 'YYYY-MM-DD') to eleven months after. The same day and seed give the same document.
 * `file` of a media entry is a virtual path for `renderDemoPicture`.
 */
export function demoSeason(today: string, { seed = 'Haus am Ring', tariffs = demoTariffs } = {}): SeasonDocument {
  const performances = schedulePerformances(productions, today, seed);
  return {
    format: 'foyer',
    version: 1,
    source: 'demo',
    media: [...posterMedia, ...widePosterMedia, ...portraitMedia, ...sponsorMedia],
    venues,
    rooms,
    genres,
    exhibition_types: exhibitionTypes,
    event_tags: eventTags,
    seasons: seasonsOf(performances, today),
    production_tags: productionTags,
    series,
    person_categories: personCategories,
    persons,
    productions: productionEntries(performances, today),
    events: eventsOf(performances, today, tariffs),
    article_categories: articleCategories,
    article_tags: articleTags,
    articles: articlesAround(today),
    teasers: teasersAmong(performances, today),
    alerts: [alert(today)],
    opening_hours: [...openingHours, ...holidays(today)],
    search_synonyms: searchSynonyms,
    promotion_codes: promotionCodes,
  };
}

function productionEntries(performances: readonly Performance[], today: string): SeasonInput<'productions'>[] {
  return productions.map(({ plays, ...production }) => {
    const days = performances.filter((performance) => performance.production.key === production.key).map(({ day }) => day);
    return {
      ...production,
      image: `poster-${production.key}`,
      season: seasonKey(days[0] ?? today),
      date_from: days[0] ?? null,
      date_to: days.at(-1) ?? null,
    };
  });
}

function seasonKey(day: string): string {
  const year = Number(seasonStart(day).slice(0, 4));
  return `${year}-${String(year + 1).slice(2)}`;
}

function seasonsOf(performances: readonly Performance[], today: string): SeasonInput<'seasons'>[] {
  const starts = new Set([today, ...performances.map(({ day }) => day)].map(seasonStart));
  return [...starts].sort().map((start) => {
    const years = seasonKey(start).replace('-', '/');
    const next = `${Number(start.slice(0, 4)) + 1}-08-01`;
    return {
      key: seasonKey(start),
      name: { de: `Spielzeit ${years}`, en: `Season ${years}` },
      date_from: start,
      date_to: addDays(next, -1),
    };
  });
}

function alert(today: string): SeasonInput<'alerts'> {
  return {
    key: 'tram-4',
    title: { de: 'Tram 4 unterbrochen', en: 'No trams on line 4' },
    text: {
      de: 'Heute Abend fährt ab Hauptbahnhof alle zehn Minuten ein Bus bis zum Theater.',
      en: 'This evening a bus runs from the main station to the theatre every ten minutes.',
    },
    online_from: `${today}T00:00`,
    online_to: `${addDays(today, 14)}T23:59`,
  };
}

/** Days on which the box office differs from its week. */
function holidays(today: string): SeasonInput<'opening_hours'>[] {
  return daysFrom(today, addDays(today, 335)).flatMap((day): SeasonInput<'opening_hours'>[] => {
    if (day.endsWith('-12-24')) {
      return [{ key: day, day, closed: true, alternative_text: { de: 'Heiligabend geschlossen', en: 'Closed on Christmas Eve' } }];
    }
    return day.endsWith('-12-31') ? [{ key: day, day, time_from: '10:00', time_to: '14:00' }] : [];
  });
}
