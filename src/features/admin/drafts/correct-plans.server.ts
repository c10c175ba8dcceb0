import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../../core/database/actor.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { isAllLive } from './delete-drafts.server.ts';
import { differenceOf, sameShape } from './draft-values.ts';
import { fieldsUpon, type WaitingPlans } from './plan-overlap.read.server.ts';

/** A plan that took a correction over, as the publication remembers it (PAGE-60). */
export interface CorrectedPlan {
  id: number;
  language: string;
  at: string;
  author: number | null;
  /** The planned version before. */
  version: { values: Values; base: Values };
  /** What it took over, in the languages of its texts. */
  taken: Values;
  /** With the correction nothing was left to publish later, so that the plan was deleted. */
  isOver: boolean;
}

/** Planned versions take over what was corrected of what they change themselves, or they would undo it. Answers which did. */
export async function correctPlans(
  db: Database,
  { fields }: Resource,
  { values: corrected, live }: { values: Values; live: Values },
  waiting: WaitingPlans,
): Promise<CorrectedPlan[]> {
  const changed: CorrectedPlan[] = [];
  for (const { id, at, language, author, version } of waiting) {
    const values = { ...version.values, ...fieldsUpon(fields, version.values, corrected) };
    const taken = differenceOf(fields, version.values, values);
    if (Object.keys(taken).length === 0) continue;
    await setVersion(db, id, { ...version, values });
    const isOver = isAllLive(fields, live, { language, values });
    changed.push({ ...{ id, language, at: at.toISOString(), author, version, taken }, isOver });
  }
  return changed;
}

/**
 * Takes a correction out of the planned versions again, as its publication is taken back; a plan that the correction ended stands again,
 * unless its time is over or another one has its place. What was planned anew since stays.
 */
export async function takeOutOfPlans(
  db: Database,
  { type, fields }: Resource,
  entry: number,
  corrected: readonly CorrectedPlan[],
  { now }: Pick<ActorInLanguage, 'now'>,
): Promise<void> {
  for (const { id, language, at, author, version, taken, isOver } of corrected) {
    const ofLanguage = and(eq(plans.content_type, type), eq(plans.object_id, entry), eq(plans.language, language));
    const [plan] = await db.select({ id: plans.id, entry: plans.entry }).from(plans).where(ofLanguage);
    if (plan?.id === id && plan.entry) {
      const { values } = plan.entry;
      const back = Object.keys(taken).filter((name) =>
        isDeepStrictEqual(sameShape(fields, values, { [name]: taken[name] })[name], taken[name]),
      );
      const shape = Object.fromEntries(back.map((name) => [name, taken[name]]));
      await setVersion(db, id, {
        ...plan.entry,
        values: { ...values, ...fieldsUpon(fields, values, sameShape(fields, version.values, shape)) },
      });
    } else if (!plan && isOver && new Date(at) > now)
      await db.insert(plans).values({
        content_type: type,
        object_id: entry,
        language,
        entry: version,
        action: 'publish',
        at: new Date(at),
        author: sql`(select ${users.id} from ${users} where ${users.id} = ${author})`,
        created_at: now,
      });
  }
}

async function setVersion(db: Database, id: number, entry: CorrectedPlan['version']): Promise<void> {
  await db.update(plans).set({ entry }).where(eq(plans.id, id));
}
