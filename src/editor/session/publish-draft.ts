import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';
import { readPublishing } from './publishing-state.ts';
import { sendEntry } from './send-entry.ts';

/** Saves, sends what waits of the entry, then publishes the language's draft (PAGE-06). True when visitors see all of it. */
export async function publishDraft(core: DraftCore): Promise<boolean> {
  core.again = () => publishDraft(core);
  // Somebody who has put off the login is asked again.
  if (core.state.saving.kind === 'signed-out') core.become({ saving: { kind: 'idle' } });
  const hasEntry = core.countEntryChanges() > 0;
  if (!(await core.save()) || !(await sendEntry(core))) return false;
  const isLive = core.state.languageState?.state === 'live';
  if (core.entry !== null && (core.isBare() || (hasEntry && isLive))) return true;
  const answer = await editorCall<{ number: number }>('POST', `${core.address}/publish`, {});
  if (!answer.ok) return core.fail(answer);
  core.again = null;
  core.becomeLive(answer.body.number);
  core.notify({
    kind: 'ok',
    text: core.words.published(),
    action: { label: core.words.takeBack(), run: () => void takeBackPublish(core, answer.body.number) },
  });
  return true;
}

/** Takes this publish back, unless something else has been published meanwhile; the draft stays. */
async function takeBackPublish(core: DraftCore, number: number): Promise<void> {
  const answer = await editorCall('POST', `${core.address}/publish/undo`, { number });
  if (!answer.ok && answer.status === 409) core.notify({ kind: 'bad', text: core.words.pageChanged() });
  else if (!answer.ok) return void core.fail(answer);
  await readPublishing(core);
  if (answer.ok) core.notify({ kind: 'ok', text: core.words.tookBack() });
}
