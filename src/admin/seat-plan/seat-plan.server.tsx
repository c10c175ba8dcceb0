import { z } from 'zod';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import {
  addRows,
  changeSeats,
  emptyPlan,
  nextId,
  numberings,
  type SeatChange,
  withSeatGroup,
} from '../../features/booking/seat-plan/edit-plan.ts';
import { planSeats, type SeatLabel } from '../../features/booking/seat-plan/planned-seats.ts';
import { limitOf, maxReleaseHours, type SeatPlan, seatKinds, seatPlanSchema } from '../../features/booking/seat-plan/seat-plan.shapes.ts';
import { csvOfPlan, planFromCsv } from '../../features/booking/seat-plan/seat-plan-csv.ts';
import { readStoredPlan } from '../../features/booking/seat-plan/seat-plans.read.server.ts';
import { readSoldPlaces, writeSeatPlan } from '../../features/booking/seat-plan/seat-plans.write.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, store, submittedOf } from '../admin-context.server.ts';
import { doneText } from '../done-text.ts';
import type { EntryAction } from '../entries/entry-action.ts';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { rowOf } from './edited-seats.tsx';
import type { PlanProblem } from './plan-problems.tsx';
import { SeatPlanView } from './seat-plan-view.tsx';

/** The seat plan of a room in the sandbox shop (SHOP-65). Other shops have their own. */
export const seatPlanAction: EntryAction = {
  isFor: ({ name }, { deleted_at }, { options }) => name === 'rooms' && deleted_at === null && options.isSandbox,
  show: (context, resource, entry) => seatPlanPage(context, resource, entry, { problems: [], form: null, preview: null }),
  submit: async (context, resource, entry) => {
    const form = submittedOf(context);
    const version = Number(form.get('version')) || 0;
    const stored = (await readStoredPlan(context.reading.db, entry.id))?.plan ?? emptyPlan;
    const step = form.get('op') ?? '';
    if (step === 'download')
      return { file: { name: `seat-plan-${entry.id}.csv`, type: 'text/csv; charset=utf-8', body: `\uFEFF${csvOfPlan(stored)}` } };
    const changed = step === 'delete' ? { plan: null, problems: [] } : changedPlan(stored, step, form);
    for (const problem of changed.problems) if (problem.why === 'field') problem.isEmpty = (form.get(problem.field) ?? '').trim() === '';
    if (changed.problems.length > 0) return seatPlanPage(context, resource, entry, { problems: changed.problems, form, preview: null });
    if (step !== 'preview' && form.get('despite') !== String(version)) {
      const labels = changedSold(stored, changed.plan, await readSoldPlaces(context.reading.db, entry.id, context.reading.now));
      if (labels.length > 0) return seatPlanPage(context, resource, entry, { problems: [{ why: 'affects', labels }], form, preview: null });
    }
    if (step === 'preview') return seatPlanPage(context, resource, entry, { problems: [], form, preview: changed.plan });
    const refusal = await store(context, (transaction, actor) =>
      writeSeatPlan(transaction, { room: entry.id, plan: changed.plan, version }, actor),
    );
    if (!refusal) return { to: `${adminHref(context.language, resource.name, entry.id)}/seat-plan?done=seat_plan` };
    const problem: PlanProblem = refusal === 'changed' ? { why: 'changed' } : { why: 'sold', labels: refusal.sold };
    return seatPlanPage(context, resource, entry, { problems: [problem], form, preview: null });
  },
};

const whole = (max: number) => z.coerce.number().int().min(1).max(max);
const ruleShape = z.object({
  area: z.union([z.literal('').transform(() => null), z.coerce.number().int().min(0)]),
  name_de: z.string().trim().max(60),
  name_en: z.string().trim().max(60),
  shape: z.enum(['straight', 'curved']),
  seat_group: z.string().trim().min(1).max(100),
  row_from: whole(500),
  row_to: whole(500),
  seat_from: whole(999),
  seat_to: whole(999),
  numbering: z.enum(numberings),
  aisles: z
    .string()
    .regex(/^[\d ,;]*$/)
    .transform((text) => (text.match(/\d+/g) ?? []).map(Number)),
  offset: z.union([z.literal('').transform(() => 0), z.coerce.number().min(-50).max(50)]),
});
const standingShape = z.object({
  name_de: z.string().trim().min(1).max(60),
  name_en: z.string().trim().max(60),
  seat_group: z.string().trim().min(1).max(100),
  places: whole(9999),
});

type PlanResult = { plan: SeatPlan; problems: [] } | { plan: null; problems: PlanProblem[] };

/** The plan after a step of its form, or what is wrong with the input. */
function changedPlan(plan: SeatPlan, step: string, form: URLSearchParams): PlanResult {
  const values = Object.fromEntries(form);
  if (step === 'rows') {
    const rule = ruleShape.safeParse(values);
    if (!rule.success) return wrong(rule.error);
    const { area, row_from, row_to, seat_from, seat_to, seat_group: seatGroup, shape, numbering, aisles, offset } = rule.data;
    if (row_to < row_from || row_to - row_from > 99) return wrongField('row_to');
    if (seat_to < seat_from || seat_to - seat_from > 199) return wrongField('seat_to');
    if (area === null && !rule.data.name_de) return wrongField('name_de');
    const name = { de: rule.data.name_de, en: rule.data.name_en };
    return checked(
      addRows(plan, { area, name, shape, seatGroup, rows: [row_from, row_to], seats: [seat_from, seat_to], numbering, aisles, offset }),
    );
  }
  if (step === 'standing') {
    const area = standingShape.safeParse(values);
    if (!area.success) return wrong(area.error);
    const { plan: grouped, letter } = withSeatGroup(plan, area.data.seat_group);
    const name = { de: area.data.name_de, en: area.data.name_en };
    const added = { kind: 'standing' as const, name, id: nextId(plan), price_group: letter, places: area.data.places };
    return checked({ ...grouped, areas: [...grouped.areas, added] });
  }
  if (step === 'seats') {
    const rows = new Set(form.getAll('row').map(Number));
    const inRows = rows.size === 0 ? [] : placesOf(plan).filter((place) => rows.has(rowOf(place)));
    const places = new Set([...form.getAll('seat').map(Number), ...inRows]);
    if (places.size === 0) return { plan: null, problems: [{ why: 'none' }] };
    const change = seatChange(form);
    return change ? checked(changeSeats(plan, places, change)) : wrongField('change');
  }
  if (step === 'settings') {
    const text = form.get('release_hours')?.trim() ?? '';
    const isHours = /^\d{0,4}$/.test(text) && Number(text) <= maxReleaseHours;
    return isHours ? checked({ ...plan, release_hours: text === '' ? null : Number(text) }) : wrongField('release_hours');
  }
  const read = planFromCsv(form.get('csv') ?? '', plan);
  if (!read.plan) return { plan: null, problems: read.problems.map((problem) => ({ why: 'csv', ...problem })) };
  return checked(read.plan);
}

const placesOf = (plan: SeatPlan) => [...planSeats(plan).values()].flatMap(({ byPlace }) => [...byPlace.keys()]);

/** Labels of sold seats that stay in the plan as another kind of seat, or sold as another group. */
function changedSold(before: SeatPlan, after: SeatPlan | null, sold: Awaited<ReturnType<typeof readSoldPlaces>>): SeatLabel[] {
  const meaningsOf = (plan: SeatPlan) =>
    new Map([...planSeats(plan)].flatMap(([group, { byPlace }]) => [...byPlace].map(([place, { kind }]) => [place, `${kind} ${group}`])));
  const [was, is] = [meaningsOf(before), meaningsOf(after ?? emptyPlan)];
  const changed = sold.filter(({ seat }) => is.has(seat) && was.has(seat) && is.get(seat) !== was.get(seat));
  return [...new Map(changed.flatMap(({ seat, label }) => (label ? [[seat, label] as const] : []))).values()];
}

function seatChange(form: URLSearchParams): SeatChange | null {
  const change = form.get('change') ?? '';
  const kind = seatKinds.find((one) => one === change);
  if (kind) return { kind };
  if (change === 'aisle' || change === 'no-aisle' || change === 'remove') return change;
  const seatGroup = change.startsWith('group:') ? change.slice(6) : '';
  return seatGroup ? { seatGroup } : null;
}

function checked(plan: SeatPlan): PlanResult {
  const parsed = seatPlanSchema.safeParse(plan);
  return parsed.success ? { plan: parsed.data, problems: [] } : { plan: null, problems: [{ why: 'plan', limit: limitOf(parsed.error) }] };
}

const wrongField = (field: string): PlanResult => ({ plan: null, problems: [{ why: 'field', field, isEmpty: false }] });
const wrong = (error: z.ZodError): PlanResult => ({
  plan: null,
  problems: error.issues.map(({ path }) => ({ why: 'field', field: String(path[0] ?? ''), isEmpty: false })),
});

interface PlanFormState {
  problems: PlanProblem[];
  form: URLSearchParams | null;
  preview: SeatPlan | null;
}

async function seatPlanPage(
  context: AdminContext,
  resource: Resource,
  entry: Entry,
  { problems, form, preview }: PlanFormState,
): Promise<OfficeAnswer> {
  const { reading, language, query } = context;
  const stored = await readStoredPlan(reading.db, entry.id);
  const sold = await readSoldPlaces(reading.db, entry.id, reading.now);
  const title = titleOf(resource, entry.values, language);
  const plan = stored?.plan ?? emptyPlan;
  return {
    status: problems.length > 0 ? 400 : 200,
    title: `${m.admin_seat_plan()}: ${title}`,
    current: resource.name,
    view: (
      <SeatPlanView
        title={title}
        backHref={adminHref(language, resource.name, entry.id)}
        plan={plan}
        version={stored?.version ?? 0}
        csv={form?.get('csv') ?? csvOfPlan(plan)}
        sold={new Set(sold.map(({ seat }) => seat))}
        {...{ problems, form, preview, language }}
        done={doneText(query)}
      />
    ),
  };
}
