import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import type { Box } from '../canvas/use-box.ts';
import { TextTools } from './text-tools.tsx';

interface RichTextBarProps {
  box: Box;
  /** Without the name of a module to stand beside: above the text. */
  isAlone?: boolean;
}

/** Width up to which the bar does not fit between the name and the actions of its module, in px. */
export const lowBarPx = 680;

/** The toolbar of the text being edited in place. */
export function RichTextBar({ box, isAlone = false }: RichTextBarProps) {
  const { rich, language } = useSurface();
  if (!rich) return null;
  // Beside the name, so that it never covers text; where there is no room, below.
  const isNarrow = box.width < lowBarPx && !isAlone;
  const beside = isAlone ? { top: box.top - 8, left: box.left } : { top: box.top - 7, left: box.left + 150 };
  return (
    <TextTools
      editor={rich.editor}
      language={language}
      label={m.edit_text_bar()}
      className={isNarrow ? 'bs-rtb low' : 'bs-rtb docked'}
      style={isNarrow ? { top: box.top + box.height + 8, left: box.left - 8 } : beside}
    />
  );
}
