import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readPlannedTree } from '../publishing/planned-tree.read.server.ts';
import { PublishBlocked, publishDraftNow, storeDraftVersion } from '../publishing/publishing.write.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { type AppliedChanges, applyChanges, type ChangeRequest } from './changes.write.server.ts';
import type { CheckedFinding } from './draft.contract.ts';

interface SaveRequest extends ChangeRequest {
  /** A call without `draft` while publishOnSave is on (PAGE-07). */
  publishes: boolean;
}

export interface SavedDraft extends AppliedChanges {
  published: Partial<Record<Language, number>>;
  blocked: CheckedFinding[];
}

/** Applies changes and then publishes or stores a version, all in the one transaction of the caller. Null for no such container. */
export async function saveDraft(transaction: Database, kit: ModuleKit, { publishes, ...request }: SaveRequest): Promise<SavedDraft | null> {
  const applied = await applyChanges(transaction, kit.registry, request);
  if (!applied) return null;
  const { owner, tree, outcomes, touched } = applied;
  const { language, session, viewer, now } = request;
  const isSettled = outcomes.every(({ status }) => status === 'applied' || status === 'known');
  let blocked: CheckedFinding[] = [];
  // While a plan waits the draft holds what shall not be public yet: it is published by hand or at its time.
  if (publishes && isSettled && !(await readPlannedTree(transaction, owner.id, language))) {
    try {
      const { numbers: published } = await publishDraftNow(transaction, kit, { owner, languages: [language], user: viewer.userId, now });
      return { ...applied, published, blocked };
    } catch (error) {
      // Nothing was published when this is thrown: the changes stay as a draft.
      if (!(error instanceof PublishBlocked)) throw error;
      blocked = error.findings;
    }
  }
  if (touched.length > 0) await storeDraftVersion(transaction, kit, { owner, tree, language, session, user: viewer.userId, now });
  return { ...applied, published: {}, blocked };
}
