import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { hasSingleKeys } from '../../ui/backstage/single-keys.ts';
import { startPublishing } from '../bar/start-publishing.ts';
import { pasteWords } from '../paste/paste-words.ts';
import { htmlOfPlain } from '../paste/read-pasted.ts';
import type { EditorSurface, PanelKind } from './editor-context.ts';
import { moduleAt } from './module-elements.ts';

interface PageKeysOptions {
  surface: EditorSurface;
  isEditing: boolean;
  toggle(): void;
  published: string;
}

const regions = ['bar', 'page', 'panel', 'notices'];
const panels: Record<string, PanelKind> = { g: 'outline', h: 'versions', l: 'check' };

/** Shortcuts that are the same everywhere in the editor (keyboard map of the backstage, 6), the clipboard, and files dropped on the page. */
export function usePageKeys(keys: PageKeysOptions): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { surface, isEditing, toggle } = latest.current;
      const { session, actions, openPanel, openDialog, panel } = surface;
      const hasCtrl = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      const does = (run: () => unknown) => {
        event.preventDefault();
        event.stopPropagation();
        run();
      };
      if (document.querySelector('dialog[open]')) return;
      if (hasCtrl && key === 's') {
        takeTyped();
        return does(() => session.save({ explicit: true }));
      }
      if (hasCtrl && (key === '/' || (event.shiftKey && key === 'p'))) return does(toggle);
      if (!isEditing) return;
      if (hasCtrl && event.shiftKey && key === 'enter') {
        takeTyped();
        return does(() => startPublishing(surface));
      }
      if (hasCtrl && key === 'z') return does(event.shiftKey ? actions.redo : actions.undo);
      if (hasCtrl && key === 'y') return does(actions.redo);
      // A text stays open when a press on the editor bar takes the focus; Ctrl+K still belongs to it.
      if (hasCtrl && key === 'k' && surface.rich && !isTyping(event.target)) return does(() => linkIn(surface.rich));
      const named = hasCtrl && event.shiftKey ? panels[key] : undefined;
      if (named) return does(() => openPanel(panel === named ? null : named));
      if (event.key === 'F6') return does(() => toRegion(surface, event.shiftKey ? -1 : 1));
      // A text may still be opening, with the focus on the page; one that is open does not take the keys of the tools.
      const isOpening = session.writing !== null && !(event.target instanceof Element && event.target.closest('.bs'));
      const isSingle = hasSingleKeys() && !isTyping(event.target) && !isOpening;
      if (event.key === '?' && isSingle) return does(() => openDialog({ kind: 'keys' }));
      // The focus is nowhere as long as nothing was pressed: so an empty page begins with its first module.
      if (key === '/' && isSingle && event.target === document.body) return does(() => actions.insertBeside(surface.selected));
    };
    const onCopy = (event: ClipboardEvent) => {
      const { surface, isEditing } = latest.current;
      if (!isEditing || isTyping(event.target) || !window.getSelection()?.isCollapsed || surface.selection.length === 0) return;
      event.preventDefault();
      if (event.type === 'cut') surface.actions.cut(surface.selection, event.clipboardData);
      else surface.actions.copy(surface.selection, event.clipboardData);
    };
    const onPaste = (event: ClipboardEvent) => {
      const { surface, isEditing } = latest.current;
      // A text that took it may be gone from the page by now.
      if (!isEditing || event.defaultPrevented) return;
      if (isTyping(event.target)) return pasteWords(event, (text) => surface.session.notify({ kind: 'ok', text }));
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      const plain = clipboardData?.getData('text/plain') ?? '';
      // Word and spreadsheets give a picture of their text beside it.
      if (plain === '' && files.length > 0) {
        event.preventDefault();
        return void surface.actions.insertPictures(files, surface.selected);
      }
      const html = clipboardData?.getData('text/html') ?? '';
      // Without any text the modules copied last are pasted: not where HTML is there, as of a picture.
      const isOfModules = (plain !== '' || html === '') && surface.actions.paste(plain);
      const isTaken = isOfModules || surface.actions.pasteHtml(html || htmlOfPlain(plain));
      if (isTaken) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const { surface, isEditing } = latest.current;
      const { dataTransfer, target } = event;
      if (!isEditing || event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      // The browser would open the file in place of the page.
      event.preventDefault();
      if (event.type !== 'drop' || document.querySelector('dialog[open]')) return;
      const under = target instanceof Element ? moduleAt(target) : null;
      void surface.actions.insertPictures([...dataTransfer.files], under ?? surface.selected);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current.surface.state.unsent.length > 0) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDrop);
    document.addEventListener('drop', onDrop);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDrop);
      document.removeEventListener('drop', onDrop);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, []);
}

/** A field whose value is complete when it is left, as an address, has what was typed before that is saved or published. */
function takeTyped(): void {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

function linkIn(rich: EditorSurface['rich']): void {
  rich?.editor.commands.focus();
  document.querySelector<HTMLElement>('.bs-rtb [data-text-tool="link"]')?.click();
}

/** Moves the focus from editor bar to page to panel to notices while there are any, opening the panel where it is closed and something is selected. */
function toRegion({ panel, openPanel, selected, say, stopWriting }: EditorSurface, by: -1 | 1): void {
  stopWriting();
  const there = regions.filter((name) => name !== 'notices' || document.querySelector(notice));
  const region = there.findIndex((name) => document.querySelector(`[data-region="${name}"]`)?.contains(document.activeElement));
  // Tab leads from a text on into what else is on the page, as its footer.
  const at = region < 0 && selected !== null ? there.indexOf('page') : region;
  const next = there[(at + by + there.length) % there.length];
  if (next === 'panel' && panel === null && selected === null) {
    // Nothing to open: on to the region behind it.
    say(m.edit_nothing_selected());
    focusRegion(there[(at + 2 * by + there.length) % there.length]);
    return;
  }
  // At once, so that the next key is not lost.
  if (next === 'panel' && panel === null) flushSync(() => openPanel('settings'));
  focusRegion(next);
}

/** The first thing to do about a notice, as taking a publish back. */
const notice = '[data-region="notices"] button';

function focusRegion(name: string | undefined): void {
  const first = name === 'page' ? '.bs-stop' : name === 'notices' ? notice : '[data-region="bar"] :is(button, a)';
  if (name === 'panel') focusPanel();
  else document.querySelector<HTMLElement>(first)?.focus();
}

/** Puts the focus on the first control of the panel. */
export function focusPanel(): void {
  const region = document.querySelector('[data-region="panel"]');
  const heading = region?.querySelector<HTMLElement>('h2[tabindex], [tabindex="-1"], header button');
  // A field would open the keyboard of a phone over what was just opened.
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  const control = region?.querySelector<HTMLElement>(
    '.body :is(input:checked, input:not([type="radio"]), textarea, select, button, [contenteditable])',
  );
  const stop = isTouched ? heading : (control ?? heading);
  stop?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
