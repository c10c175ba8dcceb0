import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvLine } from '../../../core/text/csv.ts';
import { nextId, withSeatGroup } from './edit-plan.ts';
import { kindOf, type PlanArea, type PlanRow, priceGroupOf, type SeatedArea, type SeatPlan, seatKinds } from './seat-plan.shapes.ts';

/** The last three may be empty or missing: then what the plan has stays. */
export const csvColumns = ['area', 'row', 'seat', 'kind', 'price_group', 'area_en', 'shape', 'offset'] as const;
type Cells = Record<(typeof csvColumns)[number], string>;

const areaCells = { area: z.string().min(1).max(60), area_en: z.string().max(60) };
const rowLine = z.object({
  ...areaCells,
  row: z.string().min(1).max(10),
  seat: z.coerce.number().int().min(1).max(999),
  kind: z.enum(seatKinds),
  price_group: z.string().min(1).max(100),
  shape: z.enum(['straight', 'curved', '']),
  offset: z
    .string()
    .transform((cell) => (cell === '' ? null : Number(cell.replace(',', '.'))))
    .pipe(z.number().min(-50).max(50).nullable()),
});
const aisleLine = z.object({ area: areaCells.area, row: z.string().min(1), kind: z.literal('aisle') });
const standingLine = z.object({
  ...areaCells,
  seat: z.coerce.number().int().min(1).max(9999),
  kind: z.literal('standing'),
  price_group: z.string().min(1).max(100),
});

/** What is wrong with a line of the file, from 1. */
export interface CsvProblem {
  /**
   * 'format': the line cannot be read, as after a quotation mark without its partner; 'encoding': its letters were read in another
   * encoding than they were written in; 'column': the first line names a column that there is not; 'empty': there is no seat in the whole
   * list, which takes the plan's place; 'nothing': nor is there a plan.
   */
  kind: 'missing' | 'twice' | 'wrong' | 'format' | 'encoding' | 'column' | 'empty' | 'nothing';
  line: number;
  column: string;
  value: string;
}

type Result = { plan: SeatPlan; problems: [] } | { plan: null; problems: CsvProblem[] };

/**
 * Reads a plan from CSV, a line for each seat from left to right: area, row, seat, kind and price group (the seat group's name), then the
 * area's English name, the shape of its rows and how many seats the row is shifted to the right, each once. The kind 'aisle' without a seat
 * is an aisle, 'standing' without a row an area with so many places. Areas and rows keep what the file does not say, and their ids, by
 * name and label.
 */
export function planFromCsv(text: string, previous: SeatPlan): Result {
  const problems: CsvProblem[] = [];
  let lines: string[][];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
    });
  } catch (error) {
    return { plan: null, problems: [{ kind: 'format', line: (error as { lines?: number }).lines ?? 1, column: '', value: '' }] };
  }
  const reader = new PlanReader(previous);
  let columns: readonly string[] = csvColumns;
  const first = lines.findIndex((values) => values.join('').trim() !== '');
  for (const [index, values] of lines.entries()) {
    if (values.join('').trim() === '') continue;
    const lost = values.find((value) => wrongLetters.test(value));
    if (lost !== undefined) {
      problems.push({ kind: 'encoding', line: index + 1, column: '', value: lost });
      continue;
    }
    if (index === first && isHeading(values)) {
      columns = values.map((name) => name.toLowerCase());
      const unknown = columns.filter((name) => name !== '' && !csvColumns.some((known) => known === name));
      // Its lines could be read into the wrong columns.
      if (unknown.length > 0) return { plan: null, problems: [{ kind: 'column', line: index + 1, column: '', value: unknown.join(', ') }] };
      continue;
    }
    const cells = cellsOf(values, columns);
    const refused = reader.add(cells);
    if (refused === null) continue;
    const value = cells[refused.column];
    problems.push({ kind: refused.kind ?? (value === '' ? 'missing' : 'wrong'), line: index + 1, column: refused.column, value });
  }
  const plan = reader.plan();
  if (problems.length === 0 && plan.areas.length === 0)
    problems.push({ kind: previous.areas.length > 0 ? 'empty' : 'nothing', line: 1, column: '', value: '' });
  return problems.length > 0 ? { plan: null, problems } : { plan, problems: [] };
}

/** One separator for the whole list, that of its first line: with semicolons a comma belongs to a name or a number, as Excel writes it. */
function delimiterOf(text: string): string {
  const first = (/[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  return ['\t', ';'].find((delimiter) => first.includes(delimiter)) ?? ',';
}

/** What no name has: the mark of an unreadable byte, a control character, and a letter of UTF-8 read as two. */
const wrongLetters = /\p{Cc}|\ufffd|[\u00c2\u00c3][\u0080-\u00bf\u0152-\u0178\u2013-\u20ac]/u;

/** A line of names: every other has a number, or is an aisle. */
const isHeading = (values: readonly string[]) => values.every((value) => !/^-?\d+$/.test(value) && value.toLowerCase() !== 'aisle');

/** Cells by column, without the apostrophe that keeps a spreadsheet from computing a formula. */
function cellsOf(values: readonly string[], columns: readonly string[]): Cells {
  const entries = csvColumns.map((name) => [name, (values[columns.indexOf(name)] ?? '').replace(/^'(?=[=+\-@])/, '')] as const);
  const cells = Object.fromEntries(entries) as Cells;
  return { ...cells, kind: cells.kind.toLowerCase() || 'normal' };
}

/** Why a line is refused: the column at fault, and 'twice' for a seat that is there already. */
type RefusedLine = { column: keyof Cells; kind?: 'twice' };

/** Builds a plan from lines, one after the other. */
class PlanReader {
  #plan: SeatPlan;
  #nextId: number;
  readonly #previous: SeatPlan;
  /** What areas and rows are given once, by their names and the column. */
  readonly #given = new Map<string, string>();

  constructor(previous: SeatPlan) {
    this.#previous = previous;
    this.#nextId = nextId(previous);
    this.#plan = { price_groups: [...previous.price_groups], areas: [], release_hours: previous.release_hours };
  }

  /** The plan of all lines, with the price groups that it uses. */
  plan(): SeatPlan {
    const used = new Set(
      this.#plan.areas.flatMap((area) =>
        area.kind === 'standing' ? [area.price_group] : area.rows.flatMap((row) => [row.price_group, ...Object.keys(row.other_groups)]),
      ),
    );
    return { ...this.#plan, price_groups: this.#plan.price_groups.filter(({ letter }) => used.has(letter)) };
  }

  add(cells: Cells): RefusedLine | null {
    if (cells.kind === 'standing') return this.#addStanding(cells);
    return cells.kind === 'aisle' ? this.#addAisle(cells) : this.#addSeat(cells);
  }

  #addStanding(cells: Cells): RefusedLine | null {
    const parsed = standingLine.safeParse(cells);
    if (!parsed.success) return faultOf(parsed.error);
    const { area, area_en, seat, price_group } = parsed.data;
    if (this.#areaOf(area)) return { column: 'area' };
    const known = this.#knownArea(area);
    const { plan, letter } = withSeatGroup(this.#plan, price_group);
    const id = known?.kind === 'standing' ? known.id : this.#nextId++;
    const standing: PlanArea = { kind: 'standing', name: nameOf(area, area_en, known), places: seat, price_group: letter, id };
    this.#plan = { ...plan, areas: [...plan.areas, standing] };
    return null;
  }

  #addAisle(cells: Cells): RefusedLine | null {
    const parsed = aisleLine.safeParse(cells);
    if (!parsed.success) return faultOf(parsed.error);
    const area = this.#areaOf(cells.area);
    if (area?.kind === 'standing') return { column: 'area' };
    const row = area?.rows.find(({ label }) => label === cells.row);
    const last = row?.numbers.at(-1);
    if (!row || last === undefined) return { column: 'row' };
    row.aisles.push(last);
    return null;
  }

  #addSeat(cells: Cells): RefusedLine | null {
    const parsed = rowLine.safeParse(cells);
    if (!parsed.success) return faultOf(parsed.error);
    const { area: name, area_en, row: label, seat, kind, price_group, shape, offset } = parsed.data;
    const found = this.#areaOf(name);
    if (found?.kind === 'standing') return { column: 'area' };
    const contradicted = (['area_en', 'shape', 'offset'] as const).find((column) => !this.#agrees(cells, column));
    if (contradicted) return { column: contradicted };
    const known = this.#knownArea(name);
    const area: SeatedArea = found ?? {
      ...{ kind: 'seated', name: nameOf(name, area_en, known), rows: [] },
      shape: known?.kind === 'seated' ? known.shape : 'straight',
    };
    if (area_en) area.name = nameOf(name, area_en, known);
    if (shape) area.shape = shape;
    const current = area.rows.find((row) => row.label === label);
    if (current?.numbers.includes(seat)) return { column: 'seat', kind: 'twice' };
    const { plan, letter } = withSeatGroup(this.#plan, price_group);
    const row = current ?? this.#newRow(known, label, letter);
    if (offset !== null) row.offset = offset;
    row.numbers.push(seat);
    if (kind !== 'normal') row[kind].push(seat);
    if (letter !== row.price_group) row.other_groups[letter] = [...(row.other_groups[letter] ?? []), seat];
    if (!current) area.rows.push(row);
    this.#plan = found ? plan : { ...plan, areas: [...plan.areas, area] };
    return null;
  }

  #newRow(area: PlanArea | undefined, label: string, price_group: string): PlanRow {
    const known = area?.kind === 'seated' ? area.rows.find((row) => row.label === label) : undefined;
    return {
      ...{ id: known?.id ?? this.#nextId++, label, price_group, numbers: [], aisles: [], offset: known?.offset ?? 0 },
      ...{ restricted: [], wheelchair: [], companion: [], other_groups: {} },
    };
  }

  /** Whether a line says the same as those before it of this area or row, or nothing. */
  #agrees(cells: Cells, column: 'area_en' | 'shape' | 'offset'): boolean {
    const value = cells[column];
    if (value === '') return true;
    const key = JSON.stringify([column, cells.area, column === 'offset' ? cells.row : '']);
    const first = this.#given.get(key) ?? value;
    this.#given.set(key, first);
    return first === value;
  }

  #areaOf(name: string): PlanArea | undefined {
    return this.#plan.areas.find((area) => area.name.de === name);
  }

  #knownArea(name: string): PlanArea | undefined {
    return this.#previous.areas.find((area) => area.name.de === name);
  }
}

const nameOf = (area: string, english: string, known: PlanArea | undefined): PlanArea['name'] => ({
  ...(known?.name ?? { de: area }),
  ...(english && { en: english }),
});

const faultOf = (error: z.ZodError): RefusedLine => ({ column: error.issues[0]?.path[0] as keyof Cells });

/** The same plan as CSV. */
export function csvOfPlan({ areas, price_groups }: SeatPlan): string {
  const groupOf = (letter: string) => price_groups.find((group) => group.letter === letter)?.seat_group ?? '';
  const lines = areas.flatMap((area) => {
    const { de, en = '' } = area.name;
    const name = de ?? en;
    if (area.kind === 'standing') return [[name, '', area.places, 'standing', groupOf(area.price_group), en]];
    return area.rows.flatMap((row, rowAt) =>
      row.numbers.flatMap((number, at) => [
        [name, row.label, number, kindOf(row, number), groupOf(priceGroupOf(row, number)), ...onceOf({ area, rowAt, at })],
        ...(row.aisles.includes(number) ? [[name, row.label, '', 'aisle', '']] : []),
      ]),
    );
  });
  return [[...csvColumns], ...lines].map((line) => csvLine(line)).join('');
}

/** English name and shape stand in the first line of an area, the shift in the first of a row. */
function onceOf({ area, rowAt, at }: { area: SeatedArea; rowAt: number; at: number }): (string | number)[] {
  if (at > 0) return [];
  const isFirst = rowAt === 0;
  return [isFirst ? (area.name.en ?? '') : '', isFirst ? area.shape : '', area.rows[rowAt]?.offset ?? 0];
}
