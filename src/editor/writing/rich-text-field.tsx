import { useEffect, useRef, useState } from 'react';
import { richTextLimit } from '../../core/fields/rich-text.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { droppedFromText, excessOf } from '../paste/paste-as-modules.ts';
import { TextTools } from './text-tools.tsx';
import type { RichWriter } from './write-rich.ts';

interface RichTextFieldProps {
  id: string;
  label: string;
  value: string;
  /** BCP 47 tag of the text. */
  lang: string | undefined;
  /** In which links are looked for. */
  language: Language;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Undo of its own, where the page around has none. */
  hasUndo?: boolean;
  /** Takes the focus when it can be typed in. */
  isFocused?: boolean;
  popupPlace?: Element;
  onInput(html: string): void;
  /** Says what a pasted text lost. */
  onNotice(text: string): void;
}

/** Rich text as a field of a form: the text editor of the page with its toolbar above (EDIT-07, ADMIN-30). */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, value, lang, language, popupPlace } = props;
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [writer, setWriter] = useState<RichWriter | null>(null);
  const [, setTurn] = useState(0);
  const latest = useRef(props);
  latest.current = props;
  const known = useRef(value);
  useEffect(() => {
    let ended = false;
    let made: RichWriter | null = null;
    void import('./write-rich.ts').then(({ writeRich }) => {
      if (ended || !place.current) return;
      const { hasUndo = false, isFocused = false } = latest.current;
      const pressTool = (name: string) => bar.current?.querySelector<HTMLElement>(`[data-text-tool="${name}"]`)?.click();
      made = writeRich({
        element: place.current,
        value: known.current,
        label: latest.current.label,
        point: null,
        hasUndo,
        isFocused: isFocused || document.activeElement === place.current,
        onInput: (html) => {
          known.current = html;
          latest.current.onInput(html);
        },
        onSelect: () => setTurn((turn) => turn + 1),
        onKey: (event) => {
          if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') pressTool('link');
          else if (event.altKey && event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          else return false;
          event.preventDefault();
          event.stopPropagation();
          return true;
        },
        onPaste: (pasted, around) => {
          const over = excessOf(pasted, around, richTextLimit);
          const notice = over > 0 ? m.paste_too_long({ over, limit: richTextLimit }) : droppedFromText(pasted);
          if (notice) latest.current.onNotice(notice);
          return over > 0;
        },
      });
      setWriter(made);
    });
    return () => {
      ended = true;
      made?.end();
    };
  }, []);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    writer?.editor.commands.setContent(value, { emitUpdate: false });
  }, [value, writer]);
  return (
    <div className="bs-rich">
      <div ref={bar} className="bs-rich-bar">
        {writer && (
          <TextTools
            editor={writer.editor}
            className="tools"
            label={`${m.edit_text_bar()}: ${label}`}
            {...{ language }}
            {...(popupPlace && { popupPlace })}
          />
        )}
      </div>
      {/* Takes the focus before its code is there. */}
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a field of rich text */}
      <div
        ref={place}
        className="text"
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        tabIndex={0}
        id={id}
        lang={lang}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy || undefined}
      />
    </div>
  );
}
