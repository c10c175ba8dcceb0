import isEqual from 'fast-deep-equal';
import type { Module } from '../../core/module/module.ts';
import type { ChangeOutcome, ChangesAnswer } from '../../features/pages/drafts/draft.contract.ts';
import { isThere, type TreeNode } from '../../features/pages/operations/content-tree.ts';
import { type StoredValue, withStoredValues } from '../../features/pages/operations/history.ts';
import type { FieldChange } from '../../features/pages/operations/operation.ts';
import { type Change, rebase } from '../../features/pages/operations/rebase.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { editorCall } from '../editor-call.ts';
import { setsOf, valueKey, valuesOf } from './changes.ts';
import type { DraftCore } from './draft-core.ts';
import { autosaveDelayMs } from './draft-core.ts';
import { ofWritten } from './keep-written.ts';
import { readPublishing } from './publishing-state.ts';
import { pullChanges } from './read-changes.ts';
import { byId } from './view-modules.ts';

/** Most characters of changes in one request; a larger single change is sent by itself. */
const maxBatchCharacters = 1_000_000;
const maxBatchChanges = 200;

/** Sends the unsent changes of modules to the draft, in as many requests as they need; `explicit` says that it was saved. True when nothing is left to be decided. */
export async function sendChanges(core: DraftCore, explicit: boolean): Promise<boolean> {
  const unsent = core.unsentModules();
  const changes = nextBatch(unsent);
  const isLast = changes.length === unsent.length;
  core.addTried(changes);
  // While the login is asked for, an attempt by itself leaves its dialog open with what is typed there.
  if (explicit || core.state.saving.kind !== 'signed-out') core.become({ saving: { kind: 'saving' } });
  const answer = await editorCall<ChangesAnswer>('POST', `${core.address}/changes?draft=true`, {
    session: core.session,
    version: core.version,
    changes,
    ...(core.overrides.length > 0 && { overrides: core.overrides }),
  });
  if (!answer.ok && answer.status === 413 && changes.length === 1) return dropTooLarge(core, changes);
  if (!answer.ok) return core.fail(answer);
  core.attempts = 0;
  core.overrides = [];
  await acknowledge(core, changes, answer.body);
  if (explicit && isLast) core.notify({ kind: 'ok', text: core.words.draftSaved() });
  const isDecided = core.state.conflicts.length === 0 && core.state.questions.length === 0;
  if (!isLast) return (await sendChanges(core, explicit)) && isDecided;
  if (core.unsentModules().length > 0) core.plan(autosaveDelayMs);
  // What now differs from the published version only the comparison says: a value typed back to what it was is no change.
  else void readPublishing(core);
  return isDecided;
}

/** The first unsent changes, as many as one request takes. */
function nextBatch(unsent: readonly Change[]): Change[] {
  let characters = 0;
  const end = unsent.findIndex((change, index) => {
    characters += JSON.stringify(change).length;
    return index > 0 && (index >= maxBatchChanges || characters > maxBatchCharacters);
  });
  return unsent.slice(0, end < 0 ? unsent.length : end);
}

/** Takes back a change that no request can carry, or nothing after it would ever be saved. */
function dropTooLarge(core: DraftCore, changes: readonly Change[]): false {
  const dropped = new Set(changes.map(({ id }) => id));
  const unsent = core.state.unsent.filter(({ id }) => !dropped.has(id));
  core.removeTried(changes);
  core.become({ unsent, tree: core.rebased(unsent), saving: { kind: 'failed' } });
  core.updateViews();
  core.storeUnsent();
  core.notify({ kind: 'bad', text: core.words.tooLarge() });
  if (unsent.length > 0) core.plan(autosaveDelayMs);
  return false;
}

async function acknowledge(
  core: DraftCore,
  changes: readonly Change[],
  { version, outcomes, nodes, modules, saved_at }: ChangesAnswer,
): Promise<void> {
  const sent = new Set(changes.map(({ id }) => id));
  const unsent = core.state.unsent.filter(({ id }) => !sent.has(id));
  core.removeTried(changes);
  const applied = outcomes.filter(({ status }) => status === 'applied').length;
  const isMerged = version > core.version + applied;
  // The neighbours of what was moved have moved too, and the answer does not name them.
  const taken = new Set(outcomes.filter(({ status }) => status === 'applied' || status === 'known').map(({ id }) => id));
  core.base = rebase(
    core.base,
    changes.filter(({ id }) => taken.has(id)),
    { rules: core.rules },
  ).tree;
  takeNodes(core, nodes, unsent);
  for (const [id, module] of byId(modules as Module[])) core.made.set(id, module);
  const history = withStoredValues(
    core.state.history,
    storedValues(
      changes.filter(({ id }) => taken.has(id)),
      nodes,
    ),
  );
  const seen = core.version;
  core.version = version;
  const isRefused = outcomes.some(({ status }) => status !== 'applied' && status !== 'known');
  core.become({ unsent, history, saving: { kind: 'saved', at: saved_at } });
  const gone = new Set(outcomes.filter(({ status }) => status === 'gone').map(({ id }) => id));
  const lost = ofWritten(
    core,
    changes.filter(({ id }) => gone.has(id)),
  );
  if (isMerged || isRefused) await pullChanges(core, seen, lost);
  core.become({ tree: core.rebased(core.state.unsent) });
  const repeated = new Set(lost.filter(() => core.writing && isThere(core.state.tree, core.writing.id)).map(({ id }) => id));
  for (const outcome of outcomes) if (!repeated.has(outcome.id)) settle(core, outcome, changes);
  core.updateViews();
  core.storeUnsent();
}

/** What the server has stored otherwise than it was sent, of each value the last. */
function storedValues(changes: readonly Change[], nodes: readonly TreeNode[]): StoredValue[] {
  const sets = changes.flatMap(({ operation }) => setsOf(operation) as (FieldChange & { id: number })[]);
  const last = new Map(sets.map((set) => [valueKey(set.id, set.field, set.language), set]));
  const stored = new Map(nodes.map(({ id, fields }) => [id, fields]));
  return [...last.values()].flatMap(({ id, field, language, to }) => {
    const fields = stored.get(id);
    const value = fields && fieldValue(fields, field, language);
    return fields && !isEqual(value, to) ? [{ id, field, language, sent: to, stored: value }] : [];
  });
}

/** Puts the server's modules in; a value that was changed again meanwhile stays what it was sent as. */
function takeNodes(core: DraftCore, nodes: readonly TreeNode[], unsent: readonly Change[]): void {
  const newer = new Set(unsent.flatMap(({ operation }) => valuesOf(operation)));
  const next = new Map(core.base);
  for (const node of nodes) {
    const shown = core.state.tree.get(node.id);
    const fields = Object.entries(node.fields).map(([name, value]) => {
      if (!newer.has(`${node.id}.${name}`)) return [name, value];
      const first = unsent.flatMap(({ operation }) => setsOf(operation)).filter((set) => set.id === node.id && set.field === name);
      const merged = first.reduceRight(
        (all, set) => (set.language === null ? set.from : { ...(all as object), [set.language]: set.from }),
        value,
      );
      return [name, shown ? merged : value];
    });
    next.set(node.id, { ...node, fields: Object.fromEntries(fields) });
  }
  core.base = next;
}

function settle(core: DraftCore, { id, status, conflicts, modules, by, messages }: ChangeOutcome, changes: readonly Change[]): void {
  const change = changes.find((one) => one.id === id);
  const who = by ?? '';
  if (status === 'conflict') core.become({ conflicts: [...core.state.conflicts, ...conflicts.map((one) => ({ ...one, by: who }))] });
  if ((status === 'changed' || status === 'gone') && change)
    core.become({ questions: [...core.state.questions, { kind: status, change, modules, by: who }] });
  if (status !== 'refused' || !change) return;
  const refused = new Map(core.state.refused);
  const { detail, ...ofFields } = messages;
  const [message = detail ? core.words.pageChanged() : core.words.failed()] = Object.values(ofFields).flat();
  for (const set of setsOf(change.operation)) refused.set(valueKey(set.id, set.field, set.language), { value: set.to, message });
  core.become({ refused });
  core.notify({ kind: 'bad', text: message });
}

/** A value that was refused is written anew; after the last one nothing is left that could not be saved. */
export function forgetRefusal(core: DraftCore, value: string): void {
  const refused = new Map(core.state.refused);
  if (!refused.delete(value)) return;
  core.become({ refused, ...(refused.size + core.state.unsent.length === 0 && { saving: { kind: 'idle' } }) });
}
