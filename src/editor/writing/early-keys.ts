import type { Editor } from '@tiptap/core';

/** Keys that were pressed before there was a text to take them. */
export interface EarlyKeys {
  /** Stops listening and repeats them in the text. */
  replay(editor: Editor): void;
  /** Stops listening; what was pressed is forgotten. */
  forget(): void;
}

interface EarlyKey {
  key: string;
  hasCtrl: boolean;
  hasShift: boolean;
}

const editing = ['Enter', 'Backspace', 'Delete'];

/** Keys that move the caret: which way, how far, and how far with Ctrl. */
const moving: Record<string, [direction: 'backward' | 'forward', by: string, byWithCtrl: string]> = {
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
  ArrowLeft: ['backward', 'character', 'word'],
  ArrowRight: ['forward', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'paragraph'],
  ArrowDown: ['forward', 'line', 'paragraph'],
};

/** Collects what is pressed while a text is being opened. Escape ends it with `onLeave`. */
export function collectKeys(onLeave: () => void): EarlyKeys {
  const keys: EarlyKey[] = [];
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey: hasShift, isComposing, altKey } = event;
    const hasCtrl = event.ctrlKey || event.metaKey;
    if (altKey || isComposing) return;
    if (key === 'Escape') onLeave();
    else if (!isForText(key, hasCtrl)) return;
    else keys.push({ key, hasCtrl, hasShift });
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKey, true);
  const forget = () => window.removeEventListener('keydown', onKey, true);
  return {
    forget,
    replay(editor) {
      forget();
      for (const early of keys) press(editor, early);
    },
  };
}

/** Shortcuts of the page, as saving, are not collected. */
function isForText(key: string, hasCtrl: boolean): boolean {
  if (Object.hasOwn(moving, key)) return true;
  return hasCtrl ? key.toLowerCase() === 'a' : [...key].length === 1 || editing.includes(key);
}

function press(editor: Editor, { key, hasCtrl, hasShift }: EarlyKey): void {
  const move = moving[key];
  if (move) moveCaret(editor, [move[0], hasCtrl ? move[2] : move[1]], hasShift);
  else if (hasCtrl) editor.commands.selectAll();
  else if (editing.includes(key)) editor.commands.keyboardShortcut(key);
  else editor.view.dispatch(editor.state.tr.insertText(key));
}

/** By the browser's own rules, of lines as they are shown; the text takes the selection over at once, or the next key would not see it. */
function moveCaret({ view, commands }: Editor, [direction, by]: [string, string], isExtending: boolean): void {
  const selection = view.dom.ownerDocument.getSelection();
  if (!selection) return;
  selection.modify(isExtending ? 'extend' : 'move', direction, by);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  commands.setTextSelection({ from: Math.min(anchor, head), to: Math.max(anchor, head) });
}
