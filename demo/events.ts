import { toLocalIso } from '../src/core/text/wall-clock.ts';
import type { SeasonInput } from '../src/features/imports/season.format.ts';
import { addDays, localTime } from './calendar.ts';
import { salesOf, type Tariffs } from './content/tariffs.ts';
import type { Performance } from './schedule.ts';
import { specialsOf } from './specials.ts';

type Event = SeasonInput<'events'>;

/** The entries of the performances, in their order. What an event does not say, its production says. */
export function eventsOf(performances: readonly Performance[], today: string, tariffs: Tariffs): Event[] {
  const count = new Map<string, number>();
  const played = performances.map((performance, index): Event => {
    const { production, day } = performance;
    const { plays } = production;
    const ordinal = (count.get(production.key) ?? 0) + 1;
    count.set(production.key, ordinal);
    const isLast = performances.findLast((other) => other.production === production) === performance;
    const basis: Event = {
      key: keyOf(performance),
      name: production.name,
      production: production.key,
      date_start: toLocalIso(performance.start),
      date_end: toLocalIso(performance.end),
      room: plays.room,
      exhibition_type: production.exhibition_type ?? null,
      genre: production.genre ?? null,
      tags: [
        ...(plays.tags ?? []),
        ...(performance.isPremiere ? ['pressetermin'] : []),
        ...(isLast && day > today && ordinal > 4 ? ['zum-letzten-mal'] : []),
      ],
      series: seriesOf(performance, ordinal),
      is_premiere: performance.isPremiere,
      id_jet: `HAR-${1001 + index}`,
      ticket_url: plays.tariff === 'frei' ? '' : `/tickets/HAR-${1001 + index}`,
      has_waiting_list: plays.tariff !== 'frei',
      statuses: plays.tariff === 'frei' ? ['free_entrance'] : [],
      ...salesOf(plays.tariff, tariffs, { isPremiere: performance.isPremiere, ...seatsOf(performance, today) }),
      ...(production.key === 'werkstatt' && { sale_ends: localTime(addDays(day, -1), '18:00') }),
    };
    return { ...basis, ...specialsOf(performance, performances, ordinal, today) };
  });
  return [...played, ...introductions(performances, today)];
}

/** Talks before the first performances of 'Der Sturm' after the premiere, on the same evenings. */
function introductions(performances: readonly Performance[], today: string): Event[] {
  const evenings = performances
    .filter(({ production, day, time }) => production.key === 'sturm' && day > today && time > '18:00')
    .slice(0, 3);
  return evenings.map((performance): Event => {
    const key = keyOf(performance);
    return {
      key: `einfuehrung-${key}`,
      name: { de: 'Einführung: Der Sturm', en: 'Introduction: The Tempest' },
      subline: { de: 'Im Foyer, mit Gebärdensprache', en: 'In the foyer, in German with sign language' },
      parent: key,
      date_start: toLocalIso(new Date(performance.start.getTime() - 45 * 60_000)),
      date_end: toLocalIso(new Date(performance.start.getTime() - 15 * 60_000)),
      exhibition_type: 'gespraech',
      genre: 'begegnung',
      image: 'poster-sturm-2',
      access: ['wheelchair', 'hearing_loop', 'sign_language'],
      statuses: ['free_entrance'],
    };
  });
}

/** Stable as long as the performance keeps its day and time. */
export function keyOf({ production, day, time }: Performance): string {
  return `${production.key}-${day}-${time.replace(':', '')}`;
}

/** Subscriptions take turns; premieres have one of their own, Sunday afternoons that for pairs. */
function seriesOf({ production, isPremiere, time }: Performance, ordinal: number): string[] {
  const all = production.plays.series ?? [];
  return all.filter((series, index) => {
    if (series === 'premieren-abo') return isPremiere || ordinal === 2;
    if (series === 'ring-zu-zweit') return time === '15:00' || time === '16:00';
    return all.length < 3 || (ordinal + index) % 3 !== 0;
  });
}

/** Doors open in turns on the first night; on some evenings the upper circle stays closed. */
function seatsOf({ production, day, isPremiere }: Performance, today: string): { closedGroup?: string; timeslots?: string[] } {
  if (production.key === 'klavier') return { timeslots: ['19:30', '20:30', '21:30', '22:30', '23:30'] };
  if (production.key !== 'sturm' || day !== today || !isPremiere) return {};
  return { closedGroup: '2. Rang', timeslots: ['18:30', '18:45', '19:00', '19:10', '19:20', '19:25'] };
}
