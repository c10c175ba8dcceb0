import { addDays } from '../../../core/text/dates.ts';
import { expectedDay, expectedTime } from './csv-moments.ts';
import type { SheetRow } from './sheet-row.ts';

/** When a row's event begins and ends, as local times 'YYYY-MM-DDTHH:MM'. */
export interface RowMoments {
  date_start: string;
  date_end?: string | null;
}

export function momentsOf(row: SheetRow): RowMoments {
  const date_start = startOf(row);
  return { date_start, ...endOf(row, date_start) };
}

/** From the column with day and time, or from the two columns; '' when it is not to be had. */
function startOf(row: SheetRow): string {
  const [whole, date, time] = (['start', 'date', 'time'] as const).map((name) => row.moment(name));
  if (row.faults.length > 0) return '';
  const day = whole?.day ?? date?.day;
  const clock = time?.time ?? whole?.time ?? date?.time;
  if (day && clock) return `${day}T${clock}`;
  const cell = day ? (row.cell('time') ?? row.cell('start') ?? row.cell('date')) : (row.cell('date') ?? row.cell('start'));
  if (cell) row.refuse(cell, day ? expectedTime : expectedDay);
  return '';
}

/** A time alone is of the day of the start, or of the night after it. */
function endOf(row: SheetRow, start: string): { date_end?: string | null } {
  const cell = row.cell('end');
  if (!cell) return {};
  const end = row.moment('end');
  if (!end || !start) return { date_end: null };
  if (!end.time) row.refuse(cell);
  const day = start.slice(0, 10);
  const isNextDay = !end.day && `${day}T${end.time}` < start;
  return { date_end: `${end.day ?? (isNextDay ? addDays(day, 1) : day)}T${end.time}` };
}
