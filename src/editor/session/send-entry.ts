import type { Module } from '../../core/module/module.ts';
import type { TreeNode } from '../../features/pages/operations/content-tree.ts';
import { type Change, rebase } from '../../features/pages/operations/rebase.ts';
import { editorCall } from '../editor-call.ts';
import { setsOf } from './changes.ts';
import type { DraftCore } from './draft-core.ts';
import { bodyOf, type EntryAnswer, entryNode, goesWith, isOfEntry, nodeOfEntry, settleEntry } from './edited-entry.ts';

/** Publishes what waits of the entry for the language of the page; texts of the other go on waiting. Somebody else's changes of other fields stay, those of the same are put side by side (EDIT-19). */
export async function sendEntry(core: DraftCore): Promise<boolean> {
  const entry = core.entry;
  const changes = core.state.unsent.filter((change) => goesWith(change, core.language));
  if (!entry || changes.length === 0) return true;
  core.tried = new Set([...core.tried, ...changes.map(({ id }) => id)]);
  core.become({ saving: { kind: 'saving' } });
  const version = core.base.get(entryNode)?.version;
  const answer = await editorCall<EntryAnswer>('PATCH', entry.address, { ...bodyOf(changes), version });
  core.tried = new Set();
  if (!answer.ok && answer.status !== 401) core.again = null;
  if (!answer.ok && answer.status === 409) {
    const fresh = await editorCall<EntryAnswer>('GET', entry.readAddress);
    if (!fresh.ok) return core.fail(fresh);
    core.base = new Map(core.base).set(entryNode, nodeOfEntry(entry, fresh.body));
    core.become({ saving: { kind: 'idle' } });
    setApart(core);
    core.updateViews();
    return false;
  }
  if (!answer.ok && answer.status === 400) return refuse(core, changes, answer.body);
  if (!answer.ok) return core.fail(answer);
  core.again = null;
  core.attempts = 0;
  const sent = new Set(changes.map(({ id }) => id));
  const unsent = core.state.unsent.filter(({ id }) => !sent.has(id));
  core.base = new Map(core.base).set(entryNode, acknowledged(core, nodeOfEntry(entry, answer.body), changes, unsent));
  core.become({ unsent, tree: core.rebased(unsent), saving: { kind: 'saved', at: new Date().toISOString() } });
  core.updateViews();
  core.storeUnsent();
  core.notify({
    kind: 'ok',
    text: core.words.published(),
    action: { label: core.words.takeBack(), run: () => void takeBackEntry(core, changes) },
  });
  void core.onPublished(answer.body.url);
  return true;
}

/** Takes the publication of the entry back; what it changed waits again. */
async function takeBackEntry(core: DraftCore, changes: readonly Change[]): Promise<void> {
  const { entry } = core;
  if (!entry) return;
  const answer = await editorCall<EntryAnswer>('POST', `${entry.readAddress}publish/undo`, {});
  if (!answer.ok) return void core.fail(answer);
  core.base = new Map(core.base).set(entryNode, nodeOfEntry(entry, answer.body));
  core.become({ unsent: [...changes, ...core.state.unsent] });
  setApart(core);
  core.updateViews();
  core.storeUnsent();
  core.notify({ kind: 'ok', text: core.words.tookBack() });
  void core.onPublished(answer.body.url);
}

/** The entry as the server made it; a value that was typed on meanwhile stays as it was sent, or its next change would not fit. */
function acknowledged(core: DraftCore, fresh: TreeNode, changes: readonly Change[], unsent: readonly Change[]): TreeNode {
  const newer = new Set(unsent.filter(isOfEntry).flatMap(({ operation }) => setsOf(operation).map(({ field }) => field)));
  const sent = rebase(core.base, changes, { rules: core.rules }).tree.get(entryNode);
  const fields = Object.entries(fresh.fields).map(([name, value]) => [name, newer.has(name) ? sent?.fields[name] : value]);
  return { ...fresh, fields: Object.fromEntries(fields) };
}

/** Changes of the entry that others were quicker with become conflicts; nothing of them is lost. */
export function setApart(core: DraftCore): void {
  const { fitting, apart } = settleEntry(core.base, core.state.unsent, core.rules);
  const met = apart.flatMap(({ outcome }) => (outcome.status === 'conflict' ? outcome.conflicts : []));
  // Of what was typed bit by bit the last is what its author means.
  const conflicts = new Map(met.map((conflict) => [`${conflict.field}.${conflict.language}`, conflict]));
  core.become({
    unsent: fitting,
    tree: core.rebased(fitting),
    conflicts: [...core.state.conflicts, ...[...conflicts.values()].map((conflict) => ({ ...conflict, by: '' }))],
  });
}

/** What the server would not take stays in its field, with the reason. */
function refuse(core: DraftCore, changes: readonly Change[], body: unknown): false {
  const messages = body as Record<string, unknown>;
  const refused = new Map(core.state.refused);
  for (const { field, to } of changes.flatMap(({ operation }) => setsOf(operation))) {
    const reasons = messages?.[field];
    if (reasons) refused.set(`${entryNode}.${field}`, { value: to, message: [reasons].flat().join(' ') });
  }
  core.become({ refused, saving: { kind: 'failed' } });
  core.notify({
    kind: 'bad',
    text:
      Object.values(messages ?? {})
        .flat()
        .map(String)[0] ?? core.words.failed(),
  });
  return false;
}

/** The picture the entry holds now, for the panel and the page. */
export async function readPicture(core: DraftCore): Promise<void> {
  const id = core.state.tree.get(entryNode)?.fields.image;
  if (typeof id !== 'number' || core.made.get(entryNode)?.image === id) return;
  const answer = await editorCall<Record<string, unknown>>('GET', `/${core.language}/pageeditor-api/media/${id}/`);
  if (!answer.ok) return;
  const { image_thumbnails } = answer.body;
  core.made.set(entryNode, { image: id, image_obj: answer.body, image_thumbnails } as unknown as Module);
  core.updateViews();
}
