import type { AnswerOf } from '../../core/contract/call.ts';
import type { Module } from '../../core/module/module.ts';
import type { Draft, listChanges, reportPresence } from '../../features/pages/drafts/draft.contract.ts';
import { isThere, treeOf } from '../../features/pages/operations/content-tree.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';
import { editorCall } from '../editor-call.ts';
import { autosaveDelayMs, type DraftCore } from './draft-core.ts';
import { type EntryAnswer, entryNode } from './edited-entry.ts';
import { keepWritten } from './keep-written.ts';
import { readPublishing } from './publishing-state.ts';
import { setApart } from './settle-entry.ts';
import { byId } from './view-modules.ts';

/** Reads the draft anew and rebases the unsent changes. In turn with saves, as everything here that changes what is acknowledged. */
export async function readAnew(core: DraftCore): Promise<void> {
  const answer = await editorCall<Draft>('GET', core.address);
  if (!answer.ok) return void core.fail(answer);
  const draft = answer.body;
  await readEntry(core);
  const entry = core.base.get(entryNode);
  core.base = treeOf(entry ? [...draft.nodes, entry] : draft.nodes);
  core.version = draft.version;
  for (const [id, module] of byId(draft.modules as Module[])) core.made.set(id, module);
  core.ids.push(...draft.ids);
  core.become({
    draft,
    plans: draft.plans,
    tree: core.rebased(core.state.unsent),
    languageState: draft.languages.find(({ language }) => language === core.language),
  });
  core.updateViews();
}

/** Reads what the page is about anew, with its draft in the office. */
async function readEntry(core: DraftCore): Promise<void> {
  if (!core.entry) return;
  const answer = await editorCall<EntryAnswer>('GET', core.entry.readAddress);
  if (answer.ok) core.takeEntry(answer.body);
}

/** Fetches what others did since a version and rebases the unsent changes (EDIT-19); `lost` was sent of what they have deleted. */
export async function pullChanges(core: DraftCore, since: number, lost: readonly Change[] = []): Promise<void> {
  const answer = await editorCall<AnswerOf<typeof listChanges>>('GET', `${core.address}/changes?since=${since}&session=${core.session}`);
  if (!answer.ok) return;
  const { version, nodes, modules, edits } = answer.body;
  core.base = new Map([...core.base, ...nodes.map((node) => [node.id, node] as const)]);
  for (const [id, module] of byId(modules as Module[])) core.made.set(id, module);
  core.version = Math.max(core.version, version);
  const names = [...new Set(edits.filter(({ session }) => session !== core.session).map(({ by }) => by))];
  const isRestoredHere = keepWritten(core, lost);
  if (edits.some(({ kind }) => kind !== 'set' && kind !== 'delete')) await readAnew(core);
  // After a night there may be more than one answer takes.
  else if (version > since && version < core.version) return pullChanges(core, version);
  core.become({ tree: core.rebased(core.state.unsent) });
  core.updateViews();
  if (isRestoredHere) core.plan(autosaveDelayMs);
  const isRestored = edits.some(({ kind, session }) => kind === 'restore' && session !== core.session);
  const words = isRestoredHere ? core.words.writtenRestored : isRestored ? core.words.restoredBy : core.words.merged;
  if (names.length > 0) core.notify({ kind: 'person', text: words(names.join(', ')) });
}

/** Reports where this session is, and reads who else is there and whether the draft has changed (EDIT-19). */
export async function sendPresence(core: DraftCore, isLeaving = false): Promise<void> {
  if (core.state.saving.kind === 'signed-out') return;
  const { draft } = core.state;
  const module = core.selected !== null && core.selected !== entryNode && isThere(core.state.tree, core.selected) ? core.selected : null;
  const answer = await editorCall<AnswerOf<typeof reportPresence>>(
    'POST',
    `/${core.language}/pageeditor-api/presence`,
    { session: core.session, container: draft.container, module, is_idle: document.hidden, is_leaving: isLeaving },
    { outlivesPage: isLeaving },
  );
  if (isLeaving) return;
  if (!answer.ok) {
    if (answer.status === 401) core.become({ saving: { kind: 'signed-out' } });
    return;
  }
  const { is_deleted } = answer.body;
  if (is_deleted && !core.state.isDeleted) core.becomeDeleted();
  if (!is_deleted && core.state.isDeleted) core.become({ isDeleted: false });
  if (JSON.stringify(answer.body.people) !== JSON.stringify(core.state.people)) core.become({ people: answer.body.people });
  const { version, number, plans } = answer.body;
  const isPlannedAnew = plans !== core.state.plans;
  if (isPlannedAnew) core.become({ plans });
  await core.inTurn(async () => {
    if (version > core.version) await pullChanges(core, core.version);
    // Published by somebody else, or as it was planned; or something else is planned (EDIT-372).
    if (isPlannedAnew || number !== core.state.languageState?.number) await readPublishing(core);
  });
  // So may the entry the page is about be.
  const { object_version } = answer.body;
  if (!core.state.edited || core.state.saving.kind === 'saving') return;
  if (object_version !== null && object_version > core.state.edited.version) {
    await readEntry(core);
    setApart(core);
    core.updateViews();
    void core.onPublished('');
  } else if (isPlannedAnew) await readEntry(core);
}

/** Reserves more ids for new modules. */
export async function fetchIds(core: DraftCore): Promise<void> {
  if (core.isFetchingIds) return;
  core.isFetchingIds = true;
  const answer = await editorCall<{ ids: number[] }>('POST', `${core.address}/ids`);
  core.isFetchingIds = false;
  if (answer.ok) core.ids.push(...answer.body.ids);
}
