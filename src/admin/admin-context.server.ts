import type { ActorInLanguage } from '../core/database/actor.ts';
import type { Database } from '../core/database/client.server.ts';
import type { AdminOptions } from './admin-options.ts';
import type { FormState } from './forms/form-state.ts';
import type { OfficeContext } from './office-area.server.tsx';

/** Authorized request of an office page. */
export type AdminContext = OfficeContext<AdminOptions>;

/** Submitted form, one value per name; {@link submittedOf} has repeated names. */
export function formOf(context: AdminContext): FormState {
  return new Map(submittedOf(context));
}

export function submittedOf({ request }: AdminContext): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** Runs a change in one transaction, then applies its invalidations on this instance. */
export async function store<T>(
  { reading, language, options }: AdminContext,
  run: (transaction: Database, actor: ActorInLanguage) => Promise<T>,
): Promise<T> {
  const actor = { user: reading.viewer.userId, now: reading.now, language };
  const done = await reading.db.transaction((transaction) => run(transaction as unknown as Database, actor));
  await options.applyNewChanges();
  return done;
}
