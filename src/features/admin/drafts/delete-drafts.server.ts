import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Fields } from '../../../core/fields/field.ts';
import { isLanguage } from '../../../core/languages.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { differenceOf, ofLanguages, withPartial } from './draft-values.ts';

/** Deletes plans of which everything is live already, and those of the languages in `over`. */
export async function settlePlans(
  transaction: Database,
  { type, fields }: Resource,
  id: number,
  { live, over: cancelled }: { live: Values; over: readonly string[] },
): Promise<void> {
  const ofEntry = and(eq(plans.content_type, type), eq(plans.object_id, id));
  const rows = await transaction.select({ id: plans.id, language: plans.language, entry: plans.entry }).from(plans).where(ofEntry);
  const over = rows.filter(
    ({ language, entry }) => cancelled.includes(language) || isAllLive(fields, live, { language, values: entry?.values ?? {} }),
  );
  if (over.length > 0)
    await transaction.delete(plans).where(
      inArray(
        plans.id,
        over.map((plan) => plan.id),
      ),
    );
}

/** Whether all that a planned version would publish in its language is live. */
export function isAllLive(fields: Fields, live: Values, { language, values }: { language: string; values: Values }): boolean {
  const published = isLanguage(language) ? ofLanguages(fields, values, [language]) : {};
  return Object.keys(differenceOf(fields, live, withPartial(fields, live, published))).length === 0;
}

/** Deletes draft and plans of an entry that is deleted permanently. */
export async function deleteDrafts(transaction: Database, { type, hasDrafts }: Resource, id: number): Promise<void> {
  if (!hasDrafts) return;
  await transaction.delete(plans).where(and(eq(plans.content_type, type), eq(plans.object_id, id)));
  await transaction.delete(entryDrafts).where(and(eq(entryDrafts.content_type, type), eq(entryDrafts.object_id, id)));
}
