import type { Language, StoredLanguage } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { CheckedFinding } from '../../features/pages/drafts/draft.contract.ts';
import { applyOperation } from '../../features/pages/operations/apply-operation.ts';
import type { ContentTree } from '../../features/pages/operations/content-tree.ts';
import { type History, record, redo, type Step, type StepName, undo } from '../../features/pages/operations/history.ts';
import type { NestingRules } from '../../features/pages/operations/nesting.ts';
import type { Operation, Outcome } from '../../features/pages/operations/operation.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import type { PublishingState } from '../../features/pages/publishing/publishing-state.shapes.ts';
import { editorCall } from '../editor-call.ts';
import { beginSession } from './begin-session.ts';
import type { Catalogue } from './catalogue.ts';
import { changeId, joinLast, needsServer, valueKey } from './changes.ts';
import { autosaveDelayMs, DraftCore, type SessionOptions } from './draft-core.ts';
import type { DraftState, Notice, OpenConflict, OpenQuestion } from './draft-state.ts';
import { entryNode, isOfEntry } from './edited-entry.ts';
import { LoginRequests } from './login-requests.ts';
import { pathOf } from './places.ts';
import { publishDraft } from './publish-draft.ts';
import { fetchIds, readAnew } from './read-changes.ts';
import { forgetRefusal, sendChanges } from './send-changes.ts';
import { SessionEntry } from './session-entry.ts';
import { readPicture, setApart } from './settle-entry.ts';
import { forgetLeftWork } from './stored-work.ts';
import { byId } from './view-modules.ts';

/**
 * The session of an editor with one draft: the tree as it is on screen, what the server has acknowledged, what is still to be sent,
 * the steps to undo. Every action is at once there; nothing leaves the browser's store before its acknowledgement (EDIT-06).
 */
export class DraftSession {
  readonly catalogue: Catalogue;
  readonly rules: NestingRules;
  readonly language: Language;
  readonly session: string;
  /** What the page is about. */
  readonly entry: SessionEntry;
  readonly logins: LoginRequests;
  readonly #core: DraftCore;

  constructor(options: SessionOptions) {
    this.#core = new DraftCore(options);
    this.#core.save = () => this.save();
    this.entry = new SessionEntry(this.#core);
    this.logins = new LoginRequests(this.#core);
    this.catalogue = this.#core.catalogue;
    this.rules = this.#core.rules;
    this.language = options.language;
    this.session = options.session;
    void readPicture(this.#core);
  }

  get state(): DraftState {
    return this.#core.state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#core.listeners.add(listener);
    return () => this.#core.listeners.delete(listener);
  };

  /** Begins what goes on by itself: presence, attempts without a connection. @returns its end, which sends what is left. */
  start(): () => void {
    return beginSession(this.#core);
  }

  /** Does something to the draft: at once here, a second later on the server. Says what became of it. */
  apply(operation: Operation, name: StepName, { model = '', key = null }: { model?: string; key?: string | null } = {}): Outcome {
    const outcome = applyOperation(this.#core.state.tree, operation, { rules: this.rules });
    if (outcome.status !== 'applied') return outcome;
    const step: Step = { name, model, operation, inverse: outcome.inverse, key, at: Date.now() };
    this.#push(operation, key, outcome.tree, record(this.#core.state.history, step));
    return outcome;
  }

  /** Changes one value; typing in one text is one step (EDIT-05). */
  set(id: number, field: string, language: StoredLanguage | null, to: unknown, name: StepName = 'changed'): Outcome | null {
    const node = this.#core.state.tree.get(id);
    if (!node) return null;
    const value = valueKey(id, field, language);
    // Before it is compared: who types again what is stored has corrected the refused value, too.
    forgetRefusal(this.#core, value);
    const from = fieldValue(node.fields, field, language);
    if (JSON.stringify(from) === JSON.stringify(to)) return null;
    const key = name === 'typed' ? value : null;
    return this.apply({ kind: 'set', id, changes: [{ field, language, from, to }] }, name, { model: node.model, key });
  }

  /** Takes the last step back; answers it, null when there is none. */
  undo(): Step | null {
    return this.#walk(undo(this.#core.state.history), (step) => step.inverse);
  }

  redo(): Step | null {
    return this.#walk(redo(this.#core.state.history), (step) => step.operation);
  }

  /** Checks the draft as the server has it, in both languages; null when that cannot be reached. */
  async check(): Promise<readonly CheckedFinding[] | null> {
    const answer = await editorCall<CheckedFinding[]>('GET', `${this.#core.address}/check`);
    if (!answer.ok) return null;
    this.#core.become({ findings: answer.body });
    return answer.body;
  }

  /** An id for a new module; more are fetched while the largest paste would find enough. */
  nextId(): number {
    if (!this.hasIds(200)) void fetchIds(this.#core);
    const id = this.#core.ids.shift();
    if (id === undefined) throw new Error('No more ids are reserved.');
    return id;
  }

  /** Whether so many modules can be inserted at once. */
  hasIds(count: number): boolean {
    return this.#core.ids.length >= count;
  }

  /** Marks the text being edited in place, which is not rendered meanwhile; null when editing ends. */
  write(writing: { id: number; field: string; shown: string } | null): void {
    this.#core.writing = writing;
    this.#core.updateViews();
  }

  select(id: number | null): void {
    this.#core.selected = id;
  }

  /** The text being edited in place, which nothing else may render. */
  get writing(): { id: number; field: string } | null {
    return this.#core.writing;
  }

  /** Resolves as soon as no text of the page is edited in place. */
  async whenNoTextIsEdited(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.subscribe(() => !this.writing && resolve());
    if (this.writing) await promise;
    stop();
  }

  /** Shows everything once more, on a page that was exchanged around its containers. */
  showAgain(): void {
    this.#core.updateViews();
  }

  /** A module as views take it, or the page's entry. */
  moduleOf(id: number): Module | undefined {
    return id === entryNode ? (this.#core.state.entry ?? undefined) : new Map(byId(this.#core.state.modules)).get(id);
  }

  /** Modules and fields that go public with this language. */
  get changes(): number {
    return (this.#core.state.languageState?.changes ?? 0) + this.#core.countEntryChanges();
  }

  get pageState(): PublishingState | null {
    return this.#core.pageState();
  }

  /** False on the page of an entry on which there are no modules. */
  get hasModules(): boolean {
    return !this.#core.isBare();
  }

  /** Sends everything unsent now; `explicit` is a save by hand, which says that it is done; visitors see nothing of it (PAGE-07). True when all is acknowledged. */
  async save({ explicit = false } = {}): Promise<boolean> {
    clearTimeout(this.#core.timer);
    if (explicit) this.#core.again = () => this.save({ explicit });
    if (!(await this.#core.inTurn(() => this.#sendUnsent(explicit)))) return false;
    if (!explicit) this.entry.saveSoon();
    const isDone = !explicit || (await this.entry.saveByHand());
    if (explicit && isDone) this.#core.again = null;
    return isDone;
  }

  async #sendUnsent(explicit: boolean): Promise<boolean> {
    if (this.#core.unsentModules().length > 0 || (explicit && !this.#core.isBare())) return sendChanges(this.#core, explicit);
    // With nothing to send nobody knows whether the connection is back; the next call shows it.
    if (['offline', 'saving'].includes(this.#core.state.saving.kind)) this.#core.become({ saving: { kind: 'idle' } });
    return true;
  }

  /** Makes the draft what visitors see in this language (PAGE-06), and what waits of the entry in all (EDIT-13). */
  publish(): Promise<boolean> {
    return publishDraft(this.#core);
  }

  /** Brings back what was left unsent last time. The server knows what of it had arrived. */
  restoreLeft(): void {
    const { left, draft } = this.#core.state;
    forgetLeftWork(draft.container, left);
    const unsent = [...left, ...this.#core.state.unsent];
    this.#core.addTried(left);
    this.#core.become({ left: [], unsent });
    setApart(this.#core);
    this.#core.updateViews();
    this.#core.storeUnsent();
    void this.save();
  }

  dropLeft(): void {
    forgetLeftWork(this.#core.state.draft.container, this.#core.state.left);
    this.#core.become({ left: [] });
    this.#core.storeUnsent();
  }

  /** Ends a conflict: `value` is what shall stand there. */
  resolve(conflict: OpenConflict, value: unknown): void {
    this.#core.become({ conflicts: this.#core.state.conflicts.filter((other) => other !== conflict) });
    const { id, field, language } = conflict;
    if (this.set(id, field, language, value) !== null || id !== entryNode) return;
    // The draft on the server may still hold the other value, or be based on one that is no longer public.
    this.#push(
      { kind: 'set', id, changes: [{ field, language, from: value, to: value }] },
      null,
      this.#core.state.tree,
      this.#core.state.history,
    );
  }

  /** Answers a question: to go on all the same, or to let it be. */
  answer(question: OpenQuestion, goesOn: boolean): void {
    this.#core.become({ questions: this.#core.state.questions.filter((other) => other !== question) });
    if (!goesOn) return;
    const { operation } = question.change;
    if (question.kind === 'changed') this.#core.overrides.push(...question.modules);
    // What it stands in may be what was deleted.
    else
      for (const { id, model, is_deleted } of question.modules.flatMap((module) => pathOf(this.#core.state.tree, module)))
        if (is_deleted) this.apply({ kind: 'restore', id }, 'restored', { model });
    this.apply(operation, 'changed');
  }

  /** Shows a notice for a while (EDIT-16). */
  notify(notice: Omit<Notice, 'id'>): void {
    this.#core.notify(notice);
  }

  dismiss(id: number): void {
    this.#core.become({ notices: this.#core.state.notices.filter((notice) => notice.id !== id) });
  }

  /** Who is signed in again goes on where they were (EDIT-17). */
  signedIn(): void {
    this.logins.end(true);
    this.#core.become({ saving: { kind: 'saving' } });
    const again = this.#core.again ?? (() => this.save());
    this.#core.again = null;
    void again();
  }

  /** Reads the draft anew, e.g. after a version was restored. */
  async reload(): Promise<void> {
    await this.save();
    await this.#core.inTurn(() => readAnew(this.#core));
  }

  #walk(found: { step: Step; history: History } | null, operationOf: (step: Step) => Operation): Step | null {
    if (!found) return null;
    const operation = operationOf(found.step);
    const outcome = applyOperation(this.#core.state.tree, operation, { rules: this.rules });
    // What cannot be taken back any more (others changed it) is left out.
    if (outcome.status !== 'applied') {
      this.#core.become({ history: found.history });
      this.#core.notify({ kind: 'bad', text: this.#core.words.failed() });
      return null;
    }
    this.#push(operation, null, outcome.tree, found.history);
    return found.step;
  }

  #push(operation: Operation, key: string | null, tree: ContentTree, history: History): void {
    const { unsent } = this.#core.state;
    const last = unsent.at(-1);
    const joined = key === null || !last || this.#core.tried.has(last.id) ? null : joinLast(last, operation);
    const changes = joined ? [...unsent.slice(0, -1), joined] : [...unsent, { id: changeId(), operation }];
    this.#core.become({ tree, unsent: changes, history });
    if (isOfEntry({ operation })) {
      this.#core.updateViews();
      this.#core.storeUnsent();
      void readPicture(this.#core);
      this.entry.saveSoon();
      return;
    }
    this.#core.markChanged();
    this.#core.updateViews();
    this.#core.storeUnsent();
    this.#core.plan(needsServer(operation) ? 100 : autosaveDelayMs);
  }
}
