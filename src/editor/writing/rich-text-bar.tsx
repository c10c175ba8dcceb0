import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import type { Box } from '../canvas/use-box.ts';
import { isOutside } from '../dialogs/link-address.ts';
import { TextLinkDialog } from './text-link.tsx';

interface RichTextBarProps {
  box: Box;
  /** Without the name of a module to stand beside: above the text. */
  isAlone?: boolean;
}

/** Width up to which the bar does not fit between the name and the actions of its module, in px. */
export const lowBarPx = 680;

/** Bold, italic, link, lists and alignment of the text being edited in place (EDIT-07, EDIT-08). */
export function RichTextBar({ box, isAlone = false }: RichTextBarProps) {
  const { rich, language } = useSurface();
  const [isLinking, setIsLinking] = useState(false);
  if (!rich) return null;
  const { editor } = rich;
  // Beside the name, so that it never covers text; where there is no room, below.
  const isNarrow = box.width < lowBarPx && !isAlone;
  const chain = () => editor.chain().focus();
  const tools: [ToolIconName, string, boolean, () => void][] = [
    ['bold', m.edit_bold(), editor.isActive('bold'), () => chain().toggleBold().run()],
    ['italic', m.edit_italic(), editor.isActive('italic'), () => chain().toggleItalic().run()],
    ['link', m.edit_link(), editor.isActive('link'), () => setIsLinking(true)],
    ['bullets', m.edit_bullets(), editor.isActive('bulletList'), () => chain().toggleBulletList().run()],
    ['numbers', m.edit_numbers(), editor.isActive('orderedList'), () => chain().toggleOrderedList().run()],
    ['left', m.edit_left(), editor.isActive({ textAlign: 'left' }), () => chain().setTextAlign('left').run()],
    ['center', m.edit_center(), editor.isActive({ textAlign: 'center' }), () => chain().setTextAlign('center').run()],
    ['right', m.edit_right(), editor.isActive({ textAlign: 'right' }), () => chain().setTextAlign('right').run()],
  ];
  const { href: linked, target } = editor.getAttributes('link') as { href?: string; target?: string | null };
  const href = linked ?? '';
  const opensNew = target === '_blank';
  return (
    <>
      <div
        className={isNarrow ? 'bs-rtb low' : 'bs-rtb docked'}
        role="toolbar"
        aria-label={m.edit_text_bar()}
        style={
          isNarrow
            ? { top: box.top + box.height + 8, left: box.left - 8 }
            : isAlone
              ? { top: box.top - 8, left: box.left }
              : { top: box.top - 7, left: box.left + 150 }
        }
        onPointerDown={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') editor.commands.focus();
        }}
      >
        {tools.map(([icon, name, isOn, run]) => (
          <button
            key={icon}
            className="bs-btn icon"
            type="button"
            aria-label={name}
            aria-pressed={isOn}
            onClick={run}
            data-text-tool={icon}
          >
            <ToolIcon name={icon} />
          </button>
        ))}
        {isOutside(href) && (
          <button
            className="bs-btn icon"
            type="button"
            aria-label={m.edit_new_window()}
            aria-pressed={opensNew}
            onClick={() =>
              chain()
                .extendMarkRange('link')
                .setLink({ href, target: opensNew ? null : '_blank', rel: opensNew ? null : 'noopener' })
                .run()
            }
            data-text-tool="window"
          >
            <ToolIcon name="window" />
          </button>
        )}
      </div>
      {isLinking && <TextLinkDialog editor={editor} language={language} onClose={() => setIsLinking(false)} />}
    </>
  );
}
