import type { Editor } from '@tiptap/core';

/** Keys that were pressed before there was a text to take them. */
export interface EarlyKeys {
  /** Stops listening and repeats them in the text. */
  replay(editor: Editor): void;
  /** Stops listening; what was pressed is forgotten. */
  forget(): void;
}

const editing = ['Enter', 'Backspace', 'Delete'];

/** Collects what is typed while a text is being opened. Escape ends it with `onLeave`. */
export function collectKeys(onLeave: () => void): EarlyKeys {
  const keys: string[] = [];
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if ([...event.key].length === 1 || editing.includes(event.key)) keys.push(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKey, true);
  const forget = () => window.removeEventListener('keydown', onKey, true);
  return {
    forget,
    replay(editor) {
      forget();
      for (const key of keys) {
        if (editing.includes(key)) editor.commands.keyboardShortcut(key);
        else editor.view.dispatch(editor.state.tr.insertText(key));
      }
    },
  };
}
