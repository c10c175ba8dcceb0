import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import type { AdminContext } from '../admin-context.server.ts';
import type { FormKit } from './form-fields.tsx';
import type { FormState } from './form-state.ts';

/** Submitted values by control name. */
export function submittedForm({ request }: AdminContext): FormState {
  return new Map(request.body instanceof URLSearchParams ? request.body : []);
}

type Messages = Readonly<Record<string, readonly string[]>>;

/** Form kit of a site form; the first error gets the focus unless `focus` names another control. */
export function kitOf(form: FormState, language: Language, errors: Messages = {}, focus: string | null = null): FormKit {
  return { form, errors, firstError: focus ?? Object.keys(errors)[0] ?? null, language, choices: new Map(), usual: [] };
}

/** Restores the focus to the pressed button after the form is rendered again. */
export function focusAt({ firstError }: FormKit, place: string): { autoFocus: boolean } {
  return { autoFocus: firstError === place };
}

/** Runs a change in one transaction, then applies its invalidations on this instance. */
export async function store<T>(
  { reading, language, options }: AdminContext,
  run: (transaction: Database, actor: { user: number | null; now: Date; language: Language }) => Promise<T>,
): Promise<T> {
  const actor = { user: reading.viewer.userId, now: reading.now, language };
  const done = await reading.db.transaction((transaction) => run(transaction as unknown as Database, actor));
  await options.catchUp();
  return done;
}
