import type { Language } from '../../core/languages.ts';
import type { FormKit } from './form-fields.tsx';
import type { FormState } from './form-state.ts';

type Messages = Readonly<Record<string, readonly string[]>>;

/** Form kit of a site form; the first error gets the focus unless `focus` names another control. */
export function kitOf(form: FormState, language: Language, errors: Messages = {}, focus: string | null = null): FormKit {
  return { form, errors, firstError: focus ?? Object.keys(errors)[0] ?? null, language, choices: new Map(), usual: [] };
}

/** Restores the focus to the pressed button after the form is rendered again. */
export function focusAt({ firstError }: FormKit, place: string): { autoFocus: boolean } {
  return { autoFocus: firstError === place };
}
