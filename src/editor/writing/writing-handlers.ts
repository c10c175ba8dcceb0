import { m } from '../../paraglide/messages.js';
import { droppedFromText, droppedWords, excessOf, type PasteOptions, pasteIntoText } from '../paste/paste-as-modules.ts';
import type { InlineText } from './inline-texts.ts';

interface KeyActions {
  /** Ends editing in place; the module gets the selection. */
  leave(): void;
  /** Goes to the next text of the page or the one before; false where there is none, and Tab leads on. */
  next(by: -1 | 1): boolean;
  /** Opens the list of modules; in an empty module the chosen one takes its place. */
  openMenu(isEmptyModule: boolean): void;
}

/** Keys of a text in one line: Enter adds a line below, a slash in an empty one opens the list of modules. */
export function plainTextKeys({ leave, next, openMenu, addLine }: KeyActions & { addLine(): void }) {
  return (event: KeyboardEvent, isEmpty: boolean): void => {
    if (leaves(event, leave) || goesOn(event, next)) return;
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      addLine();
    } else if (event.key === '/' && isEmpty) {
      event.preventDefault();
      openMenu(true);
    }
  };
}

/** Keys of a rich text; true where one was an action and is no input. `isEmpty`: of the whole text. */
export function richTextKeys({ leave, next, openMenu, isEmpty }: KeyActions & { isEmpty(): boolean }) {
  return (event: KeyboardEvent, isEmptyLine: boolean): boolean => {
    if (leaves(event, leave) || goesOn(event, next)) return true;
    if (event.key === '/' && isEmptyLine) {
      openMenu(isEmpty());
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
  };
}

function leaves(event: KeyboardEvent, leave: () => void): boolean {
  if (event.key !== 'Escape') return false;
  event.preventDefault();
  event.stopPropagation();
  leave();
  return true;
}

function goesOn(event: KeyboardEvent, next: KeyActions['next']): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey, isComposing } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || isComposing || !next(shiftKey ? -1 : 1)) return false;
  event.preventDefault();
  return true;
}

interface PastePlace {
  id: number;
  field: InlineText['field'];
  /** The text around the caret. */
  around: { before: string; after: string };
}

/**
 * Makes modules of what was pasted into a rich text and says what was dropped. False leaves it to the text itself; what would not fit
 * into it is refused.
 */
export function takePasted(options: PasteOptions, { id, field, around }: PastePlace, leave: (to: number) => void): boolean {
  const { session, pasted } = options;
  const modules = pasteIntoText(options, { id, field: field.name, ...around });
  const over = modules ? 0 : excessOf(pasted, around, field.limit);
  if (over > 0) {
    refuseTooLong(session, over, field.limit ?? 0);
    return true;
  }
  const dropped = modules ? droppedWords(pasted, modules) : droppedFromText(pasted);
  if (dropped) session.notify({ kind: 'ok', text: dropped });
  if (modules) leave(modules.last);
  return modules !== null;
}

/** Says that nothing was pasted, and why (EDIT-90, EDIT-300). */
export function refuseTooLong(session: PasteOptions['session'], over: number, limit: number): void {
  session.notify({ kind: 'bad', text: m.paste_too_long({ over, limit }) });
}
