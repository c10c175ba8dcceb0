import { type Language, locales } from '../languages.ts';
import { ownFormat } from './own-formats.ts';

const zone = 'Europe/Berlin';

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
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** 'HH:MM', with 'Uhr' in German (FMT-03); takes ISO 8601 with offset, shows Europe/Berlin. */
export function formatTime(iso: string, language: Language): string {
  const own = ownFormat('time', iso, language);
  if (own !== undefined) return own;
  const time = formatter(language, clock).format(new Date(iso));
  return language === 'de' ? `${time}\u00a0Uhr` : time;
}

/** 'HH:MM' alone, for places where the word stands apart. */
export function formatClock(iso: string, language: Language): string {
  return ownFormat('clock', iso, language) ?? formatter(language, clock).format(new Date(iso));
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Parts of a calendar day 'YYYY-MM-DD' or of a moment in the language: 'Freitag', '20', 'November 2026'.
 * Longer forms are put together from these, because browsers disagree about the commas between them
 * and the browser's text has to be the server's.
 */
export function dayParts(dayOrIso: string, language: Language): DayParts {
  const key = language + dayOrIso;
  const known = parts.get(key);
  if (known) return known;
  const time = moment(dayOrIso);
  const fresh = {
    weekday: formatter(language, { weekday: 'long' }).format(time),
    number: String(Number(formatter('en', { day: 'numeric' }).format(time))),
    month: formatter(language, { month: 'long', year: 'numeric' }).format(time),
  };
  if (parts.size >= 2000) parts.clear();
  parts.set(key, fresh);
  return fresh;
}

interface DayParts {
  weekday: string;
  number: string;
  month: string;
}

/** A calendar names each of its days several times, and the same ones on every page. */
const parts = new Map<string, DayParts>();

/** A day written out: 'Freitag, 20. November 2026' / 'Friday 20 November 2026' (FMT-02). */
export function formatDay(dayOrIso: string, language: Language): string {
  const own = ownFormat('date', dayOrIso, language);
  if (own !== undefined) return own;
  const { weekday, number, month } = dayParts(dayOrIso, language);
  return language === 'de' ? `${weekday}, ${number}. ${month}` : `${weekday} ${number} ${month}`;
}

/** A short day: 'Fr., 20. November' / 'Fri 20 November'. */
export function formatShortDay(dayOrIso: string, language: Language): string {
  return ownFormat('shortDate', dayOrIso, language) ?? shortDay(dayOrIso, language);
}

function shortDay(dayOrIso: string, language: Language): string {
  const { weekday, number, month } = dayParts(dayOrIso, language);
  const name = month.replace(/ \d+$/, '');
  return language === 'de' ? `${weekday.slice(0, 2)}., ${number}. ${name}` : `${weekday.slice(0, 3)} ${number} ${name}`;
}

/** A day without its weekday and year: '20. November' / '20 November'. */
export function formatDayOfMonth(dayOrIso: string, language: Language): string {
  return shortDay(dayOrIso, language).replace(/^\S+ /, '');
}

/** A numeric day: '20.11.2026' / '20/11/2026'. */
export function formatNumericDay(dayOrIso: string, language: Language): string {
  const own = ownFormat('numericDate', dayOrIso, language);
  if (own !== undefined) return own;
  const day = dayOrIso.length === 10 ? dayOrIso : dayOf(dayOrIso);
  return day
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/');
}

/** The calendar day 'YYYY-MM-DD' of a moment in the house; works in every browser. */
export function dayOf(iso: string): string {
  return formatter('sv', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso));
}

/** A bare calendar day is shown at noon, so that no zone can move it to a neighbour. */
function moment(dayOrIso: string): Date {
  return new Date(dayOrIso.length === 10 ? `${dayOrIso}T12:00:00Z` : dayOrIso);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making an Intl formatter costs more than a whole page of formatting, so each is made once. */
function formatter(language: Language | 'sv', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : locales[language].iso, { timeZone: zone, ...options });
    formatters.set(key, found);
  }
  return found;
}
