import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import { addDays } from '../calendar.ts';
import { keyOf } from '../events.ts';
import type { Performance } from '../schedule.ts';
import type { Words } from './words.ts';

interface Teaser {
  key: string;
  /** Days from today, then on to the next day on which something is played. */
  ahead: number;
  production: string;
  image: string;
  preline: Words;
  headline: Words;
  text: Words;
  style3?: boolean;
}

const teasers: Teaser[] = [
  {
    key: 'seide',
    ahead: 1,
    production: 'sturm',
    image: 'poster-sturm-3',
    preline: { de: 'Wieder in einer Woche', en: 'Back next week' },
    headline: { de: 'Vierhundert Meter Seide werden ein Meer', en: 'Four hundred metres of silk become a sea' },
    text: {
      de: 'Die Werkstätten haben sechs Wochen lang gefärbt, genäht und geflucht. Jetzt weht der Sturm.',
      en: 'For six weeks the workshops dyed, stitched and swore. Now the tempest is blowing.',
    },
  },
  {
    key: 'nase',
    ahead: 5,
    production: 'cyrano',
    image: 'poster-cyrano',
    preline: { de: 'Demnächst im Großen Haus', en: 'Coming to the Main House' },
    headline: { de: 'Drei Monate Fechttraining für eine einzige Nase', en: 'Three months of fencing for a single nose' },
    text: { de: 'Cyrano kommt, und er reimt schon auf dem Weg zur Bühne.', en: 'Cyrano is on his way, and he is rhyming already.' },
  },
  {
    key: 'wald',
    ahead: 9,
    production: 'sommernachtstraum',
    image: 'poster-sommernachtstraum',
    style3: true,
    preline: { de: 'Uraufführung', en: 'World premiere' },
    headline: { de: 'Der Wald ist aufgewacht', en: 'The wood has woken up' },
    text: {
      de: 'Benjamin Reuß hat den Sommernachtstraum neu vertont. Das Orchester sitzt in den Rängen, die Elfen singen mit.',
      en: 'Benjamin Reuß has set the Dream to new music. The orchestra sits in the balconies, and the fairies sing along.',
    },
  },
  {
    key: 'ebbe',
    ahead: 16,
    production: 'gezeiten',
    image: 'poster-gezeiten',
    preline: { de: 'Tanz im Kleinen Haus', en: 'Dance in the Small House' },
    headline: { de: 'Fallen lassen kann man lernen', en: 'Falling can be learnt' },
    text: {
      de: 'Clara Nissen zeigt Gezeiten, auch mit Audiodeskription und Tastführung.',
      en: 'Clara Nissen’s Tides, also with audio description and a touch tour.',
    },
  },
  {
    key: 'topfdeckel',
    ahead: 23,
    production: 'stadtmusikanten',
    image: 'poster-stadtmusikanten',
    preline: { de: 'Für Familien', en: 'For families' },
    headline: { de: 'Bitte bringen Sie einen Topfdeckel mit', en: 'Please bring a saucepan lid' },
    text: {
      de: 'Im Finale der Stadtmusikanten spielt das Publikum mit.',
      en: 'In the finale of the Town Musicians the audience plays along.',
    },
  },
  {
    key: 'see',
    ahead: 31,
    production: 'schwanensee',
    image: 'poster-schwanensee',
    preline: { de: 'Ballett', en: 'Ballet' },
    headline: { de: 'Ein See, zwei Millimeter tief', en: 'A lake two millimetres deep' },
    text: { de: 'Schwanensee mit doppelter Hauptrolle und nassen Füßen.', en: 'Swan Lake with twin heroines and wet feet.' },
  },
  {
    key: 'paket',
    ahead: 38,
    production: 'halbtreppe',
    image: 'poster-halbtreppe',
    preline: { de: 'Komödie im Studio', en: 'Comedy in the studio' },
    headline: { de: 'Ein Paket, acht Parteien, 54 Stufen', en: 'One parcel, eight tenants, 54 stairs' },
    text: { de: 'Halbe Treppe links, das neue Stück von Jonas Wiechert.', en: 'Half a Flight Up, the new play by Jonas Wiechert.' },
  },
];

/** The list teasers, each on a day with performances and leading to the next one of its production. */
export function teasersAmong(performances: readonly Performance[], today: string): SeasonInput<'teasers'>[] {
  let last = today;
  return teasers.flatMap((teaser): SeasonInput<'teasers'>[] => {
    const from = [addDays(today, teaser.ahead), addDays(last, 1)].sort().at(-1) ?? today;
    const position = performances.find(({ day }) => day >= from)?.day;
    const target = performances.find(({ day, production }) => production.key === teaser.production && day > (position ?? from));
    if (!position || !target) return [];
    last = position;
    const { key, headline, preline, text, image, style3 = false } = teaser;
    return [
      {
        key,
        name: headline,
        preline,
        headline,
        text,
        image,
        style3,
        position,
        link_text: { de: 'Zum Termin', en: 'See the date' },
        event: keyOf(target),
      },
    ];
  });
}
