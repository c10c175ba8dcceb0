import { type PlanRow, placeOf, type SeatedArea, type SeatKind, type SeatPlan } from './seat-plan.shapes.ts';

/** How the seats of a row are numbered from left to right; 'odd-even': odd numbers from the middle to the left, even ones to the right. */
export const numberings = ['left', 'right', 'odd-even'] as const;

/** Rows that look alike (SHOP-65). */
export interface RowRule {
  /** Index of an area of the plan; null for a new one. */
  area: number | null;
  name: SeatedArea['name'];
  shape: SeatedArea['shape'];
  seatGroup: string;
  rows: [from: number, to: number];
  seats: [from: number, to: number];
  numbering: (typeof numberings)[number];
  /** Numbers of seats with an aisle on their right. */
  aisles: number[];
  offset: number;
}

export const emptyPlan: SeatPlan = { price_groups: [], areas: [], release_hours: null };

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The numbers of a row from left to right. */
export function numbersByRule([from, to]: RowRule['seats'], numbering: RowRule['numbering']): number[] {
  const numbers = range(from, to);
  if (numbering === 'left') return numbers;
  if (numbering === 'right') return numbers.reverse();
  return [...numbers.filter((number) => number % 2 === 1).reverse(), ...numbers.filter((number) => number % 2 === 0)];
}

/** The next id for a row or standing area. */
export function nextId({ areas }: SeatPlan): number {
  return Math.max(0, ...areas.flatMap((area) => (area.kind === 'seated' ? area.rows.map(({ id }) => id) : [area.id]))) + 1;
}

/** The plan with a letter for a seat group. */
export function withSeatGroup(plan: SeatPlan, seatGroup: string): { plan: SeatPlan; letter: string } {
  const known = plan.price_groups.find(({ seat_group }) => seat_group === seatGroup);
  if (known) return { plan, letter: known.letter };
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !plan.price_groups.some((group) => group.letter === one)) ?? 'Z';
  return { plan: { ...plan, price_groups: [...plan.price_groups, { letter, seat_group: seatGroup }] }, letter };
}

/** Adds rows by rule; a row that its area has already gets the new seats and keeps its id, so that tickets for it stay valid. */
export function addRows(plan: SeatPlan, rule: RowRule): SeatPlan {
  const { plan: grouped, letter } = withSeatGroup(plan, rule.seatGroup);
  const numbers = numbersByRule(rule.seats, rule.numbering);
  const found = rule.area === null ? undefined : grouped.areas[rule.area];
  const area: SeatedArea = found?.kind === 'seated' ? found : { kind: 'seated', name: rule.name, shape: rule.shape, rows: [] };
  const first = nextId(plan);
  const made = range(...rule.rows).map((row, index): PlanRow => {
    const known = area.rows.find(({ label }) => label === String(row));
    const only = (list: readonly number[] = []) => list.filter((number) => numbers.includes(number));
    return {
      ...{ id: known?.id ?? first + index, label: String(row), price_group: letter, numbers, offset: rule.offset },
      aisles: only(rule.aisles),
      ...{ restricted: only(known?.restricted), wheelchair: only(known?.wheelchair), companion: only(known?.companion), other_groups: {} },
    };
  });
  const labels = made.map(({ label }) => label);
  const rows = [...area.rows.filter(({ label }) => !labels.includes(label)), ...made].sort(byLabel);
  const areas =
    found?.kind === 'seated'
      ? grouped.areas.map((one) => (one === found ? { ...area, rows } : one))
      : [...grouped.areas, { ...area, rows }];
  return { ...grouped, areas };
}

const byLabel = (one: PlanRow, other: PlanRow) => one.label.localeCompare(other.label, 'de', { numeric: true });

/** What can be done with single seats. */
export type SeatChange = { kind: SeatKind } | { seatGroup: string } | 'aisle' | 'no-aisle' | 'remove';

/** Changes single seats of a plan; rows and areas without seats are left out. */
export function changeSeats(plan: SeatPlan, places: ReadonlySet<number>, change: SeatChange): SeatPlan {
  const to = typeof change === 'object' && 'seatGroup' in change ? withSeatGroup(plan, change.seatGroup) : { plan, letter: '' };
  const areas = to.plan.areas.flatMap((area): SeatPlan['areas'] => {
    if (area.kind === 'standing') return [area];
    const rows = area.rows.map((row) =>
      changeRow(
        row,
        row.numbers.filter((number) => places.has(placeOf(row.id, number))),
        change,
        to.letter,
      ),
    );
    const left = rows.filter(({ numbers }) => numbers.length > 0);
    return left.length > 0 ? [{ ...area, rows: left }] : [];
  });
  return withoutUnused({ ...to.plan, areas });
}

function changeRow(row: PlanRow, chosen: readonly number[], change: SeatChange, letter: string): PlanRow {
  if (chosen.length === 0) return row;
  const rest = (list: readonly number[]) => list.filter((number) => !chosen.includes(number));
  if (change === 'aisle') return { ...row, aisles: [...rest(row.aisles), ...chosen] };
  if (change === 'no-aisle') return { ...row, aisles: rest(row.aisles) };
  const others = Object.fromEntries(Object.entries(row.other_groups).map(([group, numbers]) => [group, rest(numbers)]));
  if (change !== 'remove' && 'seatGroup' in change) {
    const own = letter === row.price_group ? {} : { [letter]: [...(others[letter] ?? []), ...chosen] };
    return { ...row, other_groups: withoutEmpty({ ...others, ...own }) };
  }
  const kinds = { restricted: rest(row.restricted), wheelchair: rest(row.wheelchair), companion: rest(row.companion) };
  if (change === 'remove')
    return { ...row, ...kinds, numbers: rest(row.numbers), aisles: rest(row.aisles), other_groups: withoutEmpty(others) };
  return { ...row, ...kinds, ...(change.kind !== 'normal' && { [change.kind]: [...kinds[change.kind], ...chosen] }) };
}

const withoutEmpty = (groups: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(groups).filter(([, numbers]) => numbers.length > 0));

/** The plan without price groups that nothing has. */
function withoutUnused(plan: SeatPlan): SeatPlan {
  const used = new Set(
    plan.areas.flatMap((area) =>
      area.kind === 'standing' ? [area.price_group] : area.rows.flatMap((row) => [row.price_group, ...Object.keys(row.other_groups)]),
    ),
  );
  return { ...plan, price_groups: plan.price_groups.filter(({ letter }) => used.has(letter)) };
}
