import type { Language } from '../../core/languages.ts';
import type { MediaGaps } from '../../features/media/media-gaps.ts';
import type { FormState } from './form-state.ts';

type Messages = Readonly<Record<string, readonly string[]>>;

/** Option of a reference field; what it lacks is that of a picture. */
export interface Choice extends Partial<MediaGaps> {
  id: number;
  title: string;
  /** Path under /media/ of a small rendition, of pictures. */
  thumbnail?: string | null;
}

/** Shared props of all controls of a form. */
export interface FormKit {
  form: FormState;
  errors: Messages;
  /** Control of the first error, which gets the focus. */
  firstError: string | null;
  language: Language;
  choices: ReadonlyMap<string, readonly Choice[]>;
  /** Cast of the production: 'Hamlet: Ada Berg'. */
  usual: readonly { person: number; role: string; name: string }[];
  /** What visitors see where a control is empty, from the production, by control name. */
  inherited?: ReadonlyMap<string, string>;
}

/** Form kit of a page without choices; the first error gets the focus unless `focus` names another control. */
export function kitOf(form: FormState, language: Language, errors: Messages = {}, focus: string | null = null): FormKit {
  return { form, errors, firstError: focus ?? Object.keys(errors)[0] ?? null, language, choices: new Map(), usual: [] };
}
