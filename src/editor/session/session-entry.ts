import isEqual from 'fast-deep-equal';
import type { StoredLanguage } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';
import { autosaveDelayMs, type DraftCore } from './draft-core.ts';
import { changedNames, entryNode, isOfEntry, waitingFields } from './edited-entry.ts';
import { type InheritedValues, isEmptyValue } from './inherited.ts';
import { confirmNotice, type NoticeOccasion } from './notice-question.ts';
import { readInherited } from './read-inherited.ts';
import { saveEntryDraft } from './save-entry.ts';

/** The entry a detail page is about, within its session; everything is null or does nothing on pages of modules alone. */
export class SessionEntry {
  readonly #core: DraftCore;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the last save by itself could not bring to the server. */
  #refused: readonly Change[] = [];

  constructor(core: DraftCore) {
    this.#core = core;
  }

  /** As its page was rendered, with its draft, while the state of the session has what was typed upon it. */
  get rendered(): Module | null {
    return this.#core.viewEntryOf(this.#core.base);
  }

  /** What its production shows on its page where it has nothing; null where nothing is known of one. */
  get inherited(): InheritedValues | null {
    const { inherited, state } = this.#core;
    return inherited.get(Number(state.tree.get(entryNode)?.fields.production)) ?? null;
  }

  /** In words what visitors see of it in a field; null where the field has a value of its own, or is no such field. */
  inheritedText(field: string, language: StoredLanguage | null): string | null {
    if (!isEmptyValue(this.#core.state.tree.get(entryNode)?.fields[field])) return null;
    return this.inherited?.texts[language === null ? field : `${field}.${language}`] ?? null;
  }

  readInherited(): Promise<void> {
    return readInherited(this.#core);
  }

  /** Where the office has it, and the fields that only its form there has. */
  get office(): { href: string; fields: readonly { name: string; label: string }[] } | null {
    const { entry } = this.#core;
    return entry && { href: entry.office, fields: entry.officeFields };
  }

  /** What editors call it. */
  get label(): string | null {
    return this.#core.entry?.module.label ?? null;
  }

  /** Where the calls about its draft begin; null where it has none. */
  get calls(): string | null {
    const { entry, state } = this.#core;
    return entry && state.edited?.draft ? entry.readAddress : null;
  }

  /** Of the call getEventNotice; null for what nobody holds tickets of. */
  get notices(): string | null {
    return this.#core.entry?.noticeAddress ?? null;
  }

  /** Asks before ticket holders get mails of what is published or planned. True when it may be. */
  confirmNotice(occasion: NoticeOccasion): Promise<boolean> {
    return confirmNotice(this.#core, occasion);
  }

  /** Fields of it that visitors do not see yet. */
  get changes(): number {
    return this.#core.countEntryChanges();
  }

  /** Fields that were typed and are in this browser alone. */
  get waiting(): number {
    return waitingFields(this.#core.state.unsent, this.calls ? null : this.#core.language);
  }

  /** Makes what was typed part of the draft. True when nothing waits. */
  save(): Promise<boolean> {
    return saveEntryDraft(this.#core);
  }

  /**
   * Makes what was typed part of the draft by itself, and shows it on the page, once nobody writes in that text any more: before, a title
   * may be empty for a moment and a cast half entered (PAGE-07). What the server has refused is not sent again before it is changed.
   */
  saveSoon(): void {
    clearTimeout(this.#timer);
    if (!this.calls || this.waiting === 0) return;
    this.#timer = setTimeout(async () => {
      const timer = this.#timer;
      await this.#core.whenTextIsLeft(changedNames(this.#core.state.unsent));
      const changes = this.#core.state.unsent.filter(isOfEntry);
      if (timer !== this.#timer || changes.length === 0 || isEqual(changes, this.#refused)) return;
      const isSaved = await this.save();
      this.#refused = isSaved || this.#core.state.saving.kind !== 'failed' ? [] : changes;
      if (isSaved) void this.showPage();
    }, autosaveDelayMs);
  }

  /** Makes what was typed part of the draft, so that the server can check it; content without drafts would be public by that. */
  async saveToCheck(): Promise<void> {
    if (this.calls && this.waiting > 0 && (await this.save())) void this.showPage();
  }

  /** Saves because somebody wants it: as the draft, like the form of the office; content without drafts goes on waiting for 'Publish' (PAGE-07). */
  async saveByHand(): Promise<boolean> {
    if (this.waiting === 0) return true;
    if (!this.calls) {
      this.#core.notify({ kind: 'ok', text: this.#core.words.waitsHere() });
      return true;
    }
    if (!(await this.save())) return false;
    // Modules say so themselves.
    if (this.#core.isBare()) this.#core.notify({ kind: 'ok', text: this.#core.words.draftSaved() });
    void this.showPage();
    return true;
  }

  /** Shows the page around the modules anew: cast and dates are rendered by the server alone. */
  showPage(): Promise<void> {
    return this.#core.onPublished('');
  }
}
