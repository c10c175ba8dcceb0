import type { Module } from '../../core/module/module.ts';
import type { ChangeOutcome, ChangesAnswer } from '../../features/pages/drafts/draft.contract.ts';
import type { TreeNode } from '../../features/pages/operations/content-tree.ts';
import { type Change, rebase } from '../../features/pages/operations/rebase.ts';
import { editorCall } from '../editor-call.ts';
import { setsOf, valuesOf } from './changes.ts';
import type { DraftCore } from './draft-core.ts';
import { autosaveDelayMs } from './draft-core.ts';
import { pullChanges } from './read-changes.ts';
import { byId } from './view-modules.ts';

/** Sends up to 200 unsent changes of modules. True when nothing is left to be decided. */
export async function sendChanges(core: DraftCore, explicit: boolean): Promise<boolean> {
  const changes = core.unsentModules().slice(0, 200);
  core.tried = new Set([...core.tried, ...changes.map(({ id }) => id)]);
  core.become({ saving: { kind: 'saving' } });
  const answer = await editorCall<ChangesAnswer>('POST', `${core.address}/changes${explicit ? '' : '?draft=true'}`, {
    session: core.session,
    version: core.version,
    changes,
    ...(core.overrides.length > 0 && { overrides: core.overrides }),
  });
  if (!answer.ok) return core.fail(answer);
  core.attempts = 0;
  core.overrides = [];
  await acknowledge(core, changes, answer.body);
  if (explicit) notifySaved(core, answer.body);
  const rest = core.unsentModules().length;
  if (rest > 0) core.plan(rest > 150 ? 0 : autosaveDelayMs);
  return core.state.conflicts.length === 0 && core.state.questions.length === 0;
}

async function acknowledge(
  core: DraftCore,
  changes: readonly Change[],
  { version, outcomes, nodes, modules, saved_at }: ChangesAnswer,
): Promise<void> {
  const sent = new Set(changes.map(({ id }) => id));
  const unsent = core.state.unsent.filter(({ id }) => !sent.has(id));
  core.tried = new Set();
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
  const seen = core.version;
  core.version = version;
  const isRefused = outcomes.some(({ status }) => status !== 'applied' && status !== 'known');
  core.become({ unsent, saving: { kind: 'saved', at: saved_at } });
  if (isMerged || isRefused) await pullChanges(core, seen);
  core.become({ tree: core.rebased(core.state.unsent) });
  for (const outcome of outcomes) settle(core, outcome, changes);
  core.updateViews();
  core.storeUnsent();
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
  const [message = core.words.failed()] = Object.values(messages).flat();
  for (const set of setsOf(change.operation)) refused.set(`${set.id}.${set.field}`, { value: set.to, message });
  core.become({ refused });
  core.notify({ kind: 'bad', text: message === 'nesting' ? core.words.failed() : message });
}

/** An explicit save publishes nothing while a version is planned. */
function draftSaved({ state, words }: DraftCore): string {
  return state.draft.publishes_on_save && state.languageState?.publish_at ? words.draftSavedPlanned() : words.draftSaved();
}

function notifySaved(core: DraftCore, { published, blocked }: ChangesAnswer): void {
  const isPublished = Object.keys(published).length > 0;
  if (isPublished) core.becomeLive();
  if (blocked.length > 0) core.become({ findings: blocked });
  core.notify({
    kind: blocked.length > 0 ? 'bad' : 'ok',
    text: blocked.length > 0 ? core.words.blocked() : isPublished ? core.words.saved() : draftSaved(core),
  });
}
