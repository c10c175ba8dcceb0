import type { PublishedLanguage } from '../../features/pages/publishing/plans.contract.ts';
import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';

/** Reads how the language stands now against what visitors see and what is planned. */
export async function readPublishing(core: DraftCore): Promise<void> {
  const answer = await editorCall<PublishedLanguage[]>('GET', `${core.address}/publishing`);
  const state = answer.ok ? answer.body.find(({ language }) => language === core.language) : undefined;
  if (!state) return;
  // The server has not compared what was typed since.
  const unsent = core.unsentModules().length > 0 ? core.countChanges() : 0;
  core.mark({ ...state, changes: Math.max(state.changes, unsent) });
}
