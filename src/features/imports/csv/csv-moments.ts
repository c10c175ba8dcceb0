import type { InterfaceText } from '../../../core/languages.ts';
import { parseIsoInstant, toLocalIso } from '../../../core/text/wall-clock.ts';

/** Days of Excel count from here; 61 and later are right in spite of its 29 February 1900. */
const excelEpoch = '1899-12-30';
/** Serial days from 1954 to 2119: other numbers are no days. */
const serialDays = { first: 20_000, last: 80_000 };
const minutesOfDay = 1440;

/** A moment of a sheet: day 'YYYY-MM-DD' and wall-clock time 'HH:MM', each null when the cell says none. */
export interface CsvMoment {
  day: string | null;
  time: string | null;
}

/** A day as fields store it; undefined when the cell is none. */
export const readDay = (cell: string): string | undefined => readMoment(cell)?.day ?? undefined;

/** Day and time as fields take them: 'YYYY-MM-DDTHH:MM', local time of the venue; undefined when one of them is missing. */
export function readDayAndTime(cell: string): string | undefined {
  const { day, time } = readMoment(cell) ?? {};
  return day && time ? `${day}T${time}` : undefined;
}

export const expectedDay: InterfaceText = { de: 'ein Tag wie 20.11.2026 oder 2026-11-20', en: 'a day such as 20.11.2026 or 2026-11-20' };
export const expectedTime: InterfaceText = { de: 'eine Uhrzeit wie 19:30', en: 'a time such as 19:30' };
export const expectedMoment: InterfaceText = {
  de: 'Tag und Uhrzeit wie 20.11.2026 19:30 oder 2026-11-20T19:30',
  en: 'day and time such as 20.11.2026 19:30 or 2026-11-20T19:30',
};

/**
 * Reads day, time or both: '20.11.2026 19:30 Uhr', 'Fr., 20.11.26', '2026-11-20T19:30', '7:30 PM', Excel's 45980.8125.
 * Null when it is none of them; '11/20/2026' is none, because nobody knows which is the month.
 */
export function readMoment(cell: string): CsvMoment | null {
  // '0.75' is Excel's 18:00, '00.30' and '09.30' are clocks.
  const isClock = /^(?:[1-9]|\d\d)\.\d{2}$/.test(cell);
  if (!isClock && /^\d+(?:[.,]\d+)?$/.test(cell)) return fromSerial(Number(cell.replace(',', '.')));
  const instant = /(Z|[+-]\d{2}:?\d{2})$/.test(cell) ? parseIsoInstant(cell) : null;
  if (instant) return { day: toLocalIso(instant).slice(0, 10), time: toLocalIso(instant).slice(11, 16) };
  const text = cell.replace(/^\p{L}{2,10}\.?,?\s+(?=\d)/u, '');
  const [, iso, german, rest = ''] = /^(?:(\d{4}-\d{1,2}-\d{1,2})|(\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})(?!\d)))?(.*)$/s.exec(text) ?? [];
  const day = iso === undefined && german === undefined ? null : dayOf(iso ?? toIsoDay(german ?? ''));
  const clock = rest.replace(/^(T|,?\s+|,)(um )?/, '').trim();
  const time = clock ? readTime(clock) : null;
  if ((iso ?? german) !== undefined && day === null) return null;
  return (clock && time === null) || (day === null && time === null) ? null : { day, time };
}

/** Excel stores days as whole numbers and times as fractions of a day. */
function fromSerial(serial: number): CsvMoment | null {
  const minutes = Math.round(serial * minutesOfDay);
  const days = Math.floor(minutes / minutesOfDay);
  const rest = minutes % minutesOfDay;
  const time = `${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
  if (serial > 0 && serial < 1 && days === 0) return { day: null, time };
  if (days < serialDays.first || days > serialDays.last) return null;
  return { day: Temporal.PlainDate.from(excelEpoch).add({ days }).toString(), time: Number.isInteger(serial) ? null : time };
}

function toIsoDay(german: string): string {
  const [day = '', month = '', year = ''] = german.split('.').map((part) => part.trim());
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
}

function dayOf(text: string): string | null {
  const [year, month, day] = text.split('-').map(Number);
  try {
    return Temporal.PlainDate.from({ year: year ?? 0, month: month ?? 0, day: day ?? 0 }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** '19:30', '19.30 Uhr', '19:30:00', '19 Uhr', '19h', '7:30 PM'; seconds are dropped. */
function readTime(clock: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.0+)?)?)?\s*(uhr|h|[ap]\.?m\.?)?$/i.exec(clock);
  if (!match) return null;
  const [, hours = '', minutes, word = ''] = match;
  if (minutes === undefined && word === '') return null;
  const isTwelve = /^[ap]/i.test(word);
  const hour = Number(hours);
  if (isTwelve ? hour < 1 || hour > 12 : hour > 23) return null;
  if (Number(minutes ?? 0) > 59) return null;
  return `${two(isTwelve ? (hour % 12) + (/^p/i.test(word) ? 12 : 0) : hour)}:${minutes ?? '00'}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
