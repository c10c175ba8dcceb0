import { locales } from '../../core/languages.ts';
import type { CheckedFinding } from '../../features/pages/drafts/draft.contract.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';
import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';
import type { SavingState } from './draft-state.ts';
import { bodyOf, type EntryAnswer, entryStateOf, goesWith } from './edited-entry.ts';
import { confirmNotice } from './notice-question.ts';
import { saveEntryDraft } from './save-entry.ts';
import { acknowledgeEntry, meetOthers, refuse, setApart, setLiveApart } from './settle-entry.ts';

/** What became of an entry that was to be published; 'unchanged' where nothing of it was new. */
type EntryOutcome = 'published' | 'unchanged' | false;

/**
 * Publishes the entry in the language of the page: its draft with what was typed, as the form of the office does. Somebody else's changes
 * of other fields stay, those of the same are put side by side (EDIT-19). False when it was not published.
 */
export async function sendEntry(core: DraftCore): Promise<EntryOutcome> {
  if (!core.entry || !core.state.edited) return 'unchanged';
  if (!core.state.edited.draft) return changeEntry(core);
  // A save by itself, whose turn is before this one, may have met somebody's changes: that is decided first.
  const isDecided = await core.inTurn(async () => core.state.conflicts.length === 0);
  return isDecided && (await saveEntryDraft(core)) && publishEntryDraft(core);
}

/** How an entry stands after it was published or taken back, with the number of ticket holders who are notified. */
interface PublishedEntry extends EntryAnswer {
  notified: number | null;
}

async function publishEntryDraft(core: DraftCore): Promise<EntryOutcome> {
  const { entry, language } = core;
  const { edited, saving } = core.state;
  const changes = core.countEntryChanges();
  if (!entry || !edited || (changes === 0 && entryStateOf(edited, changes, language) !== 'draft')) return 'unchanged';
  if (!(await confirmNotice(core))) return false;
  core.become({ saving: { kind: 'saving' } });
  const answer = await editorCall<PublishedEntry>('POST', `${entry.readAddress}publish`, { languages: [language] });
  const findings = answer.ok ? undefined : (answer.body as { findings?: CheckedFinding[] } | null)?.findings;
  if (findings) return reportMissing(core, findings, saving);
  if (!answer.ok && answer.status === 409) return decideBetween(core, answer.body);
  if (!answer.ok && answer.status === 400) return refuse(core, answer.body);
  if (!answer.ok) return core.fail(answer);
  core.again = null;
  const { notified, ...published } = answer.body;
  acknowledgeEntry(core, published, []);
  notifyPublished(core, published.version, [], notified);
  void core.onPublished(published.url);
  return 'published';
}

/** What is missing keeps the draft from being published, not from being saved (PAGE-360). */
function reportMissing(core: DraftCore, findings: readonly CheckedFinding[], saving: SavingState): false {
  const isOther = (one: CheckedFinding) => !findings.some(({ subject, field }) => subject === one.subject && field === one.field);
  const names = findings.map(({ field, languages: of }) => {
    const label = core.entry?.module.fields.find(({ name }) => name === field)?.label ?? field;
    return [label, ...of.map((language) => locales[language].name)].join(', ');
  });
  core.again = null;
  core.become({ saving, findings: [...findings, ...(core.state.findings ?? []).filter(isOther)] });
  core.notify({ kind: 'bad', text: core.words.missing(names.join('; ')) });
  return false;
}

/** What was published in another way since it was drafted is put beside the draft; fields that only the office has are decided there. */
async function decideBetween(core: DraftCore, body: unknown): Promise<false> {
  const { entry } = core;
  const names = (body as { fields?: string[] } | null)?.fields ?? [];
  if (!entry?.module.fields.some(({ name }) => names.includes(name))) return decideInOffice(core, names);
  core.again = null;
  const fresh = await editorCall<EntryAnswer>('GET', entry.readAddress);
  if (!fresh.ok) return core.fail(fresh);
  core.become({ saving: { kind: 'idle' } });
  setLiveApart(core, fresh.body, names);
  return false;
}

function decideInOffice(core: DraftCore, names: readonly string[]): false {
  const fields = names.map((name) => core.entry?.officeFields.find((field) => field.name === name)?.label ?? name);
  const office = core.entry?.office ?? '';
  core.again = null;
  core.become({ saving: { kind: 'failed' } });
  core.notify({
    kind: 'bad',
    text: core.words.meanwhile(fields.join(', ')),
    action: { label: core.words.office(), run: () => window.location.assign(office) },
  });
  return false;
}

/** Content without drafts is changed at once, by the fields that were typed; texts of the other language go on waiting. */
async function changeEntry(core: DraftCore): Promise<EntryOutcome> {
  const { entry } = core;
  const changes = core.state.unsent.filter((change) => goesWith(change, core.language));
  if (!entry || changes.length === 0) return 'unchanged';
  core.addTried(changes);
  core.become({ saving: { kind: 'saving' } });
  const answer = await editorCall<EntryAnswer>('PATCH', entry.address, { ...bodyOf(changes), version: core.state.edited?.version });
  core.removeTried(changes);
  if (!answer.ok && answer.status !== 401) core.again = null;
  if (!answer.ok && answer.status === 409) return meetOthers(core);
  if (!answer.ok && answer.status === 400) return refuse(core, answer.body);
  if (!answer.ok) return core.fail(answer);
  core.again = null;
  core.attempts = 0;
  acknowledgeEntry(core, answer.body, changes);
  notifyPublished(core, answer.body.version, changes);
  void core.onPublished(answer.body.url);
  return 'published';
}

function notifyPublished(core: DraftCore, number: number, changes: readonly Change[], notified: number | null = null): void {
  core.notify({
    kind: 'ok',
    text: [core.words.published(), notified !== null && core.words.notified(notified)].filter(Boolean).join(' '),
    action: { label: core.words.takeBack(), run: () => void takeBackEntry(core, number, changes) },
  });
}

/** Takes this publication of the entry back, unless something else has been published meanwhile; what it changed is its draft again, or waits in this browser where there are none. */
async function takeBackEntry(core: DraftCore, number: number, changes: readonly Change[]): Promise<void> {
  const { entry } = core;
  if (!entry || !(await confirmNotice(core, { step: 'undo' }))) return;
  const answer = await editorCall<PublishedEntry>('POST', `${entry.readAddress}publish/undo`, { number });
  if (!answer.ok && answer.status === 409)
    return core.notify({ kind: 'bad', text: (answer.body as { detail?: string } | null)?.detail ?? core.words.pageChanged() });
  if (!answer.ok) return void core.fail(answer);
  const { notified, ...edited } = answer.body;
  core.takeEntry(edited);
  core.become({ unsent: [...changes, ...core.state.unsent] });
  setApart(core);
  core.updateViews();
  core.storeUnsent();
  core.notify({ kind: 'ok', text: [core.words.tookBack(), notified !== null && core.words.notified(notified)].filter(Boolean).join(' ') });
  void core.onPublished(edited.url);
}
