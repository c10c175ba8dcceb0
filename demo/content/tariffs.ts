import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import type { Words } from './words.ts';

export type Tariff = 'sprechtheater' | 'musiktheater' | 'kleines-haus' | 'studio' | 'familie' | 'gartensaal' | 'mitmachen' | 'frei';

type Sales = Pick<SeasonInput<'events'>, 'prices' | 'seat_groups'>;

const full: Words = { de: 'Vollpreis', en: 'Full price' };
const reduced: Words = { de: 'Ermäßigt', en: 'Concession' };
const pupils: Words = { de: 'Schüler', en: 'School students' };
const companion: Words = { de: 'Begleitperson', en: 'Companion' };

/** What stands below the name of a seat group. */
const groupTexts: Record<string, Words> = {
  'Parkett Mitte': { de: 'Mittelblock, Reihe 1 bis 18', en: 'Rows 1 to 18' },
  'Parkett Seite': { de: 'Seitenblöcke links und rechts', en: 'Left and right of the centre' },
  '1. Rang': { de: 'Freie Sicht auf die ganze Bühne', en: 'Full view of the stage' },
  '2. Rang': { de: 'Weit oben, bester Klang', en: 'Far up, the best sound' },
  Rollstuhlplatz: { de: 'Stufenlos, Begleitung frei', en: 'Step-free, companion free' },
  Tribüne: { de: 'Ansteigende Reihen', en: 'Rising rows' },
  'Erste Reihe': { de: 'Direkt am Spielfeld', en: 'Right by the stage' },
  Saal: { de: 'Freie Platzwahl im Saal', en: 'Unreserved seats' },
};

/** The shop knows the groups by their German names. */
const groupNames: Record<string, Words> = {
  'Parkett Mitte': { de: 'Parkett Mitte', en: 'Centre stalls' },
  'Parkett Seite': { de: 'Parkett Seite', en: 'Side stalls' },
  '1. Rang': { de: '1. Rang', en: 'Dress circle' },
  '2. Rang': { de: '2. Rang', en: 'Upper circle' },
  Rollstuhlplatz: { de: 'Rollstuhlplatz', en: 'Wheelchair space' },
  Tribüne: { de: 'Tribüne', en: 'Raked seating' },
  'Erste Reihe': { de: 'Erste Reihe', en: 'Front row' },
  Saal: { de: 'Saal', en: 'Hall' },
};

/** Prices in euros. */
export interface Tariffs {
  /** Full prices per seat group, the dearest first. */
  grouped: Partial<Record<Tariff, Record<string, number>>>;
  /** Full price, concession and school price of rooms without seat groups. */
  single: Partial<Record<Tariff, readonly [number, number, number]>>;
}

const grouped: Tariffs['grouped'] = {
  sprechtheater: { 'Parkett Mitte': 42, 'Parkett Seite': 34, '1. Rang': 24, '2. Rang': 14, Rollstuhlplatz: 14 },
  musiktheater: { 'Parkett Mitte': 58, 'Parkett Seite': 46, '1. Rang': 32, '2. Rang': 18, Rollstuhlplatz: 18 },
  'kleines-haus': { 'Erste Reihe': 28, Tribüne: 22, Rollstuhlplatz: 16 },
  gartensaal: { Saal: 26, Rollstuhlplatz: 22 },
};

const single: Tariffs['single'] = {
  studio: [18, 12, 8],
  familie: [12, 9, 8],
  mitmachen: [8, 6, 5],
};

/** What the demo venue charges where its brand says nothing. */
export const demoTariffs: Tariffs = { grouped, single };

interface SalesOptions {
  isPremiere?: boolean;
  closedGroup?: string;
  timeslots?: string[];
}

/** What the shop sells for one event; a premiere costs a little more. Ids are unique within the event. */
export function salesOf(tariff: Tariff, { grouped, single }: Tariffs, options: SalesOptions = {}): Sales {
  let lastId = 100;
  const nextId = (): number => ++lastId;
  const price = (saleType: number, name: Words, euros: number, group: string | null = null, hasDiscounts = false) => ({
    id: nextId(),
    price: euros.toFixed(2),
    sale_type_id: saleType,
    seat_group: group,
    text: {},
    name,
    has_discounts: hasDiscounts,
  });

  const flat = single[tariff];
  if (flat) return { prices: [price(1, full, flat[0], null, true), price(2, reduced, flat[1]), price(3, pupils, flat[2])] };

  const groups = Object.entries(grouped[tariff] ?? {}).map(([group, euros]) => {
    const whole = euros + (options.isPremiere && euros > 20 ? 4 : 0);
    const prices: (ReturnType<typeof price> & { is_companion?: boolean })[] = [price(1, full, whole, group, true)];
    if (group === 'Rollstuhlplatz') prices.push({ ...price(4, companion, 0, group), is_companion: true });
    else prices.push(price(2, reduced, Math.ceil(whole * 0.6), group), price(3, pupils, Math.max(8, Math.ceil(whole * 0.35)), group));
    return {
      id: nextId(),
      seat_group: group,
      status: group === options.closedGroup ? '0' : '1',
      name: groupNames[group] ?? {},
      text: groupTexts[group] ?? {},
      prices,
      timeslots: (options.timeslots ?? []).map((time, index) => ({
        id: nextId(),
        status: index === 1 ? '0' : '1',
        time_start: time,
        block_id: 700 + index,
      })),
    };
  });
  return groups.length ? { seat_groups: groups } : {};
}
