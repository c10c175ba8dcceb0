import { titleFit } from '../../ui/title-fit.ts';
import { blank } from '../session/view-modules.ts';

export interface Writer {
  readonly element: HTMLElement;
  /** Ends editing and puts back what React has rendered. */
  end(): void;
}

interface PlainTextOptions {
  node: Text;
  value: string;
  label: string;
  limit: number | null;
  /** Where it was pressed; the caret goes there. Null puts it at the end. */
  point: { x: number; y: number } | null;
  /** What is typed takes the place of all of it. */
  isSelected?: boolean;
  onInput(value: string): void;
  /** What was pasted has so many characters more than the text may have; nothing of it is taken. */
  onTooLong(over: number): void;
  onKey(event: KeyboardEvent, isEmpty: boolean): void;
}

/** Makes plain text of the page editable in place: an editable element stands for its node until editing ends. */
export function writePlain({ node, value, label, limit, point, isSelected = false, onInput, onTooLong, onKey }: PlainTextOptions): Writer {
  const offset = point ? offsetAt(node, point) : null;
  const element = document.createElement('span');
  element.textContent = value === blank ? '' : value;
  element.contentEditable = 'plaintext-only';
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  element.className = 'bs-writing';
  element.spellcheck = true;
  node.replaceWith(element);
  const fitTitle = titleFitter(element, element.textContent ?? '');
  const onChange = () => {
    const text = (element.textContent ?? '').replace(/[\s\u200b]+/g, ' ');
    if (limit !== null && text.length > limit) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
    fitTitle(text);
    onInput(text);
  };
  const onKeyDown = (event: KeyboardEvent) => onKey(event, (element.textContent ?? '').trim() === '');
  const onPaste = (event: ClipboardEvent) => {
    const over = limit === null ? 0 : lengthWith(element, event.clipboardData?.getData('text/plain') ?? '') - limit;
    if (over <= 0) return;
    event.preventDefault();
    onTooLong(over);
  };
  element.addEventListener('input', onChange);
  element.addEventListener('paste', onPaste);
  element.addEventListener('keydown', onKeyDown);
  element.addEventListener('keyup', leavePressAlone);
  element.focus({ preventScroll: true });
  if (isSelected) window.getSelection()?.selectAllChildren(element);
  else putCaret(element, offset);
  return {
    element,
    end: () => {
      element.removeEventListener('input', onChange);
      element.removeEventListener('paste', onPaste);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('keyup', leavePressAlone);
      if (element.isConnected) element.replaceWith(node);
    },
  };
}

/** A space typed in a question or in a button is no press of it. */
function leavePressAlone(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** Length of the text with what is pasted in place of what is chosen in it. */
function lengthWith(element: HTMLElement, pasted: string): number {
  const chosen = window.getSelection()?.toString() ?? '';
  return (element.textContent ?? '').length - chosen.length + pasted.replace(/\s+/g, ' ').trim().length;
}

/** Gives a title the size of what is typed, as its view will: the same rule, of a head or of a list. */
function titleFitter(element: HTMLElement, value: string): (text: string) => void {
  const title = element.closest<HTMLElement>('[style*="--longest"]');
  if (!title) return () => undefined;
  const sizeOf = (text: string, place: 'head' | 'list') => String(Object.values(titleFit(text, place).style)[0]);
  const place = sizeOf(value, 'list') === title.style.getPropertyValue('--longest') ? 'list' : 'head';
  return (text) => title.style.setProperty('--longest', sizeOf(text, place));
}

function offsetAt(node: Text, { x, y }: { x: number; y: number }): number | null {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position?.offsetNode === node) return node.data.slice(0, position.offset).replace(/\u00ad/g, '').length;
  const range = document.caretRangeFromPoint?.(x, y);
  return range?.startContainer === node ? node.data.slice(0, range.startOffset).replace(/\u00ad/g, '').length : null;
}

function putCaret(element: HTMLElement, offset: number | null): void {
  const selection = window.getSelection();
  const text = element.firstChild;
  if (!selection) return;
  const range = document.createRange();
  if (text instanceof Text) range.setStart(text, Math.min(offset ?? text.length, text.length));
  else range.setStart(element, 0);
  range.collapse(true);
  selection.removeAllRanges();
  selection.addRange(range);
}
