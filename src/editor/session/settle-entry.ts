import isEqual from 'fast-deep-equal';
import { languages, storedLanguages } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { TreeNode } from '../../features/pages/operations/content-tree.ts';
import { type Change, rebase } from '../../features/pages/operations/rebase.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { editorCall } from '../editor-call.ts';
import { setsOf, valueKey } from './changes.ts';
import type { DraftCore } from './draft-core.ts';
import { type EntryAnswer, entryNode, isOfEntry, nodeOfEntry, settleEntry } from './edited-entry.ts';

/** Takes what became of changes of the entry that were sent: they are no longer waiting. */
export function acknowledgeEntry(core: DraftCore, answer: EntryAnswer, changes: readonly Change[]): void {
  if (!core.entry) return;
  const sent = new Set(changes.map(({ id }) => id));
  const unsent = core.state.unsent.filter(({ id }) => !sent.has(id));
  core.base = new Map(core.base).set(entryNode, withServerValues(core, nodeOfEntry(core.entry, answer), changes, unsent));
  core.become({
    edited: { ...core.state.edited, ...answer },
    unsent,
    tree: core.rebased(unsent),
    saving: { kind: 'saved', at: new Date().toISOString() },
  });
  core.updateViews();
  core.storeUnsent();
}

/** The entry as the server made it; a value that was typed on meanwhile stays as it was sent, or its next change would not fit. */
function withServerValues(core: DraftCore, fresh: TreeNode, changes: readonly Change[], unsent: readonly Change[]): TreeNode {
  const newer = new Set(unsent.filter(isOfEntry).flatMap(({ operation }) => setsOf(operation).map(({ field }) => field)));
  const sent = rebase(core.base, changes, { rules: core.rules }).tree.get(entryNode);
  const fields = Object.entries(fresh.fields).map(([name, value]) => [name, newer.has(name) ? sent?.fields[name] : value]);
  return { ...fresh, fields: Object.fromEntries(fields) };
}

/** Reads the entry that somebody else has changed; what met their changes is put side by side (EDIT-19). */
export async function meetOthers(core: DraftCore): Promise<false> {
  const fresh = core.entry && (await editorCall<EntryAnswer>('GET', core.entry.readAddress));
  if (!fresh?.ok) return fresh ? core.fail(fresh) : false;
  core.takeEntry(fresh.body);
  core.become({ saving: { kind: 'idle' } });
  setApart(core);
  core.updateViews();
  return false;
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

/** Drafted values of these fields beside what visitors see by now: that stands in the field until it is decided, the draft keeps its value. */
export function setLiveApart(core: DraftCore, fresh: EntryAnswer, names: readonly string[]): void {
  const drafted = fresh.draft?.values ?? {};
  const conflicts = (core.entry?.module.fields ?? [])
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name: field, is_translated }) =>
      (is_translated ? languages : [null]).map((language) => {
        const [to, current] = [fieldValue(drafted, field, language), fieldValue(fresh.values, field, language)];
        return { id: entryNode, field, language, from: current, to, current, by: '' };
      }),
    )
    .filter(({ to, current }) => !isEqual(to, current));
  const shown = Object.fromEntries(conflicts.map(({ field }) => [field, fresh.values[field]]));
  core.takeEntry({ ...fresh, ...(fresh.draft && { draft: { ...fresh.draft, values: { ...drafted, ...shown } } }) });
  core.become({ tree: core.rebased(core.state.unsent), conflicts: [...core.state.conflicts, ...conflicts] });
  core.updateViews();
}

/**
 * What the server would not take stays in its field, with the reason: of a text in the language concerned, or that of the page where it
 * concerns the text as a whole.
 */
export function refuse(core: DraftCore, body: unknown): false {
  const messages = Object.entries((body ?? {}) as Record<string, unknown>).map(([path, reasons]) => ({
    path,
    message: [reasons].flat().join(' '),
  }));
  const refused = new Map(core.state.refused);
  const fields = core.state.tree.get(entryNode)?.fields ?? {};
  for (const { path, message } of messages) {
    const [name, language] = path.replace(/^values\./, '').split('.');
    const field = core.entry?.module.fields.find((one) => one.name === name);
    if (!field) continue;
    const of = field.is_translated ? (storedLanguages.find((one) => one === language) ?? core.language) : null;
    refused.set(valueKey(entryNode, field.name, of), { value: fieldValue(fields, field.name, of), message });
  }
  core.become({ refused, saving: { kind: 'failed' } });
  core.notify({ kind: 'bad', text: messages[0]?.message ?? core.words.failed() });
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
