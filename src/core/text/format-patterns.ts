import { type Language, locales } from '../languages.ts';
import type { FormatKind } from './custom-formats.ts';
import { dayOf, dayParts, inSiteTime } from './dates.ts';

/** Pattern strings of one language; what is missing is as FMT says (BRAND-11). */
export interface FormatPatterns {
  /** A day written out, e.g. `EEEE, d. MMMM yyyy`. */
  date?: string | undefined;
  /** A day in lists, e.g. `EE d MMMM`. */
  shortDate?: string | undefined;
  /** A day in figures, e.g. `dd.MM.yyyy`. */
  numericDate?: string | undefined;
  /** A time, e.g. `H.mm 'Uhr'` or `h:mm a`. */
  time?: string | undefined;
  /** A price, e.g. `¤0.00`; with `##` for the cents they are left out when there are none. */
  price?: string | undefined;
}

/** Formats of a design, as they reach the browser. */
export interface DesignFormats {
  formats: Partial<Record<Language, FormatPatterns | undefined>>;
  currencySymbol: string;
}

const defaultPrice = '0,##\u00a0¤';
const token = /'([^']*)'|EEEE|EE|d{1,2}|MMMM|MMM|MM|M|yyyy|yy|HH|H|hh|h|mm|a/g;
const pricePattern = /^([^0-9#]*)0(?:([.,])(00|##))?([^0-9#]*)$/;

/** Whether every letter of the pattern is one that is known; words stand in single quotes. */
export function isDatePattern(pattern: string): boolean {
  return /\S/.test(pattern) && !/[A-Za-z']/.test(pattern.replace(token, ''));
}

/** Whether the pattern has a place for the amount and one for the symbol. */
export function isPricePattern(pattern: string): boolean {
  return pricePattern.test(pattern) && pattern.split('¤').length === 2;
}

/**
 * A value by the patterns of a design: days 'YYYY-MM-DD' or ISO 8601 shown in Europe/Berlin, times also 'HH:MM',
 * prices as decimals of the shop. Undefined where the design has no pattern for it.
 */
export function formatByPattern({ formats, currencySymbol }: DesignFormats, kind: FormatKind, value: string, language: Language) {
  const patterns = formats[language] ?? {};
  if (kind === 'price') return formatAmount(patterns.price ?? defaultPrice, value, currencySymbol);
  const pattern = patterns[kind === 'clock' ? 'time' : kind];
  if (!pattern) return undefined;
  // Where the word stands apart, only the figures.
  if (kind === 'clock') return fill(pattern.replace(/'[^']*'/g, ''), value, language).trim();
  return fill(pattern, value, language);
}

/** Whether a design formats anything differently from FMT. */
export function hasCustomFormats({ formats, currencySymbol }: DesignFormats): boolean {
  return currencySymbol !== '€' || Object.values(formats).some((patterns) => patterns && Object.values(patterns).some(Boolean));
}

function fill(pattern: string, value: string, language: Language): string {
  const parts = partsOf(value, language);
  return pattern.replace(token, (found, word: string | undefined) => word ?? parts[found] ?? found);
}

function partsOf(value: string, language: Language): Record<string, string> {
  if (/^\d\d:\d\d/.test(value)) return timeParts(value.slice(0, 5));
  const isDay = value.length === 10;
  const day = dayOf(value);
  const [year = '', month = '', date = ''] = day.split('-');
  const { weekday, month: name } = dayParts(day, language);
  const monthName = name.replace(/ \d+$/, '');
  return {
    ...(isDay ? {} : timeParts(inSiteTime(value).slice(11, 16))),
    EEEE: weekday,
    EE: weekday.slice(0, locales[language].iso.startsWith('de') ? 2 : 3),
    d: String(Number(date)),
    dd: date,
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    yyyy: year,
    yy: year.slice(2),
  };
}

function timeParts(clock: string): Record<string, string> {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const twelve = String(hour % 12 || 12);
  const two = (number: number | string) => String(number).padStart(2, '0');
  return { H: String(hour), HH: two(hour), h: twelve, hh: two(twelve), mm: two(minute), a: hour < 12 ? 'am' : 'pm' };
}

function formatAmount(pattern: string, price: string, symbol: string): string {
  const match = pricePattern.exec(pattern);
  if (!match || !/^\d+(\.\d+)?$/.test(price)) return price;
  const [, before = '', separator = '', places = '', after = ''] = match;
  const [whole = '', cents = ''] = price.split('.');
  const fraction = cents.padEnd(2, '0').slice(0, 2);
  const isWhole = places === '##' ? fraction === '00' : places === '';
  const amount = isWhole ? whole : `${whole}${separator}${fraction}`;
  return `${before}${amount}${after}`.replace('¤', symbol);
}
