import type { Module } from '../../core/module/module.ts';
import type { NoticeStep, PublishedNotice } from '../../features/notices/notice-texts.shapes.ts';
import type { CheckedFinding, Draft, PersonAtWork } from '../../features/pages/drafts/draft.contract.ts';
import type { ContentTree } from '../../features/pages/operations/content-tree.ts';
import type { History } from '../../features/pages/operations/history.ts';
import type { FieldConflict } from '../../features/pages/operations/operation.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';

import type { EntryAnswer } from './edited-entry.ts';

/** Where saving stands (states of the backstage, 8). */
export type SavingState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'failed' };

/** A conflict to be decided; `by` is the author of the other value. */
export interface OpenConflict extends FieldConflict {
  by: string;
}

/** A notice: announced, and shown until it goes away by itself. */
export interface Notice {
  id: number;
  kind: 'ok' | 'bad' | 'person';
  text: string;
  action?: { label: string; run(): void };
}

/** What an editor cannot decide alone: a module others changed before it was deleted, or deleted before it was changed. */
export interface OpenQuestion {
  kind: 'changed' | 'gone';
  change: Change;
  modules: readonly number[];
  by: string;
}

/** What is asked before mails to ticket holders are caused; nothing is published until it is answered. */
interface NoticeQuestion extends PublishedNotice {
  step: NoticeStep;
  answer(isConfirmed: boolean): void;
}

export interface DraftState {
  draft: Draft;
  tree: ContentTree;
  modules: readonly Module[];
  unsent: readonly Change[];
  history: History;
  saving: SavingState;
  /** How often a panel has requested the login: who has put it off is asked again. */
  loginsRequested: number;
  conflicts: readonly OpenConflict[];
  questions: readonly OpenQuestion[];
  /** Asked before ticket holders get mails of what is published. */
  notice: NoticeQuestion | null;
  /** What the server would not take, by `valueKey`: the value as it was entered, and why. */
  refused: ReadonlyMap<string, { value: unknown; message: string }>;
  people: readonly PersonAtWork[];
  /** What is planned, as presence answers it. */
  plans: string;
  /** What the page is about was put into the trash meanwhile. */
  isDeleted: boolean;
  /** The entry the page is about, as views take it; null on pages of modules alone (EDIT-13). */
  entry: Module | null;
  /** The same as the server has it, with its draft and how it stands. */
  edited: EntryAnswer | null;
  /** Unsent changes of last time, waiting to be restored or dropped. */
  left: readonly Change[];
  notices: readonly Notice[];
  languageState: Draft['languages'][number] | undefined;
  findings: readonly CheckedFinding[] | null;
}

/** Words the session says; the screen knows them in the language of the page. */
export interface Words {
  draftSaved(): string;
  /** What was typed of content without drafts waits in this browser. */
  waitsHere(): string;
  failed(): string;
  pageChanged(): string;
  tooLarge(): string;
  deleted(): string;
  toTrash(): string;
  published(): string;
  /** Nothing was new to publish. */
  unchanged(): string;
  /** The same where visitors see nothing of the page. */
  unchangedUnseen(): string;
  /** How many ticket holders get a mail of it. */
  notified(count: number): string;
  /** Fields of the entry were published in another way since they were drafted. */
  meanwhile(fields: string): string;
  office(): string;
  merged(by: string): string;
  /** They had deleted what is being written in here; it is back. */
  writtenRestored(by: string): string;
  restoredBy(by: string): string;
  takeBack(): string;
  blocked(): string;
  /** Fields are empty without which a language cannot be published. */
  missing(fields: string): string;
  tookBack(): string;
}
