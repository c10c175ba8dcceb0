import { and, eq } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { defaultLanguage, isLanguage, type Language } from '../../core/languages.ts';
import { type PlanFailure, plans } from '../pages/editor.tables.server.ts';
import { isOver, PlanRefused } from '../pages/publishing/plan-texts.shapes.ts';
import { EntryRefused } from './check-values.server.ts';
import { checkRequiredTexts } from './checks/check-required-texts.server.ts';
import { ofLanguages } from './drafts/draft-values.ts';
import { readEdited } from './drafts/entry-draft.read.server.ts';
import { readPlansOf } from './drafts/entry-plans.read.server.ts';
import { titleOf } from './entry-values.server.ts';
import { makePublic, versionOf } from './publish-entry.write.server.ts';
import { type Resource, resourceOfType } from './resources.server.ts';

interface EntryPlanRequest {
  id: number;
  languages: readonly Language[];
  at: Date;
}

/**
 * Plans that the draft of an entry as it is now becomes public at a moment, in these languages; an earlier plan is replaced (PAGE-12).
 * False when there is no such entry outside of the trash. @throws PlanRefused, EntryIncomplete
 */
export async function planEntry(
  transaction: Database,
  resource: Resource,
  { id, languages, at }: EntryPlanRequest,
  { user, now, language: spoken }: ActorInLanguage,
): Promise<boolean> {
  const entry = await readEdited(transaction, resource, id, true);
  if (!entry || entry.deleted_at) return false;
  if (isOver(at, now)) throw new PlanRefused('past');
  const versions = languages.map((language) => ({ language, version: versionOf(resource, entry, [language]) }));
  const filled = versions.filter(({ version }) => Object.keys(version.values).length > 0);
  if (filled.length === 0) throw new PlanRefused('no-draft');
  const sooner = (await readPlansOf(transaction, resource, [id])).filter((plan) => plan.failure === null && plan.at <= at);
  // What becomes public before has its texts by then.
  checkRequiredTexts(resource, entry, [...languages, ...sooner.map((plan) => plan.language).filter(isLanguage)], spoken);
  const ofEntry = { content_type: resource.type, object_id: id };
  for (const { language, version } of filled) {
    await transaction
      .delete(plans)
      .where(and(eq(plans.content_type, resource.type), eq(plans.object_id, id), eq(plans.language, language)));
    await transaction.insert(plans).values({ ...ofEntry, language, entry: version, action: 'publish', at, author: user, created_at: now });
  }
  await transaction.insert(audit).values({
    ...{ ...ofEntry, user, action: 'plan', title: titleOf(resource, entry.values, spoken), created_at: now },
    detail: { languages: filled.map(({ language }) => language), planned: 'publish', at: at.toISOString() },
  });
  return true;
}

/**
 * Publishes a planned version of an entry, whatever its draft is by now; what was corrected since in the same fields is replaced, like on a
 * page. Answers why it could not be.
 */
export async function publishPlannedEntry(
  transaction: Database,
  { content_type, object_id, entry: version, language, author }: typeof plans.$inferSelect,
  now: Date,
): Promise<PlanFailure | null> {
  const resource = resourceOfType(content_type ?? '');
  const entry = resource && object_id !== null ? await readEdited(transaction, resource, object_id, true) : null;
  if (!resource || !entry || entry.deleted_at) return { reason: 'trashed', findings: [] };
  if (!version || !isLanguage(language)) return { reason: 'error', findings: [] };
  // The version of a new entry is whole; the other language may have been published since.
  const values = entry.isNew ? version.values : ofLanguages(resource.fields, version.values, [language]);
  try {
    await makePublic(
      transaction,
      resource,
      entry,
      { values, base: {}, published: [language] },
      { user: author, now, language: defaultLanguage },
    );
    return null;
  } catch (error) {
    if (!(error instanceof EntryRefused)) throw error;
    return { reason: 'findings', findings: [] };
  }
}
