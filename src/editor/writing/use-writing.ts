import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import type { EditorSurface, OpenDialog, RichText } from '../canvas/editor-context.ts';
import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { entryNode } from '../session/edited-entry.ts';
import { isEmptyValue } from '../session/inherited.ts';
import { placeAfter } from '../session/places.ts';
import { collectKeys, type EarlyKeys } from './early-keys.ts';
import { type InlineText, inlineTexts } from './inline-texts.ts';
import { nextText } from './next-text.ts';
import { type Writer, writePlain } from './write-plain.ts';
import { plainTextKeys, refuseTooLong, richTextKeys, takePasted } from './writing-handlers.ts';

/** The text of the page that is being edited in place. */
interface OpenText {
  id: number;
  field: string;
  writer: Writer;
  /** Its text after the last key. */
  last: string;
}

interface WritingOptions {
  session: DraftSession;
  language: Language;
  /** Runs after Escape has left the text. */
  onLeave(id: number): void;
  /** Runs when Tab has led to a text of another module. */
  onNext(id: number): void;
  onNewLine(id: number): void;
  openDialog(dialog: OpenDialog): void;
}

/** Loaded with the editor, so that a press on a text need not wait for it. */
const richWriter = () => import('./write-rich.ts');

/** Editing in place: at most one text of the page is open. */
export function useWriting({ session, language, onLeave, onNext, onNewLine, openDialog }: WritingOptions) {
  const writeNext = useRef<EditorSurface['write'] | null>(null);
  const current = useRef<OpenText | null>(null);
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

  useEndOnForeignChange({ session, language }, { current, stopWriting });

  const keyActions = useKeyActions({ session, onLeave, onNext, onNewLine, openDialog }, { current, writeNext, stopWriting });

  const begin = useCallback(
    (id: number, text: InlineText, point: { x: number; y: number } | null) => {
      stopWriting();
      const { field, shown: value } = text;
      const fold = 'element' in text ? text.element.closest('details') : null;
      if (fold) fold.open = true;
      session.write({ id, field: field.name, shown: value });
      const take = (writer: Writer) => {
        current.current = { id, field: field.name, writer, last: value };
      };
      const { leave, next, openMenu, addLine } = keyActions(id);
      const onInput = (next: string) => {
        // A text shown in the other language, or from the production, is not stored unless it was changed.
        if (current.current) current.current.last = next;
        const stored = fieldValue(session.state.tree.get(id)?.fields ?? {}, field.name, language);
        if (next !== value || stored !== '') session.set(id, field.name, language, next, 'typed');
      };
      // Of the production: it is replaced rather than continued.
      const isSelected = id === entryNode && isEmptyValue(session.state.tree.get(id)?.fields[field.name]);
      const options = { value, label: field.label, point, isSelected, onInput };
      if ('node' in text) {
        const { limit } = field;
        const onTooLong = (over: number) => refuseTooLong(session, over, limit ?? 0);
        take(writePlain({ ...options, node: text.node, limit, onTooLong, onKey: plainTextKeys({ leave, next, openMenu, addLine }) }));
        return;
      }
      const keys = collectKeys(leave);
      opening.current = keys;
      const opened = richWriter().then(({ writeRich }) => {
        // Left before its code was there.
        if (opening.current !== keys) return;
        if (!text.element.isConnected) return stopWriting();
        opening.current = null;
        const writer = writeRich({
          ...options,
          element: text.element,
          onPaste: (pasted, around) => takePasted({ session, language, pasted }, { id, field, around }, leave),
          onSelect: () => setRich((now) => now && { ...now, turn: now.turn + 1 }),
          onKey: richTextKeys({ leave, next, openMenu, isEmpty: () => (text.element.textContent ?? '').trim() === '' }),
        });
        take(writer);
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
    [session, language, stopWriting, keyActions],
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

  writeNext.current = write;

  /** Whether this node is in the text that is open. */
  const isWriting = useCallback((target: Node) => current.current?.writer.element.contains(target) ?? false, []);
  return { write, stopWriting, isWriting, rich };
}

interface OpenTextHandles {
  current: RefObject<OpenText | null>;
  writeNext: RefObject<EditorSurface['write'] | null>;
  stopWriting(): void;
}

/** Where the keys of a text lead: out of it, to the next one, to the list of modules, to a line below. */
function useKeyActions(
  { session, onLeave, onNext, onNewLine, openDialog }: Omit<WritingOptions, 'language'>,
  { current, writeNext, stopWriting }: OpenTextHandles,
) {
  return useCallback(
    (id: number) => ({
      leave(to = id) {
        stopWriting();
        onLeave(to);
      },
      next(by: -1 | 1) {
        const element = current.current?.writer.element;
        const found = element ? nextText(session, { id, element }, by) : null;
        if (!found) return false;
        if (found.id !== id) {
          stopWriting();
          onNext(found.id);
        }
        writeNext.current?.(found.id, { field: found.field });
        return true;
      },
      openMenu(isEmptyModule: boolean) {
        stopWriting();
        openDialog({ kind: 'insert', place: placeAfter(session.state.tree, id), replaces: isEmptyModule ? id : null, beside: null });
      },
      addLine() {
        stopWriting();
        onNewLine(id);
      },
    }),
    [session, current, writeNext, stopWriting, onLeave, onNext, onNewLine, openDialog],
  );
}

/** Somebody else has changed the text (EDIT-19): theirs is shown, and editing in place ends. */
function useEndOnForeignChange(
  { session, language }: Pick<WritingOptions, 'session' | 'language'>,
  { current, stopWriting }: Pick<OpenTextHandles, 'current' | 'stopWriting'>,
): void {
  useEffect(
    () =>
      session.subscribe(() => {
        const writing = current.current;
        const node = writing && session.state.tree.get(writing.id);
        if (!writing || !node) return;
        const { text: own } = translate(node.fields[writing.field] as Translated, language);
        // With its own text taken back a performance shows that of its production again.
        const isInherited = own === '' && writing.id === entryNode && wordsOf(writing.last) !== '';
        const text = isInherited ? String(session.state.entry?.[writing.field] ?? '') : own;
        if (wordsOf(text) !== wordsOf(writing.last) && wordsOf(text) !== '') stopWriting();
      }),
    [session, language, current, stopWriting],
  );
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
