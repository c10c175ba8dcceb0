import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';
import { waitingFields } from './edited-entry.ts';
import { sendEntry } from './send-entry.ts';

/** Saves, sends what waits of the entry, then publishes the language's draft. True when visitors see all of it. */
export async function publishDraft(core: DraftCore): Promise<boolean> {
  core.again = () => publishDraft(core);
  const hasEntry = waitingFields(core.state.unsent) > 0;
  if (!(await core.save()) || !(await sendEntry(core))) return false;
  const isLive = core.state.languageState?.state === 'live';
  if (core.entry !== null && (core.isBare() || (hasEntry && isLive))) return true;
  const answer = await editorCall<{ number: number }>('POST', `${core.address}/publish`, {});
  if (!answer.ok) return core.fail(answer);
  core.again = null;
  core.becomeLive();
  core.notify({
    kind: 'ok',
    text: core.words.published(),
    action: { label: core.words.takeBack(), run: () => void takeBack(core) },
  });
  return true;
}

/** Takes the last publish back; the draft stays. */
async function takeBack(core: DraftCore): Promise<void> {
  const answer = await editorCall('POST', `${core.address}/publish/undo`, {});
  if (!answer.ok) return void core.fail(answer);
  core.mark({ state: 'changed', changes: Math.max(1, core.state.languageState?.changes ?? 0) });
  core.notify({ kind: 'ok', text: core.words.tookBack() });
}
