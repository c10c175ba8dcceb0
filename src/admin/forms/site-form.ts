import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import type { AdminContext } from '../admin-context.server.ts';
import type { FormKit } from './form-parts.tsx';
import type { FormState } from './form-values.ts';

/** What was sent, by the names of the controls. */
export function submittedForm({ request }: AdminContext): FormState {
  return new Map(request.body instanceof URLSearchParams ? request.body : []);
}

type Messages = Readonly<Record<string, readonly string[]>>;

/** What the controls of a form know; the first that is wrong gets the focus unless `focus` names another place. */
export function kitOf(form: FormState, language: Language, errors: Messages = {}, focus: string | null = null): FormKit {
  return { form, errors, firstError: focus ?? Object.keys(errors)[0] ?? null, language, choices: new Map(), usual: [] };
}

/** Where somebody pressed a button they go on when the form comes back: the focus stays at that place. */
export function focusAt({ firstError }: FormKit, place: string): { autoFocus: boolean } {
  return { autoFocus: firstError === place };
}

/** Does a run in one transaction and makes this instance see it. */
export async function store<T>(
  { reading, language, options }: AdminContext,
  run: (transaction: Database, actor: { user: number | null; now: Date; language: Language }) => Promise<T>,
): Promise<T> {
  const actor = { user: reading.viewer.userId, now: reading.now, language };
  const done = await reading.db.transaction((transaction) => run(transaction as unknown as Database, actor));
  await options.catchUp();
  return done;
}
