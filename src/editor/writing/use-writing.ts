import { useCallback, useEffect, useRef, useState } from 'react';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import type { EditorSurface, OpenDialog, RichText } from '../canvas/editor-context.ts';
import { droppedFromText, droppedWords, excessOf, pasteIntoText } from '../paste/paste-as-modules.ts';
import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { placeAfter } from '../session/places.ts';
import { collectKeys, type EarlyKeys } from './early-keys.ts';
import { type InlineText, inlineTexts } from './inline-texts.ts';
import { type Writer, writePlain } from './write-plain.ts';

interface WritingOptions {
  session: DraftSession;
  language: Language;
  /** Runs after Escape has left the text. */
  onLeave(id: number): void;
  onNewLine(id: number): void;
  openDialog(dialog: OpenDialog): void;
}

/** Loaded with the editor, so that a press on a text need not wait for it. */
const richWriter = () => import('./write-rich.ts');

/** Editing in place: at most one text of the page is open. */
export function useWriting({ session, language, onLeave, onNewLine, openDialog }: WritingOptions) {
  const current = useRef<{ id: number; field: string; writer: Writer; last: string } | null>(null);
  /** The rich text whose code is being loaded. */
  const opening = useRef<EarlyKeys | null>(null);
  const [rich, setRich] = useState<RichText | null>(null);
  useEffect(() => void richWriter(), []);

  const stopWriting = useCallback(() => {
    if (opening.current) {
      opening.current.forget();
      opening.current = null;
      session.write(null);
    }
    const writing = current.current;
    if (!writing) return;
    current.current = null;
    writing.writer.end();
    setRich(null);
    session.write(null);
  }, [session]);

  // Somebody else has changed the text (EDIT-19): theirs is shown, and editing in place ends.
  useEffect(
    () =>
      session.subscribe(() => {
        const writing = current.current;
        const node = writing && session.state.tree.get(writing.id);
        if (!writing || !node) return;
        const { text } = translate(node.fields[writing.field] as Translated, language);
        if (wordsOf(text) !== wordsOf(writing.last) && wordsOf(text) !== '') stopWriting();
      }),
    [session, language, stopWriting],
  );

  const begin = useCallback(
    (id: number, text: InlineText, point: { x: number; y: number } | null) => {
      stopWriting();
      const { field, shown } = text;
      const value = shown;
      session.write({ id, field: field.name, shown });
      const { label } = field;
      const onInput = (next: string) => {
        // A text shown in the other language is not stored unless it was changed.
        if (current.current) current.current.last = next;
        const stored = fieldValue(session.state.tree.get(id)?.fields ?? {}, field.name, language);
        if (next !== value || stored !== '') session.set(id, field.name, language, next, 'typed');
      };
      const openMenu = (isEmptyModule: boolean) => {
        stopWriting();
        openDialog({ kind: 'insert', place: placeAfter(session.state.tree, id), replaces: isEmptyModule ? id : null, beside: null });
      };
      const leaves = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return false;
        event.preventDefault();
        event.stopPropagation();
        stopWriting();
        onLeave(id);
        return true;
      };
      if ('node' in text) {
        const writer = writePlain({
          node: text.node,
          value,
          label,
          limit: field.limit,
          point,
          onInput,
          onKey: (event, isEmpty) => {
            if (leaves(event)) return;
            if (event.key === 'Enter' && !event.isComposing) {
              event.preventDefault();
              stopWriting();
              onNewLine(id);
            } else if (event.key === '/' && isEmpty) {
              event.preventDefault();
              openMenu(true);
            }
          },
        });
        current.current = { id, field: field.name, writer, last: value };
        return;
      }
      const keys = collectKeys(() => {
        stopWriting();
        onLeave(id);
      });
      opening.current = keys;
      const opened = richWriter().then(({ writeRich }) => {
        // Left before its code was there.
        if (opening.current !== keys) return;
        if (!text.element.isConnected) return stopWriting();
        opening.current = null;
        const writer = writeRich({
          element: text.element,
          value,
          label,
          point,
          onInput,
          onPaste: (pasted, around) => {
            const modules = pasteIntoText({ session, language, pasted }, { id, field: field.name, ...around });
            const over = modules ? 0 : excessOf(pasted, around, field.limit);
            if (over > 0) {
              session.notify({ kind: 'bad', text: m.paste_too_long({ over, limit: field.limit ?? 0 }) });
              return true;
            }
            const dropped = modules ? droppedWords(pasted, modules) : droppedFromText(pasted);
            if (dropped) session.notify({ kind: 'ok', text: dropped });
            if (!modules) return false;
            stopWriting();
            onLeave(modules.last);
            return true;
          },
          onSelect: () => setRich((now) => now && { ...now, turn: now.turn + 1 }),
          onKey: (event, isEmptyLine) => {
            if (leaves(event)) return true;
            if (event.key === '/' && isEmptyLine) {
              openMenu((text.element.textContent ?? '').trim() === '');
              return true;
            }
            if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
              event.preventDefault();
              document.querySelector<HTMLElement>('.bs-rtb [data-text-tool="link"]')?.click();
              return true;
            }
            if (event.altKey && event.key === 'F10') {
              document.querySelector<HTMLElement>('.bs-rtb button')?.focus();
              return true;
            }
            return false;
          },
        });
        current.current = { id, field: field.name, writer, last: value };
        setRich({ id, editor: writer.editor, turn: 0 });
        keys.replay(writer.editor);
      });
      opened.catch(() => {
        // Keys would be collected for a text that never opens.
        if (opening.current !== keys) return;
        stopWriting();
        session.notify({ kind: 'bad', text: m.edit_call_failed() });
      });
    },
    [session, language, stopWriting, onLeave, onNewLine, openDialog],
  );

  const write: EditorSurface['write'] = useCallback(
    (id, { point, node, field } = {}) => {
      const module = session.moduleOf(id);
      if (!module) return false;
      if (current.current?.id === id && node && current.current.writer.element.contains(node)) return true;
      const texts = inlineTexts(module, fieldsOf(session.catalogue, module.model));
      const [first] = texts;
      const wanted = node ? texts.find((text) => holds(text, node)) : field ? texts.find((text) => text.field.name === field) : first;
      if (!wanted) return false;
      begin(id, wanted, point ?? null);
      return true;
    },
    [session, begin],
  );

  /** Whether this node is in the text that is open. */
  const isWriting = useCallback((target: Node) => current.current?.writer.element.contains(target) ?? false, []);
  return { write, stopWriting, isWriting, rich };
}

function holds(text: InlineText, node: Node): boolean {
  const place = 'node' in text ? text.node : text.element;
  return (
    place === node || place.contains(node) || ('node' in text && node.contains(place) && node.textContent?.trim() === text.node.data.trim())
  );
}

/** A text without markup and invisible characters, so that one the server has cleaned is no other text. */
function wordsOf(text: string): string {
  return plainText(text.replace(/[\u00ad\u200b]/g, ''));
}
