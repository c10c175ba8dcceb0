import type { Language } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { CheckedFinding, Draft } from '../../features/pages/drafts/draft.contract.ts';
import { type ContentTree, treeOf } from '../../features/pages/operations/content-tree.ts';
import type { NestingRules } from '../../features/pages/operations/nesting.ts';
import { type Change, rebase } from '../../features/pages/operations/rebase.ts';
import { rulesOf } from '../../features/pages/operations/rules-of.ts';
import { type PublishingState, publishingStateOf } from '../../features/pages/publishing/publishing-state.shapes.ts';
import { adminHref } from '../../urls.ts';
import type { Answer } from '../editor-call.ts';
import type { Catalogue, CatalogueModule } from './catalogue.ts';
import { idsOf } from './changes.ts';
import type { DraftState, Notice, Words } from './draft-state.ts';
import {
  changedFields,
  type EditedEntry,
  type EntryAnswer,
  entryNode,
  entryStateOf,
  isOfEntry,
  nodeOfEntry,
  pageStateOf,
} from './edited-entry.ts';
import type { InheritedValues } from './inherited.ts';
import { storedHistory, storeWork } from './stored-work.ts';
import { byId, viewEntry, viewModules } from './view-modules.ts';

/** What a session starts with. */
export interface SessionOptions {
  draft: Draft;
  /** What the page is about, where that is edited on it. */
  entry: EditedEntry | null;
  catalogue: readonly CatalogueModule[];
  language: Language;
  session: string;
  words: Words;
  /** The page shows what was published: it is read anew, at the address it has now. */
  onPublished(url: string): Promise<void>;
  /** Resolves as soon as nobody writes in the text of one of these fields of the entry, on the page or in the panel. */
  whenTextIsLeft(fields: ReadonlySet<string>): Promise<void>;
}

/** Delay of an autosave after the last change. */
export const autosaveDelayMs = 1000;
/** Pauses between attempts without a connection. */
const retryDelaysMs = [2000, 4000, 8000, 15_000, 30_000];

/** The state of a session: the tree as it is on screen, the one the server has acknowledged, and the changes between them. */
export class DraftCore {
  readonly catalogue: Catalogue;
  readonly rules: NestingRules;
  readonly language: Language;
  readonly session: string;
  readonly words: Words;
  /** Sends the unsent changes. */
  save: () => Promise<boolean> = async () => true;
  readonly listeners = new Set<() => void>();
  readonly address: string;
  state: DraftState;
  /** The draft as the server has acknowledged it. */
  base: ContentTree;
  version: number;
  readonly made: Map<number, Module>;
  /** What productions show on their performances, by id of the production. */
  readonly inherited = new Map<number, InheritedValues>();
  ids: number[];
  isFetchingIds = false;
  /** Ids of the unsent changes that may have arrived: those are never changed again. Saves and restoring run side by side, so each adds and removes its own. */
  readonly tried = new Set<string>();
  readonly entry: EditedEntry | null;
  readonly onPublished: (url: string) => Promise<void>;
  readonly whenTextIsLeft: SessionOptions['whenTextIsLeft'];
  /** The action that failed because the login was over; it is repeated after the next login. */
  again: (() => unknown) | null = null;
  overrides: number[] = [];
  timer: ReturnType<typeof setTimeout> | undefined;
  attempts = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** The text being edited in place. */
  writing: { id: number; field: string; shown: string } | null = null;
  selected: number | null = null;
  noticeCount = 0;

  constructor({ draft, entry, catalogue, language, session, words, onPublished, whenTextIsLeft }: SessionOptions) {
    const modules = entry ? [...catalogue, entry.module] : catalogue;
    this.catalogue = new Map(modules.map((module) => [module.name, module]));
    this.rules = rulesOf(modules);
    this.entry = entry;
    this.onPublished = onPublished;
    this.whenTextIsLeft = whenTextIsLeft;
    this.language = language;
    this.session = session;
    this.words = words;
    this.address = `/${language}/pageeditor-api/drafts/${draft.container}`;
    this.base = treeOf([...draft.nodes, ...(entry ? [nodeOfEntry(entry, entry.first)] : [])]);
    this.version = draft.version;
    this.made = new Map(byId(draft.modules as Module[]));
    this.ids = [...draft.ids];
    this.state = {
      draft,
      tree: this.base,
      modules: [],
      entry: null,
      edited: entry?.first ?? null,
      unsent: [],
      history: storedHistory(draft.container, session),
      saving: { kind: 'idle' },
      conflicts: [],
      questions: [],
      notice: null,
      refused: new Map(),
      people: draft.people.filter((person) => person.session !== session),
      plans: draft.plans,
      isDeleted: false,
      loginsRequested: 0,
      left: [],
      notices: [],
      languageState: draft.languages.find((state) => state.language === language),
      findings: null,
    };
    this.updateViews();
  }

  /**
   * Does this when what goes on with the server is over: saves and reads of the draft come one after another. A draft read before a save
   * and answered after it would take what was saved off the screen.
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Changes the state and notifies its subscribers. */
  become(changed: Partial<DraftState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.listeners) listener();
  }

  /** Shows a notice for a while (EDIT-16); one that is still shown in the same words comes anew instead of twice. */
  notify(notice: Omit<Notice, 'id'>): void {
    this.noticeCount += 1;
    const others = this.state.notices.filter(({ text }) => text !== notice.text);
    this.become({ notices: [...others, { ...notice, id: this.noticeCount }].slice(-4) });
  }

  /** Updates modules and entry as views take them. */
  updateViews(): void {
    const { content_type, object_id } = this.state.draft;
    const { tree } = this.state;
    const { catalogue, language } = this;
    const owner = { content_type, object_id };
    this.become({
      modules: viewModules({ tree, catalogue, language, owner, made: this.made, writing: this.writing }),
      entry: this.viewEntryOf(tree),
    });
  }

  /** The entry in a tree, as views take it; null on pages of modules alone. */
  viewEntryOf(tree: ContentTree): Module | null {
    const { content_type, object_id } = this.state.draft;
    const { catalogue, language } = this;
    const node = tree.get(entryNode);
    if (!node) return null;
    const inherited = this.inherited.get(Number(node.fields.production));
    return viewEntry({ node, catalogue, language, owner: { content_type, object_id }, resolved: this.made.get(entryNode), inherited });
  }

  /** Stores in the browser what is not acknowledged, and what was left last time while nobody has decided about it (EDIT-06). */
  storeUnsent(): void {
    const { draft, left, unsent, history } = this.state;
    storeWork(draft.container, this.session, { unsent: [...left, ...unsent], history });
  }

  /** Before changes are sent. */
  addTried(changes: readonly Change[]): void {
    for (const { id } of changes) this.tried.add(id);
  }

  removeTried(changes: readonly Change[]): void {
    for (const { id } of changes) this.tried.delete(id);
  }

  /** Changes how the language stands against what visitors see. */
  mark(changed: Partial<Draft['languages'][number]>): void {
    const { languageState } = this.state;
    if (!languageState) return;
    const next = { ...languageState, ...changed };
    this.become({ languageState: { ...next, state: publishingStateOf(next) } });
  }

  /** Takes the entry as the server has it now; changes upon it stay. */
  takeEntry(edited: EntryAnswer): void {
    if (!this.entry) return;
    this.base = new Map(this.base).set(entryNode, nodeOfEntry(this.entry, edited));
    this.become({ edited });
  }

  /** Fields of the entry that go public with this language. */
  countEntryChanges(): number {
    const { edited, tree } = this.state;
    return this.entry && edited ? changedFields(this.entry, edited, tree.get(entryNode), this.language) : 0;
  }

  /** How the page stands against what visitors see; one of an entry without modules as the entry does. */
  pageState(): PublishingState | null {
    const { edited, languageState } = this.state;
    const modulesState = languageState?.state ?? null;
    if (!edited) return modulesState;
    return pageStateOf(entryStateOf(edited, this.countEntryChanges(), this.language), this.isBare() ? null : modulesState);
  }

  /** Marks that the draft differs from what visitors see, and from what is planned. */
  markChanged(): void {
    const plans = this.state.languageState?.plans.map((plan) => ({ ...plan, changes: Math.max(plan.changes, 1) }));
    this.mark({ changes: this.countChanges(), ...(plans && { plans }) });
  }

  /** Visitors see the draft as it is now, as the version of this number. */
  becomeLive(number: number): void {
    this.mark({ changes: 0, number, was_published: true, published_at: new Date().toISOString() });
  }

  /** Saves after so many ms. */
  plan(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), after);
  }

  /** The draft as acknowledged with these changes upon it. */
  rebased(unsent: readonly Change[]): ContentTree {
    return rebase(this.base, unsent, { rules: this.rules }).tree;
  }

  /** Unsent changes of modules; those of the entry are sent by themselves, or wait for publishing. */
  unsentModules(): Change[] {
    return this.state.unsent.filter((change) => !isOfEntry(change));
  }

  /** True for the page of an entry on which there are no modules. */
  isBare(): boolean {
    return this.entry !== null && this.state.tree.size === 1;
  }

  /** How many modules differ from what visitors see, at least. */
  countChanges(): number {
    return Math.max(
      this.state.languageState?.changes ?? 0,
      new Set(this.unsentModules().flatMap(({ operation }) => idsOf(operation))).size,
      1,
    );
  }

  /** What the page is about was put into the trash, where it can be brought back. */
  becomeDeleted(): void {
    const { language, entry } = this;
    const trash = entry ? `${adminHref(language, entry.resource)}?state=trash` : `${adminHref(language, 'pages')}/trash`;
    this.become({ isDeleted: true });
    this.notify({
      kind: 'bad',
      text: this.words.deleted(),
      action: { label: this.words.toTrash(), run: () => window.location.assign(trash) },
    });
  }

  /** Reports a call that failed, and tries again where that helps (EDIT-15, EDIT-17). */
  fail(answer: Extract<Answer<unknown>, { ok: false }>): false {
    const { status, body } = answer;
    if (status !== 401) this.again = null;
    if (status === 401) this.become({ saving: { kind: 'signed-out' } });
    else if (status === 0 || status >= 500 || status === 429) {
      this.become({ saving: { kind: 'offline' } });
      if (this.attempts === 0) this.notify({ kind: 'bad', text: this.words.failed() });
      this.plan(retryDelaysMs[Math.min(this.attempts, retryDelaysMs.length - 1)] ?? 30_000);
      this.attempts += 1;
    } else {
      const findings = (body as { findings?: CheckedFinding[] } | null)?.findings;
      this.become({ saving: findings ? this.state.saving : { kind: 'failed' }, ...(findings && { findings }) });
      const isGone = status === 404;
      if (isGone) this.becomeDeleted();
      else this.notify({ kind: 'bad', text: findings ? this.words.blocked() : this.words.failed() });
    }
    return false;
  }
}
