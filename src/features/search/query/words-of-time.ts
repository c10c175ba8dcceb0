import { addDays } from '../../../core/text/dates.ts';
import { localDay, parseWallClock, startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { fold } from '../fold.ts';

/** The requested time, and the other words of the query. */
export interface RequestedTime {
  from: Date;
  /** The first moment that is too late. */
  until: Date;
  /** The other words, folded; without those that only led to the time ('im', 'on'). */
  rest: string[];
}

/** Days 'YYYY-MM-DD', both included; `isEvening` leaves out what begins before five. */
interface Span {
  first: string;
  last: string;
  isEvening?: boolean;
}

interface TimePhrase {
  span: Span;
  /** How many tokens it took. */
  length: number;
  /** A day of the week narrows a week that stands beside it. */
  weekday?: number;
}

// Folded as what is typed: 'ue' in 'tuesday' counts as a written ü.
const foldedNames = (lists: string[][]) => lists.map((names) => names.map(fold));
const weekdays = foldedNames([
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'sonnabend', 'saturday'],
  ['sonntag', 'sunday'],
]);
const months = foldedNames([
  ['januar', 'january'],
  ['februar', 'february'],
  ['märz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
]);
const days = new Map(Object.entries({ heute: 0, today: 0, tonight: 0, morgen: 1, tomorrow: 1, ubermorgen: 2 }));
/** Month and day of the last day, how many days, and what people call them; the longer name first. */
const feasts: { month: number; day: number; days: number; names: string[][] }[] = [
  { month: 12, day: 24, days: 1, names: [['heiligabend'], ['heiliger', 'abend'], ['christmas', 'eve']] },
  { month: 12, day: 26, days: 3, names: [['weihnachten'], ['weihnachtstage'], ['weihnachtsfeiertage'], ['christmas'], ['xmas']] },
  { month: 12, day: 31, days: 1, names: [['silvester'], ['new', 'year', 's', 'eve'], ['new', 'years', 'eve']] },
  { month: 1, day: 1, days: 1, names: [['neujahr'], ['new', 'year', 's', 'day'], ['new', 'years', 'day']] },
];
/** Beside the number of a day only: alone 'mar' or 'dec' begin other words. */
const shortMonths = [
  ['jan'],
  ['feb'],
  ['mar', 'mrz'],
  ['apr'],
  [],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep', 'sept'],
  ['okt', 'oct'],
  ['nov'],
  ['dez', 'dec'],
];
/** Before a date only: 'Fr 27.11.' says the same as '27.11.'. */
const shortWeekdays = new Set('mo di mi do fr sa so mon tue tues wed thu thurs fri sat sun'.split(' ').map(fold));
const evenings = ['abend', 'abends', 'evening', 'night'];
const nextWords = /^(nachste[nrsm]?|kommende[nrsm]?|next)$/;
const thisWords = /^(diese[nrsm]?|this)$/;
const leading = new Set(['am', 'im', 'in', 'on', 'at', 'the', 'den', 'dem', 'der', 'fur', 'for', 'um', 'ab', 'this']);
const eveningBegins = '17:00';

/**
 * The words of time in what was typed: 'heute', 'Wochenende', 'nächsten Freitag', 'Dezember', '24.12.' and their English kin, in
 * Europe/Berlin as of `now`. What has no year is the next one of its kind, today included. Null when there are none.
 */
export function parseTime(typed: string, now: Date): RequestedTime | null {
  const tokens = (fold(typed).match(/\d{1,2}\.\d{1,2}\.?(?:\d{4}\b)?|\d{1,2}\/\d{1,2}(?:\/\d{4}\b)?|[\p{L}\p{N}]+/gu) ?? []).slice(0, 40);
  const today = localDay(now);
  const parts: TimePhrase[] = [];
  const rest: string[] = [];
  for (let index = 0; index < tokens.length; ) {
    const part = partAt(tokens, index, today);
    if (shortWeekdays.has(tokens[index] ?? '') && dateAt(tokens, index + 1, today)) {
      index += 1;
      continue;
    }
    const clock = part ? 0 : clockAt(tokens, index);
    if (clock > 0) {
      index += clock;
      continue;
    }
    if (part) {
      while (leading.has(rest.at(-1) ?? '')) rest.pop();
      parts.push(part);
    } else rest.push(...(tokens[index]?.match(/[\p{L}\p{N}]+/gu) ?? []));
    index += part?.length ?? 1;
  }
  const span = together(parts);
  if (!span) return null;
  const evening = span.isEvening ? parseWallClock(`${span.first}T${eveningBegins}`) : null;
  return { from: evening ?? startOfLocalDay(span.first), until: startOfLocalDay(span.last, 1), rest };
}

/** Of several words of time the first counts, but a day of the week gives way to a date and is looked for in a week. */
function together(parts: readonly TimePhrase[]): Span | null {
  const base = parts.find(({ weekday }) => weekday === undefined) ?? parts[0];
  if (!base) return null;
  const named = parts.find(({ weekday }) => weekday !== undefined);
  const isEvening = parts.some(({ span }) => span.isEvening);
  const { first, last } = base.span;
  const day = named?.weekday === undefined ? null : dayInWeek(first, named.weekday);
  const isWeek = last === addDays(first, 6) || weekdayOf(last) === 6;
  const narrowed = day !== null && base !== named && isWeek && day <= last ? { first: day, last: day } : { first, last };
  return { ...narrowed, isEvening };
}

function partAt(tokens: readonly string[], index: number, today: string): TimePhrase | null {
  const [token = '', next = '', afterNext = ''] = tokens.slice(index, index + 3);
  return (
    dateAt(tokens, index, today) ??
    feastAt(tokens, index, today) ??
    (nextWords.test(token) ? ahead(next, today) : null) ??
    (thisWords.test(token) ? (thisEvening(next, today) ?? lengthen(plainWord(next, afterNext, today), 1)) : null) ??
    plainWord(token, next, today)
  );
}

/** How many tokens '19.30', '19 Uhr' and '19:30 Uhr' take: an evening has one performance, so the day is enough. */
function clockAt(tokens: readonly string[], index: number): number {
  const [token = '', next = '', afterNext = ''] = tokens.slice(index, index + 3);
  if (/^\d{1,2}\.\d{2}$/.test(token)) return next === 'uhr' ? 2 : 1;
  if (!/^\d{1,2}$/.test(token)) return 0;
  if (next === 'uhr' || next === 'pm') return 2;
  return /^\d{2}$/.test(next) && (afterNext === 'uhr' || afterNext === 'pm') ? 3 : 0;
}

function dateAt(tokens: readonly string[], index: number, today: string): TimePhrase | null {
  const [token = '', next = '', afterNext = ''] = tokens.slice(index, index + 3);
  return numericDate(token, today) ?? writtenDate(token, next, afterNext, today);
}

/** 'Heiligabend', 'New Year's Eve'. */
function feastAt(tokens: readonly string[], index: number, today: string): TimePhrase | null {
  for (const { month, day, days: length, names } of feasts) {
    const name = names.find((words) => words.every((word, place) => tokens[index + place] === word));
    const last = name && dateOf(day, month, undefined, today);
    if (name && last) return { span: { first: addDays(last, 1 - length), last }, length: name.length };
  }
  return null;
}

/** '24.12.', '24.12.2026', '24/12', '24/12/2026'. */
function numericDate(token: string, today: string): TimePhrase | null {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./]?(\d{4})?$/.exec(token) ?? [];
  const found = day && month ? dateOf(Number(day), Number(month), year, today) : null;
  return found ? { span: { first: found, last: found }, length: 1 } : null;
}

/** '24 Dezember 2026', 'December 24', 'Dezember 2026', 'Dezember'. */
function writtenDate(token: string, next: string, afterNext: string, today: string): TimePhrase | null {
  const isYear = (text: string) => /^20\d\d$/.test(text);
  const dayOf = (text: string) => (/^\d{1,2}(st|nd|rd|th)?$/.test(text) ? Number.parseInt(text, 10) : 0);
  const monthOf = (text: string, names = months) => names.findIndex((list) => list.includes(text)) + 1;
  const month = monthOf(token);
  const besideDay = (text: string) => monthOf(text) || monthOf(text, shortMonths);
  const [day, ofMonth, year] =
    besideDay(token) > 0 ? [dayOf(next), besideDay(token), afterNext] : [dayOf(token), besideDay(next), afterNext];
  if (day > 0 && ofMonth > 0) {
    const found = dateOf(day, ofMonth, isYear(year) ? year : undefined, today);
    if (found) return { span: { first: found, last: found }, length: isYear(year) ? 3 : 2 };
  }
  if (month === 0) return null;
  const chosen = isYear(next) ? Number(next) : Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const first = `${chosen}-${two(month)}-01`;
  return { span: { first, last: addDays(monthAfter(first), -1) }, length: isYear(next) ? 2 : 1 };
}

/** What follows 'next'. */
function ahead(word: string, today: string): TimePhrase | null {
  const monday = addDays(today, 7 - weekdayOf(today));
  if (word === 'woche' || word === 'week') return { span: { first: monday, last: addDays(monday, 6) }, length: 2 };
  if (word === 'wochenende' || word === 'weekend') {
    const saturday = addDays(weekendOf(today).last, 6);
    return { span: { first: saturday, last: addDays(saturday, 1) }, length: 2 };
  }
  if (word === 'monat' || word === 'month') {
    const first = monthAfter(today);
    return { span: { first, last: addDays(monthAfter(first), -1) }, length: 2 };
  }
  const weekday = weekdays.findIndex((names) => names.includes(word));
  if (weekday < 0) return null;
  const day = dayInWeek(addDays(today, 1), weekday);
  return { span: { first: day, last: day }, length: 2, weekday };
}

/** 'this evening', 'diesen Abend'. */
function thisEvening(word: string, today: string): TimePhrase | null {
  return evenings.includes(word) ? { span: { first: today, last: today, isEvening: true }, length: 2 } : null;
}

function plainWord(word: string, next: string, today: string): TimePhrase | null {
  const isEvening = evenings.includes(next);
  const length = isEvening ? 2 : 1;
  const days = daysOf(word, today);
  if (days) return { span: { ...days, isEvening: isEvening || word === 'tonight' }, length };
  const weekday = weekdays.findIndex((names) => names.some((name) => word === name || word === `${name}s`));
  if (weekday >= 0) {
    const day = dayInWeek(today, weekday);
    return { span: { first: day, last: day, isEvening }, length, weekday };
  }
  const ofEvening = weekdays.findIndex(([name]) => word === `${name}abend`);
  if (ofEvening < 0) return null;
  const day = dayInWeek(today, ofEvening);
  return { span: { first: day, last: day, isEvening: true }, length: 1, weekday: ofEvening };
}

function daysOf(word: string, today: string): Span | null {
  const distance = days.get(word);
  if (distance !== undefined) return { first: addDays(today, distance), last: addDays(today, distance) };
  if (word === 'wochenende' || word === 'weekend') return weekendOf(today);
  if (word === 'woche' || word === 'week') return { first: today, last: addDays(today, 6 - weekdayOf(today)) };
  if (word === 'monat' || word === 'month') return { first: today, last: addDays(monthAfter(today), -1) };
  return null;
}

/** Saturday and Sunday, what is left of them while they last. */
function weekendOf(today: string): Span {
  const sunday = addDays(today, 6 - weekdayOf(today));
  return { first: weekdayOf(today) === 6 ? today : addDays(sunday, -1), last: sunday };
}

/** A day that exists, without year the next one; a leap day may be years away. */
function dateOf(day: number, month: number, year: string | undefined, today: string): string | null {
  const firstYear = year ? Number(year) : Number(today.slice(0, 4));
  for (let candidate = firstYear; candidate <= firstYear + (year ? 0 : 8); candidate++) {
    const found = `${candidate}-${two(month)}-${two(day)}`;
    const time = new Date(`${found}T00:00:00Z`);
    if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== found) continue;
    if (year || found >= today) return found;
  }
  return null;
}

function lengthen(part: TimePhrase | null, by: number): TimePhrase | null {
  return part && { ...part, length: part.length + by };
}

/** Monday is 0. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function dayInWeek(from: string, weekday: number): string {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

function monthAfter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
}

const two = (number: number) => String(number).padStart(2, '0');
