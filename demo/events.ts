import { parseWallClock, toHouseIso } from '../src/core/text/wall-clock.ts';
import type { SeasonInput } from '../src/features/programme/import/season.format.ts';
import { addDays } from './calendar.ts';
import { salesOf } from './content/tariffs.ts';
import type { Performance } from './schedule.ts';

type Event = SeasonInput<'events'>;

/** The entries of the performances, in their order. What an event does not say, its production says. */
export function eventsOf(performances: readonly Performance[], today: string): Event[] {
  const count = new Map<string, number>();
  return performances.map((performance, index): Event => {
    const { production, day } = performance;
    const { plays } = production;
    const ordinal = (count.get(production.key) ?? 0) + 1;
    count.set(production.key, ordinal);
    const isLast = performances.findLast((other) => other.production === production) === performance;
    const basis: Event = {
      key: keyOf(performance),
      name: production.name,
      production: production.key,
      date_start: toHouseIso(performance.start),
      date_end: toHouseIso(performance.end),
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
      statuses: plays.tariff === 'frei' ? ['free_entrance'] : [],
      ...salesOf(plays.tariff, { isPremiere: performance.isPremiere, ...seatsOf(performance, today) }),
      ...(production.key === 'werkstatt' && { sale_ends: houseTime(addDays(day, -1), '18:00') }),
    };
    return { ...basis, ...specialsOf(performance, performances, ordinal, today) };
  });
}

/** Stable as long as the performance keeps its day and time. */
export function keyOf({ production, day, time }: Performance): string {
  return `${production.key}-${day}-${time.replace(':', '')}`;
}

/** Subscriptions take turns; a premiere belongs to its own, a Sunday afternoon to those who come in pairs. */
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

/** What is not as announced: illness, cancellations, waiting lists, nights for audio description. */
function specialsOf(performance: Performance, all: readonly Performance[], ordinal: number, today: string): Partial<Event> {
  const { production, day } = performance;
  const isNext = (from: string): boolean => all.find((other) => other.production === production && other.day >= from) === performance;
  const tomorrow = addDays(today, 1);
  switch (production.key) {
    case 'sturm':
      if (day === today)
        return illness('henning-voss', 'joris-albrecht', 'Caliban', 'Caliban', {
          de: 'Für den erkrankten Henning Voss spielt Joris Albrecht den Caliban.',
          en: 'Joris Albrecht plays Caliban in place of Henning Voss, who is unwell.',
        });
      if (ordinal % 4 === 0)
        return {
          access: [...(production.access ?? []), 'audio_description', 'touch_tour'],
          tags: [...(production.plays.tags ?? []), 'barrierearm'],
          important_info: {
            de: '<p><strong>Tastführung</strong> 75 Minuten vor Beginn, Treffpunkt an der Kasse. Die Audiodeskription beginnt 15 Minuten vor der Vorstellung.</p>',
            en: '<p><strong>Touch tour</strong> 75 minutes before curtain-up; meet at the box office. Audio description (in German) starts 15 minutes before the performance.</p>',
          },
        };
      return ordinal % 7 === 3 ? waitingList : {};
    case 'carmen':
      if (isNext(tomorrow))
        return illness('ilka-brandt', 'noemi-szabo', 'Carmen', 'Carmen', {
          de: 'Für die erkrankte Ilka Brandt singt Noémi Szabó die Carmen.',
          en: 'Noémi Szabó sings Carmen in place of Ilka Brandt, who is unwell.',
        });
      return {};
    case 'nachtschicht':
      return isNext(tomorrow) || ordinal % 6 === 0 ? waitingList : {};
    case 'winterreise':
      return isNext(tomorrow)
        ? {
            statuses: ['postponed'],
            status_note: {
              de: 'Neuer Beginn um 19:00 Uhr. Gekaufte Karten bleiben gültig.',
              en: 'Now at 19:00. Tickets already bought remain valid.',
            },
          }
        : {};
    case 'antigone':
      return isNext(tomorrow) || ordinal === 2 ? canceled : {};
    case 'wanja':
      return isNext(addDays(today, 6))
        ? illness('kilian-rautenberg', 'joris-albrecht', 'Astrow', 'Astrov', {
            de: 'Für den verletzten Kilian Rautenberg spielt Joris Albrecht den Astrow.',
            en: 'Joris Albrecht plays Astrov in place of Kilian Rautenberg, who is injured.',
          })
        : {};
    case 'hamlet':
      return ordinal === 9 ? canceled : {};
    case 'donau':
      return isNext(tomorrow) ? { sale_ends: houseTime(addDays(today, -1), '18:00') } : {};
    case 'klavier':
      return performance.isClockChange ? { ...longNight(day), duration_minutes: minutesOf(performance) } : {};
    case 'sinfonie':
      return day.endsWith('-01-01')
        ? { name: { de: 'Neujahrskonzert: Aus der Neuen Welt', en: 'New Year’s Concert: From the New World' } }
        : {};
    case 'fledermaus':
      return day.endsWith('-12-31')
        ? {
            subline: {
              de: 'Zu Silvester, danach Sekt auf dem Balkon',
              en: 'For New Year’s Eve, with sparkling wine on the balcony afterwards',
            },
          }
        : {};
    case 'matinee':
      return talkAbout(all.find((other) => other.isPremiere && other.day > day));
    default:
      return {};
  }
}

const waitingList: Partial<Event> = {
  statuses: ['waiting_list'],
  status_note: {
    de: 'Restkarten gibt es an der Abendkasse, eine Stunde vor Beginn.',
    en: 'Returns are sold at the door from an hour before the performance.',
  },
};

const canceled: Partial<Event> = {
  statuses: ['canceled'],
  status_note: {
    de: 'Wegen Erkrankung im Ensemble. Die Theaterkasse erstattet Ihre Karten.',
    en: 'Owing to illness in the company. The box office will refund your tickets.',
  },
};

function illness(absent: string, standIn: string, roleDe: string, roleEn: string, note: { de: string; en: string }): Partial<Event> {
  return { cast_note: note, contributors: [{ person: standIn, role: { de: roleDe, en: roleEn }, replaces: absent, note }] };
}

function talkAbout(premiere: Performance | undefined): Partial<Event> {
  const name = premiere?.production.name;
  if (!premiere || typeof name !== 'object')
    return name ? { subline: { de: `Zur Premiere: ${name}`, en: `The new production: ${name}` } } : {};
  return { subline: { de: `Zur Premiere: ${name.de}`, en: `The new production: ${name.en ?? name.de}` } };
}

function longNight(day: string): Partial<Event> {
  const isAutumn = day.slice(5, 7) === '10';
  return isAutumn
    ? { subline: { de: 'Die Nacht der geschenkten Stunde, von zehn bis vier', en: 'The night with an hour to spare, from ten until four' } }
    : { subline: { de: 'Die Nacht der fehlenden Stunde, von zehn bis vier', en: 'The night with an hour missing, from ten until four' } };
}

function minutesOf({ start, end }: Performance): number {
  return Math.round((end.getTime() - start.getTime()) / 60_000);
}

function houseTime(day: string, time: string): string | null {
  const instant = parseWallClock(`${day}T${time}`);
  return instant && toHouseIso(instant);
}
