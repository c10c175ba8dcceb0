import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../core/languages.ts';
import { showEdited } from '../../core/module/edited-modules.ts';
import { isThere } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { EditorBar, type Mode } from '../bar/editor-bar.tsx';
import { LeftWork } from '../bar/left-work.tsx';
import { Notices } from '../bar/notices.tsx';
import { Spoken, useSpoken } from '../bar/spoken.tsx';
import { useMessages } from '../bar/use-messages.ts';
import { Decisions } from '../dialogs/decisions.tsx';
import { KeysDialog } from '../dialogs/keys-dialog.tsx';
import { LoginQuestion } from '../dialogs/login-dialog.tsx';
import { NoticeDialog } from '../dialogs/notice-dialog.tsx';
import { afterUnsavedWork } from '../dialogs/unsaved-work.tsx';
import { InsertDialog } from '../insert/insert-dialog.tsx';
import { placeholderOf } from '../insert/placeholder.tsx';
import { Slot, withSlots } from '../insert/slot.tsx';
import { Panel } from '../panels/panel.tsx';
import { useFindings } from '../panels/publishing/use-findings.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { pathOf, placeAfter } from '../session/places.ts';
import { useWriting } from '../writing/use-writing.ts';
import { moduleActions } from './actions/module-actions.ts';
import { type EditorSurface, type OpenDialog, type RenderedModules, SurfaceContext, useSurface } from './editor-context.ts';
import { elementsOf, moduleRef } from './module-elements.ts';
import { Outlines } from './outlines.tsx';
import { Preview } from './preview.tsx';
import { showModule } from './show-module.ts';
import { useEntryOnPage } from './use-entry-on-page.ts';
import { focusPanel, usePageKeys } from './use-page-keys.ts';
import { usePagePresses } from './use-page-presses.ts';
import { usePanel } from './use-panel.ts';

interface SurfaceProps {
  session: DraftSession;
  language: Language;
  title: string;
  addresses: { published: string; otherLanguage: string | null };
  hasToolbar: boolean;
  Modules: RenderedModules;
}

/** The editing surface over a page: editor bar, outlines, panel, dialogs. The page below is rendered by its own views. */
export function Surface({ session, language, title, addresses, hasToolbar, Modules }: SurfaceProps) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const [mode, setModeNow] = useState<Mode>('edit');
  // The preview closes the panel.
  const setMode = (next: Mode) => afterUnsavedWork(() => setModeNow(next));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const messages = useMessages(state.notices);
  const [dialog, openDialog] = useState<OpenDialog>(null);
  const { spoken, say } = useSpoken(state.saving.kind);
  const selection = useMemo(() => chosen.filter((id) => isThere(state.tree, id)), [chosen, state.tree]);
  const selected = selection.at(-1) ?? null;
  const cutFrom = useRef<number | null>(null);
  const { content_type, object_id } = state.draft;
  const isEditing = mode === 'edit';
  const { panel, openPanel } = usePanel(isEditing);
  useFindings(session, state, panel);

  const parts = useMemo(() => ({ refOf: moduleRef, Slot, Placeholder: placeholderOf(session.catalogue) }), [session.catalogue]);

  useEffect(() => session.start(), [session]);
  useEffect(
    () => showEdited({ content_type, object_id, modules: withSlots(state.modules, session.catalogue), parts }),
    [content_type, object_id, state.modules, session.catalogue, parts],
  );
  useEffect(() => () => showEdited(null), []);
  const picture = useEntryOnPage(session, state.entry);
  useEffect(() => session.select(selected), [session, selected]);

  const latest = useRef<{
    select: EditorSurface['select'];
    write: EditorSurface['write'];
    insert(model: string, after: number): number | null;
  } | null>(null);
  const writing = useWriting({
    session,
    language,
    onLeave: useCallback((id: number) => latest.current?.select(id, { focuses: true }), []),
    onNext: useCallback((id: number) => latest.current?.select(id, { focuses: true }), []),
    onNewLine: useCallback((id: number) => latest.current?.insert('text', id), []),
    openDialog,
  });
  const { write, stopWriting, isWriting, rich } = writing;

  const select: EditorSurface['select'] = useCallback(
    (id, { adds = false, focuses = false } = {}) => {
      cutFrom.current = null;
      if (id === null || !adds) setChosen(id === null ? [] : [id]);
      else setChosen((now) => [...now.filter((one) => one !== id), id]);
      if (id !== null) {
        openDetails(id);
      }
      if (focuses) focusOutline(session);
      if (focuses && id !== null) showModule(id);
      const node = id === null ? null : session.state.tree.get(id);
      if (node) {
        const path = pathOf(session.state.tree, node.id);
        // The entry itself stands in no column.
        const column = Math.max(0, node.column) + 1;
        say(m.edit_said_selected({ module: session.catalogue.get(node.model)?.label ?? '', level: path.length, column }));
      }
    },
    [session, say],
  );
  const actions = moduleActions({ session, selected, select, cutFrom, stopWriting, write, say, openDialog });
  latest.current = { select, write, insert: (model, after) => actions.insert(model, placeAfter(session.state.tree, after)) };

  // As a sheet the panel would lie over what it is about.
  const openShown: EditorSurface['openPanel'] = (kind) => {
    openPanel(kind);
    if (kind === 'settings' && selected !== null) showModule(selected);
  };
  const surface: EditorSurface = {
    ...{ session, state, language, title, Modules, selection, selected, select, write, stopWriting, rich, panel, dialog, openDialog },
    ...{ say, actions, messages },
    openPanel: openShown,
    openSettings: () => {
      // At once: on a slow machine the next keys would be in the panel by the next frame, and lose their place in it.
      flushSync(() => openShown('settings'));
      focusPanel();
    },
  };
  const { openSettings } = surface;
  usePagePresses({ isEditing, hasEntry: state.entry !== null, isWriting, write, stopWriting, select, actions, openSettings });
  usePageKeys({ surface, isEditing, toggle: () => setMode(isEditing ? 'preview' : 'edit'), published: addresses.published });
  useEffect(() => {
    if (!isEditing) stopWriting();
  }, [isEditing, stopWriting]);
  return (
    <SurfaceContext value={surface}>
      {hasToolbar && <EditorBar mode={mode} setMode={setMode} addresses={addresses} />}
      {mode === 'preview' && hasToolbar && <Preview address={addresses.published} picture={picture} />}
      <EditingLayers isShown={isEditing && hasToolbar} />
      <Spoken texts={spoken} />
    </SurfaceContext>
  );
}

/** What lies over the page while it is edited: outlines, panel, dialogs and notices. */
function EditingLayers({ isShown }: { isShown: boolean }) {
  const { dialog } = useSurface();
  return (
    <>
      {isShown && (
        <>
          <Outlines />
          <Panel />
          {dialog?.kind === 'keys' && <KeysDialog />}
          {dialog?.kind === 'insert' && <InsertDialog {...dialog} />}
          <NoticeDialog />
        </>
      )}
      <Notices>
        {isShown && <LoginQuestion />}
        {isShown && <LeftWork />}
        {isShown && <Decisions />}
      </Notices>
    </>
  );
}

/** What is folded in is shown while it is edited. */
function openDetails(id: number): void {
  for (const element of elementsOf(id)) if (element instanceof HTMLDetailsElement) element.open = true;
}

/**
 * Focuses the outline of the selected module: at once, so that the next key is not lost; once more after a dialog that is closing has
 * given the focus back, unless the next key has led elsewhere meanwhile, or opened a text or a dialog.
 */
function focusOutline(session: DraftSession): void {
  const focus = () => document.querySelector<HTMLElement>('.bs-stop')?.focus({ preventScroll: true });
  focus();
  let isKeyed = false;
  const keyed = new AbortController();
  // On the window, for shortcuts go no further.
  window.addEventListener('keydown', () => (isKeyed = true), { capture: true, signal: keyed.signal });
  requestAnimationFrame(() => {
    keyed.abort();
    if (!isKeyed && session.writing === null && !document.querySelector('dialog[open]')) focus();
  });
}
