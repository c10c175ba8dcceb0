import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { Place } from '../../features/pages/operations/content-tree.ts';
import type { Message } from '../bar/use-messages.ts';
import type { DraftSession } from '../session/draft-session.ts';
import type { DraftState } from '../session/draft-state.ts';

/** The dialog open over the page; one at a time. */
export type OpenDialog = { kind: 'keys' } | { kind: 'insert'; place: Place; replaces: number | null; beside: number | null } | null;
/** What the panel shows. */
export type PanelKind = 'settings' | 'outline' | 'check' | 'versions' | 'page' | 'links' | 'publish' | 'messages' | null;

/** Renders modules as the screens do; passed in, because the editor imports no screens. */
export type RenderedModules = ComponentType<{ modules: readonly Module[]; language: Language }>;

/** Everything the parts of the editing surface share. */
export interface EditorSurface {
  session: DraftSession;
  state: DraftState;
  language: Language;
  title: string;
  /** Renders modules as visitors see them. */
  Modules: RenderedModules;
  selection: readonly number[];
  /** The one the panel shows, the last of the selection; null for the page. */
  selected: number | null;
  select(id: number | null, options?: { adds?: boolean; focuses?: boolean }): void;
  /** Starts editing in place: the text under the pointer, or the first one. False where there is none on the page. */
  write(id: number, options?: { point?: { x: number; y: number }; node?: Node; field?: string }): boolean;
  stopWriting(): void;
  /** The rich text being edited in place; null for none. */
  rich: RichText | null;
  panel: PanelKind;
  openPanel(kind: PanelKind): void;
  /** Opens the settings of what is selected with the focus in them. */
  openSettings(): void;
  /** Every notice since the page was opened, newest first. */
  messages: readonly Message[];
  dialog: OpenDialog;
  openDialog(dialog: OpenDialog): void;
  /** Announces a text in the polite live region. */
  say(text: string): void;
  actions: ModuleActions;
}

export interface RichText {
  id: number;
  editor: import('@tiptap/core').Editor;
  /** Counts the transactions of the text, so that its bar renders again. */
  turn: number;
}

/** The actions on modules, from buttons, keys and the outline alike; each announces its result. */
export interface ModuleActions {
  /** Answers the new module; null where it may not stand there. */
  insert(model: string, place: Place, options?: { replaces?: number | null; fields?: Readonly<Record<string, unknown>> }): number | null;
  /** Opens the catalogue for a place, or inserts the one module that may stand there. */
  insertAt(place: Place): void;
  /** Begins a text in the first empty column of a module, or the one module that may stand there; false where there is none. */
  writeInside(id: number): boolean;
  /** Opens the catalogue at a module, with the choice before, inside or after it; at the end of the page without one. */
  insertBeside(id: number | null): void;
  move(id: number, by: -1 | 1): void;
  moveTo(id: number, place: Place): void;
  moveAcross(id: number, by: -1 | 1): void;
  duplicate(id: number): void;
  remove(ids: readonly number[]): void;
  /** `clipboard` is that of the event of the key, which has it at once. */
  copy(ids: readonly number[], clipboard: DataTransfer | null): void;
  cut(ids: readonly number[], clipboard: DataTransfer | null): void;
  /** Pastes modules copied here. False where the text is something else. */
  paste(text: string): boolean;
  /** Pastes text of Word or a web page as modules behind the selected one. False where nothing can be read or it may not stand there. */
  pasteHtml(html: string): boolean;
  /** Uploads pictures from the clipboard or the desktop, each into a module of its own behind this one, or at the end of the page. */
  insertPictures(files: readonly File[], after: number | null): Promise<void>;
  undo(): void;
  redo(): void;
}

export const SurfaceContext = createContext<EditorSurface | null>(null);

/** The editor of the page; null over a page of the office, where the panels of a page stand alone. */
export function useSurfaceIfAny(): EditorSurface | null {
  return useContext(SurfaceContext);
}

export function useSurface(): EditorSurface {
  const surface = useContext(SurfaceContext);
  if (!surface) throw new Error('This part stands outside of the editor.');
  return surface;
}
