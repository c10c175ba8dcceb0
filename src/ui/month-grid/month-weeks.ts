import { addDays, addMonths } from '../../core/text/dates.ts';

/** The days 'YYYY-MM-DD' of a month in weeks from Monday to Sunday; null is outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = weekdayOf(month);
  const length = Number(addDays(addMonths(month, 1), -1).slice(8));
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const number = week * 7 + index - before + 1;
      return number < 1 || number > length ? null : `${month.slice(0, 8)}${String(number).padStart(2, '0')}`;
    }),
  );
}

/** Where a key of the date grid leads from a day (WAI-ARIA date picker); null for any other key. */
export function dayAfterKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(addMonths(day, -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(day, 1), day);
    default:
      return null;
  }
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
}

/** The 31st becomes the last day of a shorter month. */
function sameDayIn(month: string, day: string): string {
  const last = addDays(addMonths(month, 1), -1);
  const number = Math.min(Number(day.slice(8)), Number(last.slice(8)));
  return addDays(month, number - 1);
}
