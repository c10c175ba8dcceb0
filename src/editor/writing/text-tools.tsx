import type { Editor } from '@tiptap/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { loadLinkFinder } from '../controls/finders.tsx';
import { isOutside } from '../dialogs/link-address.ts';
import { TextLinkDialog } from './text-link.tsx';

interface TextToolsProps {
  editor: Editor;
  /** In which links are looked for. */
  language: Language;
  className: string;
  label: string;
  style?: CSSProperties;
  /** Where the link popup is rendered: outside of a form, which its Enter would submit. In place without it. */
  popupPlace?: Element;
}

/** Toolbar of a rich text: bold, italic, link, lists and alignment (EDIT-07, EDIT-08). One tab stop; arrow keys move within. */
export function TextTools({ editor, language, className, label, style, popupPlace }: TextToolsProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => void loadLinkFinder(), []);
  const chain = () => editor.chain().focus();
  const { href: linked, target } = editor.getAttributes('link') as { href?: string; target?: string | null };
  const href = linked ?? '';
  const opensNew = target === '_blank';
  const toggleWindow = () =>
    chain()
      .extendMarkRange('link')
      .setLink({ href, target: opensNew ? null : '_blank', rel: opensNew ? null : 'noopener' })
      .run();
  const tools: [ToolIconName, string, boolean, () => void][] = [
    ['bold', m.edit_bold(), editor.isActive('bold'), () => chain().toggleBold().run()],
    ['italic', m.edit_italic(), editor.isActive('italic'), () => chain().toggleItalic().run()],
    ['link', m.edit_link(), editor.isActive('link'), () => setIsLinking(true)],
    ['bullets', m.edit_bullets(), editor.isActive('bulletList'), () => chain().toggleBulletList().run()],
    ['numbers', m.edit_numbers(), editor.isActive('orderedList'), () => chain().toggleOrderedList().run()],
    ['left', m.edit_left(), editor.isActive({ textAlign: 'left' }), () => chain().setTextAlign('left').run()],
    ['center', m.edit_center(), editor.isActive({ textAlign: 'center' }), () => chain().setTextAlign('center').run()],
    ['right', m.edit_right(), editor.isActive({ textAlign: 'right' }), () => chain().setTextAlign('right').run()],
    ...(isOutside(href)
      ? [['window', m.edit_new_window(), opensNew, toggleWindow] satisfies [ToolIconName, string, boolean, () => void]]
      : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Back into the text; what is around it stays open.
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const steps: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: tools.length - 1 };
    const next = steps[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    bar.current?.querySelectorAll<HTMLElement>('button')[(next + tools.length) % tools.length]?.focus();
  };
  const popup = isLinking && <TextLinkDialog editor={editor} language={language} onClose={() => setIsLinking(false)} />;
  return (
    <>
      <div
        ref={bar}
        className={className}
        role="toolbar"
        aria-label={label}
        style={style}
        onPointerDown={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        {tools.map(([icon, name, isOn, run], index) => (
          <button
            key={icon}
            className="bs-btn icon"
            type="button"
            aria-label={name}
            aria-pressed={isOn}
            tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={run}
            data-text-tool={icon}
          >
            <ToolIcon name={icon} />
          </button>
        ))}
      </div>
      {popupPlace ? createPortal(popup, popupPlace) : popup}
    </>
  );
}
