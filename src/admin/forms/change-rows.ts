import { languages } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { type FormState, rowsOf } from './form-values.ts';
import { type RowShape, rowShapes } from './row-shapes.ts';

/** What buttons of a list ask: 'add:prices', 'drop:prices.2', 'copy:seat_groups.0', 'slots:seat_groups.0', 'up:fields.1'; 'show:form' changes nothing. */
export const rowAction = /^(add|drop|copy|slots|up|show):[a-z_.\d]+$/;

/** Timeslots of a seat group, as its schema allows. */
const mostSlots = 100;

interface Changed {
  /** The place to go on writing. */
  focus: string | null;
  errors: Record<string, string[]>;
}

/** Does what a button of a list asks; everything typed stays. */
export function changeRows(form: FormState, action: string): Changed {
  const [verb, name = ''] = action.split(':');
  if (verb === 'add') return { focus: addRow(form, name), errors: {} };
  if (verb === 'copy') return { focus: copyRow(form, name), errors: {} };
  if (verb === 'slots') return addSlots(form, name);
  if (verb === 'show') return { focus: null, errors: {} };
  if (verb === 'up') return { focus: moveUp(form, name), errors: {} };
  for (const key of [...form.keys()]) if (key.startsWith(`${name}.`)) form.delete(key);
  return { focus: null, errors: {} };
}

function addRow(form: FormState, name: string): string | null {
  const row = nextRow(form, name);
  form.set(`${row}.new`, '1');
  const shape = shapeOf(name);
  for (const [part, kind] of Object.entries(shape)) if (kind === 'ticked') form.set(`${row}.${part}`, 'on');
  return firstPlaceOf(row, shape);
}

/** A row and the one before it change places. */
function moveUp(form: FormState, name: string): string | null {
  const list = name.replace(/\.\d+$/, '');
  const row = Number(name.slice(list.length + 1));
  const before = rowsOf(form, list).findLast((one) => one < row);
  if (before === undefined) return null;
  const swapped = [...form].map(([key, value]): [string, string] => {
    if (key.startsWith(`${list}.${row}.`)) return [`${list}.${before}${key.slice(name.length)}`, value];
    if (key.startsWith(`${list}.${before}.`)) return [`${name}${key.slice(`${list}.${before}`.length)}`, value];
    return [key, value];
  });
  form.clear();
  for (const [key, value] of swapped) form.set(key, value);
  return firstPlaceOf(`${list}.${before}`, shapeOf(list));
}

/** A copy stands last and has numbers of its own; its name is to be written next. */
function copyRow(form: FormState, name: string): string | null {
  const list = name.replace(/\.\d+$/, '');
  const row = nextRow(form, list);
  for (const [key, value] of [...form])
    if (key.startsWith(`${name}.`) && !/\.(id|block_id)$/.test(key)) form.set(`${row}${key.slice(name.length)}`, value);
  return firstPlaceOf(row, shapeOf(list));
}

/** Adds timeslots at even distances, 'from' and 'to' included; those that are there already stay single. */
function addSlots(form: FormState, name: string): Changed {
  const [from, to] = [minutesOf(form.get(`${name}.slots_from`)), minutesOf(form.get(`${name}.slots_to`))];
  const every = Number(form.get(`${name}.slots_every`));
  const refused = (part: string, text: string) => ({ focus: `${name}.${part}`, errors: { [`${name}.${part}`]: [text] } });
  if (from === null) return refused('slots_from', m.admin_wrong_time());
  if (to === null || to < from) return refused('slots_to', to === null ? m.admin_wrong_time() : m.admin_ends_early());
  if (!Number.isInteger(every) || every < 1) return refused('slots_every', m.admin_wrong_number());
  const list = `${name}.timeslots`;
  const known = new Set(rowsOf(form, list).map((row) => form.get(`${list}.${row}.time_start`)));
  const times = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, step) => textOf(from + step * every));
  const fresh = times.filter((time) => !known.has(time));
  if (known.size + fresh.length > mostSlots) return refused('slots_every', m.admin_slots_many({ most: mostSlots }));
  for (const time of fresh) form.set(`${nextRow(form, list)}.time_start`, time);
  return { focus: `${name}.slots_from`, errors: {} };
}

function minutesOf(text: string | undefined): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const textOf = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const nextRow = (form: FormState, name: string) => `${name}.${(rowsOf(form, name).at(-1) ?? -1) + 1}`;

/** The shape of a list of the form, however deep: 'seat_groups.0.prices'. */
function shapeOf(name: string): RowShape {
  const [list = '', ...parts] = name.split('.').filter((part) => !/^\d+$/.test(part));
  return parts.reduce<RowShape>(
    (shape, part) => {
      const kind = shape[part];
      return typeof kind === 'object' ? kind.rows : {};
    },
    Object.hasOwn(rowShapes, list) ? (rowShapes[list] ?? {}) : {},
  );
}

function firstPlaceOf(row: string, shape: RowShape): string | null {
  const [part, kind] = Object.entries(shape).find(([, of]) => of !== 'own' && of !== 'kept') ?? [];
  return part === undefined ? null : `${row}.${part}${kind === 'texts' || kind === 'lines' ? `.${languages[0]}` : ''}`;
}
