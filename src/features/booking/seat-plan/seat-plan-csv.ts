import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvLine } from '../../../core/text/csv.ts';
import { nextId, withSeatGroup } from './edit-plan.ts';
import { kindOf, type PlanRow, priceGroupOf, type SeatedArea, type SeatPlan, seatKinds } from './seat-plan.shapes.ts';

export const csvColumns = ['area', 'row', 'seat', 'kind', 'price_group'] as const;

const rowLine = z.object({
  area: z.string().min(1).max(60),
  row: z.string().min(1).max(10),
  seat: z.coerce.number().int().min(1).max(999),
  kind: z.enum(seatKinds),
  price_group: z.string().min(1).max(100),
});
const aisleLine = z.object({ area: z.string().min(1), row: z.string().min(1), kind: z.literal('aisle') });
const standingLine = z.object({
  area: z.string().min(1).max(60),
  seat: z.coerce.number().int().min(1).max(9999),
  kind: z.literal('standing'),
  price_group: z.string().min(1).max(100),
});

/** What is wrong with a line of the file, from 1. */
export interface CsvProblem {
  /** 'format': the line cannot be read, as after a quotation mark without its partner. */
  kind: 'missing' | 'twice' | 'wrong' | 'format';
  line: number;
  column: string;
  value: string;
}

type Result = { plan: SeatPlan; problems: [] } | { plan: null; problems: CsvProblem[] };

/**
 * Reads a plan from CSV, a line for each seat from left to right: area, row, seat, kind and price group (the seat group's name). The kind
 * 'aisle' without a seat is an aisle, 'standing' without a row an area with so many places. Rows keep their ids by area and label.
 */
export function planFromCsv(text: string, previous: SeatPlan): Result {
  const problems: CsvProblem[] = [];
  let lines: string[][];
  try {
    lines = parse(text, { bom: true, delimiter: [',', ';', '\t'], relax_column_count: true, skip_empty_lines: false, trim: true });
  } catch (error) {
    return { plan: null, problems: [{ kind: 'format', line: (error as { lines?: number }).lines ?? 1, column: '', value: '' }] };
  }
  let plan: SeatPlan = { price_groups: [], areas: [], release_hours: previous.release_hours };
  for (const { letter, seat_group } of previous.price_groups)
    plan = { ...plan, price_groups: [...plan.price_groups, { letter, seat_group }] };
  let id = nextId(previous);
  const areaOf = (name: string) => plan.areas.find((area) => area.name.de === name);
  const before = (name: string) => previous.areas.find((area) => area.name.de === name);
  for (const [index, cells] of lines.entries()) {
    if (cells.join('').trim() === '' || (index === 0 && cells[0]?.toLowerCase() === 'area')) continue;
    const [area = '', row = '', seat = '', kind = '', price_group = ''] = cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, ''));
    const refuse = (column: string, value: string, kind: CsvProblem['kind'] = value === '' ? 'missing' : 'wrong') =>
      problems.push({ kind, line: index + 1, column, value });
    const shape = kind === 'aisle' ? aisleLine : kind === 'standing' ? standingLine : rowLine;
    const parsed = shape.safeParse({ area, row, seat, kind: kind || 'normal', price_group });
    if (!parsed.success) {
      const column = String(parsed.error.issues[0]?.path[0] ?? '');
      refuse(column, { area, row, seat, kind, price_group }[column] ?? '');
      continue;
    }
    const line = parsed.data;
    const known = before(area);
    if (line.kind === 'standing') {
      if (areaOf(area)) refuse('area', area);
      const grouped = withSeatGroup(plan, price_group);
      const standing = { kind: 'standing', name: known?.name ?? { de: area }, places: Number(seat), price_group: grouped.letter } as const;
      plan = { ...grouped.plan, areas: [...plan.areas, { ...standing, id: known?.kind === 'standing' ? known.id : id++ }] };
      continue;
    }
    const found = areaOf(area);
    if (found?.kind === 'standing') {
      refuse('area', area);
      continue;
    }
    const seated: SeatedArea = found ?? {
      ...{ kind: 'seated', name: known?.name ?? { de: area }, rows: [] },
      shape: known?.kind === 'seated' ? known.shape : 'straight',
    };
    const old = known?.kind === 'seated' ? known.rows.find(({ label }) => label === row) : undefined;
    const current = seated.rows.find(({ label }) => label === row);
    if (line.kind === 'aisle') {
      const last = current?.numbers.at(-1);
      if (!current || last === undefined) refuse('row', row);
      else current.aisles.push(last);
      continue;
    }
    const number = Number(seat);
    if (current?.numbers.includes(number)) {
      refuse('seat', seat, 'twice');
      continue;
    }
    const grouped = withSeatGroup(plan, price_group);
    const target: PlanRow = current ?? {
      ...{ id: old?.id ?? id++, label: row, price_group: grouped.letter, numbers: [], aisles: [], offset: old?.offset ?? 0 },
      ...{ restricted: [], wheelchair: [], companion: [], other_groups: {} },
    };
    target.numbers.push(number);
    if (line.kind !== 'normal') target[line.kind].push(number);
    if (grouped.letter !== target.price_group)
      target.other_groups[grouped.letter] = [...(target.other_groups[grouped.letter] ?? []), number];
    const rows = current ? seated.rows : [...seated.rows, target];
    plan = {
      ...grouped.plan,
      areas: found ? plan.areas.map((one) => (one === found ? { ...seated, rows } : one)) : [...plan.areas, { ...seated, rows }],
    };
  }
  if (problems.length > 0) return { plan: null, problems };
  const used = new Set(
    plan.areas.flatMap((area) =>
      area.kind === 'standing' ? [area.price_group] : area.rows.flatMap((row) => [row.price_group, ...Object.keys(row.other_groups)]),
    ),
  );
  return { plan: { ...plan, price_groups: plan.price_groups.filter(({ letter }) => used.has(letter)) }, problems: [] };
}

/** The same plan as CSV. */
export function csvOfPlan({ areas, price_groups }: SeatPlan): string {
  const nameOf = (letter: string) => price_groups.find((group) => group.letter === letter)?.seat_group ?? '';
  const lines = areas.flatMap((area) => {
    const name = area.name.de ?? area.name.en ?? '';
    if (area.kind === 'standing') return [[name, '', area.places, 'standing', nameOf(area.price_group)]];
    return area.rows.flatMap((row) =>
      row.numbers.flatMap((number) => [
        [name, row.label, number, kindOf(row, number), nameOf(priceGroupOf(row, number))],
        ...(row.aisles.includes(number) ? [[name, row.label, '', 'aisle', '']] : []),
      ]),
    );
  });
  return [[...csvColumns], ...lines].map((line) => csvLine(line)).join('');
}
