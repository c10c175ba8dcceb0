import type { Fields } from '../../core/fields/field.ts';
import { isShown, type RowFields } from '../../core/fields/rows.ts';
import { languages } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { dropRow, type FormState, nextRow, rowsOf, swapRows } from './form-state.ts';
import { rowFieldsAt } from './row-fields.ts';

/** Operations of the row buttons: 'add:prices', 'drop:prices.2', 'copy:seat_groups.0', 'slots:seat_groups.0', 'up:fields.1', 'down:images.7'; 'show:form' changes nothing. */
export const rowAction = /^(add|drop|copy|slots|up|down|show):[\w.]+$/;

/** Timeslots of a seat group, as its schema allows. */
const maxSlots = 100;

interface RowsResult {
  /** Control that gets the focus. */
  focus: string | null;
  errors: Record<string, string[]>;
}

/** Applies the operation of a row button to the form; all input is preserved. */
export function changeRows(fields: Fields, form: FormState, action: string): RowsResult {
  const [verb, name = ''] = action.split(':');
  if (verb === 'add') return { focus: addRow(fields, form, name), errors: {} };
  if (verb === 'copy') return { focus: copyRow(fields, form, name), errors: {} };
  if (verb === 'slots') return addSlots(form, name);
  if (verb === 'show') return { focus: null, errors: {} };
  if (verb === 'down' || fields[name.replace(/\.\d+$/, '')]?.kind === 'references')
    return { focus: moveEntry(form, name, verb === 'up' ? -1 : 1), errors: {} };
  if (verb === 'up') return { focus: moveUp(fields, form, name), errors: {} };
  dropRow(form, name);
  return { focus: null, errors: {} };
}

function addRow(fields: Fields, form: FormState, name: string): string | null {
  const row = nextRow(form, name);
  form.set(`${row}.new`, '1');
  const rowFields = rowFieldsAt(fields, name);
  for (const [field, { input }] of Object.entries(rowFields)) if (input === 'ticked') form.set(`${row}.${field}`, 'on');
  return firstPlaceOf(row, rowFields);
}

/** Swaps a checked entry with the checked one before or after it: the order of a form's pictures is that of their controls. */
function moveEntry(form: FormState, name: string, by: -1 | 1): string {
  const list = name.replace(/\.\d+$/, '');
  const names = rowsInOrder(form, list);
  const at = names.indexOf(name);
  const other = names[at + by];
  if (at < 0 || other === undefined) return name;
  [names[at], names[at + by]] = [other, name];
  for (const one of names) {
    const value = form.get(one) ?? '';
    form.delete(one);
    form.set(one, value);
  }
  return name;
}

const rowsInOrder = (form: FormState, list: string) =>
  [...form.keys()].filter((key) => key.startsWith(`${list}.`) && /^\d+$/.test(key.slice(list.length + 1)));

/** Swaps a row with the one before it. */
function moveUp(fields: Fields, form: FormState, name: string): string | null {
  const list = name.replace(/\.\d+$/, '');
  const row = Number(name.slice(list.length + 1));
  const before = rowsOf(form, list).findLast((one) => one < row);
  if (before === undefined) return null;
  swapRows(form, name, `${list}.${before}`);
  return firstPlaceOf(`${list}.${before}`, rowFieldsAt(fields, list));
}

/** Appends a copy without ids; the focus goes to its name. */
function copyRow(fields: Fields, form: FormState, name: string): string | null {
  const list = name.replace(/\.\d+$/, '');
  const row = nextRow(form, list);
  for (const [key, value] of [...form])
    if (key.startsWith(`${name}.`) && !/\.(id|block_id)$/.test(key)) form.set(`${row}${key.slice(name.length)}`, value);
  return firstPlaceOf(row, rowFieldsAt(fields, list));
}

/** Adds timeslots at even intervals, both ends included, without duplicates. */
function addSlots(form: FormState, name: string): RowsResult {
  const [from, to] = [minutesOf(form.get(`${name}.slots_from`)), minutesOf(form.get(`${name}.slots_to`))];
  const every = Number(form.get(`${name}.slots_every`));
  const refused = (field: string, text: string) => ({ focus: `${name}.${field}`, errors: { [`${name}.${field}`]: [text] } });
  if (from === null) return refused('slots_from', m.admin_wrong_time());
  if (to === null || to < from) return refused('slots_to', to === null ? m.admin_wrong_time() : m.admin_ends_early());
  if (!Number.isInteger(every) || every < 1) return refused('slots_every', m.admin_wrong_number());
  const list = `${name}.timeslots`;
  const known = new Set(rowsOf(form, list).map((row) => form.get(`${list}.${row}.time_start`)));
  const times = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, step) => textOf(from + step * every));
  const fresh = times.filter((time) => !known.has(time));
  if (known.size + fresh.length > maxSlots) return refused('slots_every', m.admin_slots_many({ most: maxSlots }));
  for (const time of fresh) form.set(`${nextRow(form, list)}.time_start`, time);
  return { focus: `${name}.slots_from`, errors: {} };
}

function minutesOf(text: string | undefined): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const textOf = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0')).join(':');

function firstPlaceOf(row: string, rowFields: RowFields): string | null {
  const [name, field] = Object.entries(rowFields).find(([, one]) => isShown(one)) ?? [];
  if (name === undefined) return null;
  const isTranslated = field?.input === 'texts' || field?.input === 'long-texts' || field?.input === 'lines';
  return `${row}.${name}${isTranslated ? `.${languages[0]}` : ''}`;
}
