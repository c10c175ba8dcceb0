import type { SeasonInput } from '../src/features/imports/season.format.ts';
import { addDays, localTime } from './calendar.ts';
import type { Performance } from './schedule.ts';

type Event = SeasonInput<'events'>;

/** What is not as announced: illness, cancellations, waiting lists, nights for audio description. */
export function specialsOf(performance: Performance, all: readonly Performance[], ordinal: number, today: string): Partial<Event> {
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
            previous_start: localTime(day, '20:00'),
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
    case 'cyrano':
      return isNext(addDays(today, 30))
        ? { sale_starts: localTime(addDays(today, 7), '10:00'), presale_starts: localTime(today, '00:00'), presale_code: 'FREUNDE' }
        : {};
    case 'donau':
      return isNext(tomorrow) ? { sale_ends: localTime(addDays(today, -1), '18:00') } : {};
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
