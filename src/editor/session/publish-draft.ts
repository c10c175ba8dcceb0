import type { Language } from '../../core/languages.ts';
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
  const sent = (await core.save()) && (await sendEntry(core));
  if (!sent) return false;
  const isLive = core.state.languageState?.state === 'live';
  if (core.entry !== null && (core.isBare() || (hasEntry && isLive))) {
    if (sent === 'unchanged') notifyUnchanged(core);
    return true;
  }
  const answer = await editorCall<{ number: number; published: readonly Language[] }>('POST', `${core.address}/publish`, {});
  if (!answer.ok) return core.fail(answer);
  core.again = null;
  const { number, published } = answer.body;
  if (published.length === 0) {
    core.mark({ changes: 0, number });
    if (sent === 'unchanged') notifyUnchanged(core);
    return true;
  }
  core.becomeLive(number);
  core.notify({
    kind: 'ok',
    text: core.words.published(),
    action: { label: core.words.takeBack(), run: () => void takeBackPublish(core, number) },
  });
  return true;
}

/** Nothing was published, so that there is nothing to take back; the publish before stands (EDIT-360). */
function notifyUnchanged(core: DraftCore): void {
  core.notify({ kind: 'ok', text: core.pageState() === 'withdrawn' ? core.words.unchangedUnseen() : core.words.unchanged() });
}

/** Takes this publish back, unless something else has been published meanwhile; the draft stays. */
async function takeBackPublish(core: DraftCore, number: number): Promise<void> {
  const answer = await editorCall('POST', `${core.address}/publish/undo`, { number });
  if (!answer.ok && answer.status === 409) core.notify({ kind: 'bad', text: core.words.pageChanged() });
  else if (!answer.ok) return void core.fail(answer);
  await readPublishing(core);
  if (answer.ok) core.notify({ kind: 'ok', text: core.words.tookBack() });
}
