import { fieldErrors } from '../../core/contract/errors.server.ts';
import { validationMessages } from '../../core/contract/validation-messages.server.ts';
import { type Language, languages } from '../../core/languages.ts';
import { type Media, type MediaChange, mediaChangeShape } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from '../forms/form-state.ts';

const texts = ['descriptions', 'captions'] as const;

/** Converts the metadata of a file to form values. The focal point is in percent; `says` is 'something' or 'nothing'. */
export function toMediaForm(media: Media): FormState {
  const { name, copyright, usage_until, folder, is_decorative, focus, version } = media;
  return new Map([
    ...Object.entries({
      name,
      copyright,
      usage_until: usage_until ?? '',
      folder,
      says: is_decorative ? 'nothing' : 'something',
      version: String(version),
    }),
    ...texts.flatMap((of) => languages.map((language): [string, string] => [`${of}.${language}`, media[of][language] ?? ''])),
    ...focus.map((part, index): [string, string] => [`focus.${index}`, String(Math.round(part * 100))]),
  ]);
}

/** Validates the changed controls; errors by control name. */
export function parseMediaForm(form: FormState, language: Language): { errors: Record<string, string[]>; change: MediaChange | null } {
  const touched = new Set(touchedIn(form));
  const has = (name: string) => [...touched].some((one) => one === name || one.startsWith(`${name}.`));
  const text = (name: string) => plain(form.get(name));
  const ofLanguages = (name: string) =>
    Object.fromEntries(languages.filter((one) => touched.has(`${name}.${one}`)).map((one) => [one, text(`${name}.${one}`)]));
  const typed = {
    ...Object.fromEntries(['name', 'copyright', 'folder'].filter(has).map((name) => [name, text(name)])),
    ...(has('usage_until') && { usage_until: text('usage_until') || null }),
    ...(has('says') && { is_decorative: text('says') === 'nothing' }),
    ...Object.fromEntries(texts.filter(has).map((name) => [name, ofLanguages(name)])),
    ...(has('focus') && { focus: [percentOf(text('focus.0')), percentOf(text('focus.1'))] }),
  };
  const parsed = mediaChangeShape.safeParse(typed, { error: validationMessages(language) });
  if (parsed.success) return { errors: {}, change: parsed.data };
  const errors = Object.entries(fieldErrors(parsed.error)).map(([name, messages]) => [name, wrongOf(name) ?? messages]);
  return { errors: Object.fromEntries(errors), change: null };
}

/** Values the controls were rendered with. */
export function shownIn(form: FormState): FormState {
  return new Map([...form].flatMap(([name, value]) => (name.startsWith('was:') ? [[name.slice('was:'.length), value] as const] : [])));
}

/** Controls that were changed in the form and, to another value, by somebody else. */
export function clashingIn(form: FormState, stored: FormState): string[] {
  const shown = shownIn(form);
  const isOther = (name: string, one: FormState, other: FormState) => plain(one.get(name)) !== plain(other.get(name));
  return touchedIn(form).filter((name) => isOther(name, stored, shown) && isOther(name, stored, form));
}

/** Stored values with the changes of a form applied. */
export function mergedWith(form: FormState, stored: FormState): FormState {
  return new Map([...stored, ...touchedIn(form).map((name) => [name, form.get(name) ?? ''] as const)]);
}

/** Names of the controls that differ from their rendered values. */
function touchedIn(form: FormState): string[] {
  return [...shownIn(form)].filter(([name, value]) => form.has(name) && plain(form.get(name)) !== plain(value)).map(([name]) => name);
}

function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
}

/** Fraction of a percentage; NaN, which the schema refuses, if not a number. */
function percentOf(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace(',', '.')) / 100;
}

function wrongOf(name: string): string[] | null {
  if (name.startsWith('focus')) return [m.admin_media_wrong_focus()];
  if (name === 'folder') return [m.media_folder_wrong()];
  return name === 'name' ? [m.admin_media_wrong_name()] : null;
}
