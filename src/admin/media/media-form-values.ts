import { fieldErrors } from '../../core/contract/errors.server.ts';
import { validationMessages } from '../../core/contract/validation-messages.server.ts';
import type { Fields } from '../../core/fields/field.ts';
import { type Language, locales } from '../../core/languages.ts';
import { type Media, type MediaChange, mediaChangeShape } from '../../features/media/media.contract.ts';
import { mediaFields } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { changedIn } from '../forms/changed-controls.ts';
import { fieldLabel } from '../forms/field-label.ts';
import type { FormState } from '../forms/form-state.ts';
import { toForm } from '../forms/form-values.ts';

const { name, copyright, usage_until, folder, is_decorative, description, caption } = mediaFields;

/** Fields of the form of a file, by their names in its contract. */
export const mediaFormFields = { name, copyright, usage_until, folder, captions: caption } satisfies Fields;
/** A picture's other fields; its focal point is two controls in percent. */
export const pictureFormFields = { is_decorative, descriptions: description } satisfies Fields;
export const focusControls = ['focus.0', 'focus.1'] as const;

const fieldsOf = ({ kind }: Media): Fields => ({ ...mediaFormFields, ...(kind === 'image' && pictureFormFields) });

/** Converts the metadata of a file and its version to form values. */
export function toMediaForm(media: Media): FormState {
  const focus =
    media.kind === 'image' ? focusControls.map((control, at): [string, string] => [control, String(toPercent(media.focus[at]))]) : [];
  return new Map([...toForm(fieldsOf(media), { ...media }), ...focus, ['version', String(media.version)]]);
}

/** Validates the changed controls; errors by control name. */
export function parseMediaForm(
  media: Media,
  form: FormState,
  language: Language,
): { errors: Record<string, string[]>; change: MediaChange | null } {
  const isFocusChanged = focusControls.some((control) => form.get(control) !== form.get(`was:${control}`));
  const given = {
    ...changedIn(fieldsOf(media), form),
    ...(isFocusChanged && { focus: focusControls.map((control) => toFraction(form.get(control))) }),
  };
  const parsed = mediaChangeShape.safeParse(given, { error: validationMessages(language) });
  if (parsed.success) return { errors: {}, change: parsed.data };
  const errors = Object.entries(fieldErrors(parsed.error)).map(([control, messages]) => [control, wrongOf(control) ?? messages]);
  return { errors: Object.fromEntries(errors), change: null };
}

/** Label of a control, with the language of a text. */
export function mediaLabel(control: string): string {
  if (control === 'focus.0') return m.focal_left();
  if (control === 'focus.1') return m.focal_top();
  const [of = '', part = ''] = control.split('.');
  const label = fieldLabel({ ...mediaFormFields, ...pictureFormFields }, of);
  return part === 'de' || part === 'en' ? `${label}, ${locales[part].name}` : label;
}

const toPercent = (fraction = 0) => Math.round(fraction * 100);

/** Fraction of a percentage; NaN, which the schema refuses, if not a number. */
function toFraction(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')) / 100;
}

function wrongOf(control: string): string[] | null {
  if (control.startsWith('focus')) return [m.admin_media_wrong_focus()];
  if (control === 'folder') return [m.media_folder_wrong()];
  return control === 'name' ? [m.admin_media_wrong_name()] : null;
}
