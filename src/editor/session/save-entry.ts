import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';
import { bodyOf, type EntryAnswer, isOfEntry } from './edited-entry.ts';
import { acknowledgeEntry, meetOthers, refuse } from './settle-entry.ts';

/** Makes what was typed of the entry, in every language, part of its draft in the office; visitors do not see it. True when nothing waits. */
export function saveEntryDraft(core: DraftCore): Promise<boolean> {
  // A second save before the first is answered would be based on a draft that is no longer the last.
  return core.inTurn(() => sendEntryDraft(core));
}

async function sendEntryDraft(core: DraftCore): Promise<boolean> {
  const { entry } = core;
  const { edited, unsent } = core.state;
  const changes = unsent.filter(isOfEntry);
  if (!entry || !edited?.draft || changes.length === 0) return true;
  core.addTried(changes);
  core.become({ saving: { kind: 'saving' } });
  const based = { version: edited.version, draft_version: edited.draft.version };
  const answer = await editorCall<EntryAnswer>('PATCH', `${entry.readAddress}draft`, { ...based, values: bodyOf(changes) });
  core.removeTried(changes);
  if (!answer.ok && answer.status !== 401) core.again = null;
  if (!answer.ok && answer.status === 409) return meetOthers(core);
  if (!answer.ok && answer.status === 400) return refuse(core, answer.body);
  if (!answer.ok) return core.fail(answer);
  core.attempts = 0;
  acknowledgeEntry(core, answer.body, changes);
  return true;
}
