import { useCallback, useEffect, useRef, useState } from 'react';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { plainText } from '../../core/text/thing.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { placeAfter } from '../session/places.ts';
import type { EditorSurface, OpenDialog, RichText } from './editor-context.ts';
import { type InlineText, inlineTexts } from './inline-texts.ts';
import { fieldLabel } from './words.ts';
import { type Writer, writePlain } from './write-plain.ts';

interface Writing {
  session: DraftSession;
  language: Language;
  /** What follows a key that leaves the text. */
  onLeave(id: number): void;
  onNewLine(id: number): void;
  openDialog(dialog: OpenDialog): void;
}

/** Fetched as soon as somebody edits, so that a press on a text finds it there. */
const richWriter = () => import('./write-rich.ts');

/** Writing in place: at most one text of the page is being written. */
export function useWriting({ session, language, onLeave, onNewLine, openDialog }: Writing) {
  const current = useRef<{ id: number; field: string; writer: Writer; last: string } | null>(null);
  const [rich, setRich] = useState<RichText | null>(null);
  useEffect(() => void richWriter(), []);

  const stopWriting = useCallback(() => {
    const writing = current.current;
    if (!writing) return;
    current.current = null;
    writing.writer.end();
    setRich(null);
    session.write(null);
  }, [session]);

  // Somebody else's text has come in its place (EDIT-19): it is shown, and nobody writes on over it unknowingly.
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
      const label = fieldLabel(field.name, id);
      const onInput = (next: string) => {
        // A text that was only shown in the other language is not copied by a mere look.
        if (current.current) current.current.last = next;
        const own = fieldValue(session.state.tree.get(id)?.fields ?? {}, field.name, language);
        if (next !== value || own !== '') session.set(id, field.name, language, next, 'typed');
      };
      const openMenu = (isEmptyModule: boolean) => {
        stopWriting();
        openDialog({ kind: 'insert', place: placeAfter(session.state.tree, id), replaces: isEmptyModule ? id : null });
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
      void richWriter().then(({ writeRich }) => {
        if (!text.element.isConnected) return;
        const writer = writeRich({
          element: text.element,
          value,
          label,
          point,
          onInput,
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

  /** Whether something of the page is being written at this place. */
  const isWriting = useCallback((target: Node) => current.current?.writer.element.contains(target) ?? false, []);
  return { write, stopWriting, isWriting, rich };
}

function holds(text: InlineText, node: Node): boolean {
  const own = 'node' in text ? text.node : text.element;
  return own === node || own.contains(node) || ('node' in text && node.contains(own) && node.textContent?.trim() === text.node.data.trim());
}

/** A text as one reads it, so that what the server tidies is no other text. */
function wordsOf(text: string): string {
  return plainText(text.replace(/[\u00ad\u200b]/g, ''));
}
