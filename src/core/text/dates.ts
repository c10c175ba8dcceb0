import type { Language } from '../languages.ts';
import { customFormat } from './custom-formats.ts';

/**
 * A day of the address and of API queries, DD-MM-YYYY (EVT-22), as 'YYYY-MM-DD'.
 * Null when the text has another form or the day does not exist in the calendar.
 */
export function parseDay(value: string): string | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value);
  if (!match) return null;
  const [, day, month, year] = match;
  const time = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = year !== '0000' && !Number.isNaN(time.getTime()) && time.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : null;
}

/** 'YYYY-MM-DD' as the DD-MM-YYYY of addresses. */
export function toAddressDay(day: string): string {
  return `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
}

/** 'YYYY-MM-DD' moved by whole days. */
export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** 'YYYY-MM-DD' of the first day of a month, `months` later. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** 'HH:MM', with 'Uhr' in German (FMT-03); takes ISO 8601 with the local offset or 'Z', shows Europe/Berlin. */
export function formatTime(iso: string, language: Language): string {
  const custom = customFormat('time', iso, language);
  if (custom !== undefined) return custom;
  const time = inSiteTime(iso).slice(11, 16);
  return language === 'de' ? `${time}\u00a0Uhr` : time;
}

/** 'HH:MM' alone, for places where the word stands apart. */
export function formatClock(iso: string, language: Language): string {
  return customFormat('clock', iso, language) ?? inSiteTime(iso).slice(11, 16);
}

/** Parts of a calendar day 'YYYY-MM-DD' or of a moment in the language: 'Freitag', '20', 'November 2026'. */
export function dayParts(dayOrIso: string, language: Language): DayParts {
  const day = dayOf(dayOrIso);
  const { weekdays, months } = names[language];
  return {
    weekday: weekdays[new Date(day).getUTCDay()] ?? '',
    number: String(Number(day.slice(8))),
    month: `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  };
}

interface DayParts {
  weekday: string;
  number: string;
  month: string;
}

/** Not from `Intl`, whose first formatter costs a phone up to 100 ms, and whose commas differ between browsers. */
const names: Record<Language, { weekdays: string[]; months: string[] }> = {
  de: {
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(' '),
  },
};

/** A day written out: 'Freitag, 20. November 2026' / 'Friday 20 November 2026' (FMT-02). */
export function formatDay(dayOrIso: string, language: Language): string {
  const custom = customFormat('date', dayOrIso, language);
  if (custom !== undefined) return custom;
  const { weekday, number, month } = dayParts(dayOrIso, language);
  return language === 'de' ? `${weekday}, ${number}. ${month}` : `${weekday} ${number} ${month}`;
}

/** A short day: 'Fr., 20. November' / 'Fri 20 November'. */
export function formatShortDay(dayOrIso: string, language: Language): string {
  return customFormat('shortDate', dayOrIso, language) ?? shortDay(dayOrIso, language);
}

function shortDay(dayOrIso: string, language: Language): string {
  const { weekday, number, month } = dayParts(dayOrIso, language);
  const name = month.replace(/ \d+$/, '');
  // Number and month stay on one line.
  return language === 'de' ? `${weekday.slice(0, 2)}., ${number}.\u00a0${name}` : `${weekday.slice(0, 3)} ${number}\u00a0${name}`;
}

/**
 * A moment, short: 'Fr., 20. November, 19:30' / 'Fri 20 November, 19:30'; with its year where that is not the one of `today`.
 * Takes ISO 8601 with the local offset or 'Z'.
 */
export function formatShortMoment(iso: string, language: Language, today?: string): string {
  const [day, year] = [formatShortDay(iso, language), dayOf(iso).slice(0, 4)];
  const isOtherYear = today !== undefined && today.slice(0, 4) !== year && !day.includes(year);
  return `${isOtherYear ? `${day} ${year}` : day}, ${formatClock(iso, language)}`;
}

/** A day without its weekday and year: '20. November' / '20 November'. */
export function formatDayOfMonth(dayOrIso: string, language: Language): string {
  return shortDay(dayOrIso, language).replace(/^\S+ /, '');
}

/** A moment in few letters: '1. Dez., 10 Uhr' / '1 Dec, 10:00'. */
export function formatBriefMoment(iso: string, language: Language): string {
  const { number, month } = dayParts(iso, language);
  const name = month.replace(/ \d+$/, '');
  const time = formatTime(iso, language);
  if (language === 'en') return `${number}\u00a0${name.slice(0, 3)},\u00a0${time}`;
  const short = name.length > 4 ? `${name.slice(0, 3)}.` : name;
  return `${number}.\u00a0${short},\u00a0${time.replace(/^0?(\d{1,2}):00(?=\u00a0)/, '$1')}`;
}

/** A numeric day: '20.11.2026' / '20/11/2026'. */
export function formatNumericDay(dayOrIso: string, language: Language): string {
  const custom = customFormat('numericDate', dayOrIso, language);
  if (custom !== undefined) return custom;
  return dayOf(dayOrIso)
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/');
}

/** The local calendar day 'YYYY-MM-DD' of a moment; a bare day is itself. */
export function dayOf(dayOrIso: string): string {
  return dayOrIso.length === 10 ? dayOrIso : inSiteTime(dayOrIso).slice(0, 10);
}

/**
 * The local time of a moment, beginning 'YYYY-MM-DD HH:MM'. A moment with offset comes from `toLocalIso` and is local
 * already.
 */
export function inSiteTime(iso: string): string {
  if (!iso.endsWith('Z')) return iso;
  siteClock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
  return siteClock.format(new Date(iso));
}

/** In Swedish, whose format is that of ISO 8601. */
let siteClock: Intl.DateTimeFormat | undefined;
