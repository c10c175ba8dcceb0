import './library-markup.ts';
import { Editor, type EditorEvents, getHTMLFromFragment } from '@tiptap/core';
import TextAlign from '@tiptap/extension-text-align';
import type { ResolvedPos } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { asRichText, htmlOfPlain, type PastedContent, readPasted, withoutStyleElements } from '../paste/read-pasted.ts';
import type { Writer } from './write-plain.ts';

interface RichTextOptions {
  element: HTMLElement;
  value: string;
  label: string;
  point: { x: number; y: number } | null;
  /** What is typed takes the place of all of it. */
  isSelected?: boolean;
  /** Whether it takes the focus at once; true by default. */
  isFocused?: boolean;
  /** Undo of the text itself; without it undo is the page's. */
  hasUndo?: boolean;
  onInput(html: string): void;
  onKey(event: KeyboardEvent, isEmptyLine: boolean, isAtEnd: boolean): boolean;
  onSelect?(): void;
  /** Takes what was pasted, with the text around the caret; false leaves it to the text, which holds no headlines and tables. */
  onPaste?(pasted: PastedContent, around: { before: string; after: string }): boolean;
}

/** Plain text from this length on may not fit, in characters. */
const longPlainText = 5000;

export interface RichWriter extends Writer {
  readonly editor: Editor;
}

/** Makes rich text of the page editable in place: bold, italic, link, lists and alignment, nothing else (EDIT-07, EDIT-08). */
export function writeRich({
  element,
  value,
  label,
  point,
  isSelected = false,
  isFocused = true,
  hasUndo = false,
  onInput,
  onKey,
  onSelect,
  onPaste,
}: RichTextOptions): RichWriter {
  const before = { html: element.innerHTML, attributes: [...element.attributes].map(({ name, value: text }) => [name, text] as const) };
  const editor = new Editor({
    element: { mount: element },
    content: value,
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        heading: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        ...(!hasUndo && { undoRedo: false }),
        dropcursor: false,
        gapcursor: false,
        trailingNode: false,
        link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } },
      }),
      TextAlign.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: `${element.className} bs-writing` },
      handleKeyDown: (view, event) => {
        const { $from, empty } = view.state.selection;
        // In a list Tab changes the level of a line, where it has another one.
        if (event.key === 'Tab' && (event.shiftKey ? levelOf($from) > 1 : editor.can().sinkListItem('listItem'))) return false;
        const isAtEnd = empty && $from.pos >= view.state.doc.content.size - 1;
        return onKey(event, empty && $from.parent.content.size === 0, isAtEnd);
      },
      transformPastedHTML: withoutStyleElements,
      handlePaste: (view, event) => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        const plain = event.clipboardData?.getData('text/plain') ?? '';
        // Text of this editor is as it has to be; plain text that fits is read by the text itself.
        if (html.includes('data-pm-slice') || (html === '' && plain.length < longPlainText)) return false;
        const pasted = readPasted(html || htmlOfPlain(plain));
        const { doc, schema, selection } = view.state;
        const htmlOf = (from: number, to: number) =>
          getHTMLFromFragment(doc.cut(from, to).content, schema).replace(/^(?:<p[^>]*><\/p>)+|(?:<p[^>]*><\/p>)+$/g, '');
        const around = { before: htmlOf(0, selection.from), after: htmlOf(selection.to, doc.content.size) };
        return onPaste?.(pasted, around) || view.pasteHTML(asRichText(pasted.blocks));
      },
    },
    onUpdate: ({ editor: one }: EditorEvents['update']) => onInput(one.isEmpty ? '' : one.getHTML()),
    ...(onSelect && { onTransaction: () => onSelect() }),
  });
  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y });
  if (isFocused) {
    if (isSelected) editor.commands.selectAll();
    else editor.commands.setTextSelection(at ? at.pos : editor.state.doc.content.size);
    // At once: the command for it waits for the next frame, and keys pressed before are lost.
    editor.view.focus();
  }
  return {
    element,
    editor,
    end: () => {
      editor.destroy();
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const [name, text] of before.attributes) element.setAttribute(name, text);
      element.innerHTML = before.html;
    },
  };
}

/** How many lists a place stands in. */
function levelOf(place: ResolvedPos): number {
  return Array.from({ length: place.depth + 1 }, (_, depth) => place.node(depth)).filter(({ type }) => type.name === 'listItem').length;
}
