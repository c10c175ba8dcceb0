import { randomUUID } from 'node:crypto';
import type { ActorInLanguage } from '../core/database/actor.ts';
import type { Database } from '../core/database/client.server.ts';
import { createOnce, type SubmittedCreation } from '../features/admin/create-once.write.server.ts';
import { type AdminContext, submittedOf } from './admin-context.server.ts';

const name = 'form.key';

/** In a form that creates something: sent twice, by a double click or over a slow line, it creates once (ADMIN-90). */
export function FormKey() {
  return <input type="hidden" name={name} value={randomUUID()} />;
}

/** What a form with a key was sent with. Which of its buttons was pressed does not count: saved and then published, it is one entry. */
export function creationOf(context: AdminContext): SubmittedCreation {
  const submitted = submittedOf(context);
  return { key: submitted.get(name) || undefined, content: [...submitted].filter(([each]) => each !== name && each !== 'operation') };
}

/** Creates one thing of a type of the audit from a form with a key; answers its id, also when the form was sent before. */
export async function makeOnce(
  context: AdminContext,
  type: string,
  [transaction, actor]: readonly [Database, ActorInLanguage],
  create: () => Promise<number>,
): Promise<number> {
  const [id] = (await createOnce(transaction, type, creationOf(context), actor, async () => [await create()])) ?? [];
  if (id === undefined) throw new Error(`A form has created no ${type}.`);
  return id;
}
