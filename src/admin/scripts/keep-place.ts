import { readStored, writeStored } from '../../ui/backstage/browser-storage.ts';
import { htmlName } from '../forms/rich-notes.ts';
import { unfold } from './focus-field.ts';

/** Where somebody was in a form that is sent to be saved: the page that says so begins there. */
interface FormPlace {
  /** Id of the control with the focus; null for the save button or none. */
  field: string | null;
  isAtButton: boolean;
  /** Of the control, or of the form, in the window; px. */
  top: number;
  /** Of a text: from and to as characters, of rich text as paths of nodes with the offset last. */
  caret: number[][];
  /** Which sections and rows are open. */
  folds: boolean[];
  /** What the control holds by now, a rich text as HTML, where it was written in after it was sent. */
  written?: string | undefined;
}

/** sessionStorage key */
const placeKey = 'foyer-office-place';

/** The height of what is above the control changes within this time: text editors are made, fonts are loaded. */
const settledMs = 1000;

const saveButton = 'button[name="operation"][value="save"][aria-keyshortcuts]';

/**
 * Saving leaves who types where they are: the page that follows has the focus in the same control, the caret in the same place and the same
 * scroll position, and its message in sight (ADMIN-350). Without script it begins at its top.
 */
export function keepPlace(): void {
  const stored = readStored('sessionStorage', placeKey);
  writeStored('sessionStorage', placeKey, null);
  const form = document.querySelector<HTMLFormElement>('form[data-guarded]');
  if (!form) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (stored && navigation?.type === 'navigate' && new URLSearchParams(location.search).has('done'))
    returnTo(form, JSON.parse(stored) as FormPlace);
  const store = (written?: string) => writeStored('sessionStorage', placeKey, JSON.stringify({ ...placeIn(form), written }));
  let isSent = false;
  let isWritten = false;
  addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
    const isSave = submitter instanceof HTMLButtonElement && submitter.name === 'operation' && submitter.value === 'save';
    if (target !== form || !isSave || defaultPrevented) return;
    [isSent, isWritten] = [true, false];
    store();
  });
  // Until the answer is there the page can be written in: what was, is in the next one.
  form.addEventListener('input', () => {
    isWritten = isSent;
  });
  addEventListener('pagehide', () => {
    if (isWritten) store(textIn(form));
  });
}

/** What the control with the focus holds; that of a text editor has the HTML in a control beside it. */
function textIn(form: HTMLFormElement): string | undefined {
  const focused = document.activeElement;
  const control = focused instanceof HTMLElement && focused.isContentEditable ? form.elements.namedItem(htmlName(focused.id)) : focused;
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(control.type))
    ? control.value
    : undefined;
}

function placeIn(form: HTMLFormElement): FormPlace {
  const focused = document.activeElement instanceof HTMLElement && form.contains(document.activeElement) ? document.activeElement : null;
  const field = focused && focused.id !== '' ? focused : null;
  return {
    field: field?.id ?? null,
    isAtButton: focused?.matches(saveButton) ?? false,
    top: (field ?? form).getBoundingClientRect().top,
    caret: field ? caretIn(field) : [],
    folds: foldsOf(form).map(({ open }) => open),
  };
}

function returnTo(form: HTMLFormElement, { field, isAtButton, top, caret, folds, written }: FormPlace): void {
  const present = foldsOf(form);
  // Another number of them is another form, such as that of the entry that was made.
  if (present.length === folds.length) for (const [index, fold] of present.entries()) fold.open = folds[index] ?? fold.open;
  const button = isAtButton ? form.querySelector<HTMLElement>(saveButton) : null;
  const control = field === null ? button : document.getElementById(field);
  if (control && field !== null) unfold(control);
  if (control && written !== undefined) write(control, written);
  control?.focus({ preventScroll: true });
  if (control && field !== null) setCaret(control, caret);
  holdAt(field === null ? form : (control ?? form), top);
  sayInSight(form, field !== null && top > innerHeight / 2);
}

function write(control: HTMLElement, text: string): void {
  // What its text editor begins with.
  if (control instanceof HTMLTextAreaElement && control.dataset.richText !== undefined) control.dataset.richText = text;
  else if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const foldsOf = (form: HTMLFormElement) => [...form.querySelectorAll('details')];

function caretIn(field: HTMLElement): number[][] {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { selectionStart: from, selectionEnd: to } = field;
    return from === null || to === null ? [] : [[from], [to]];
  }
  const selection = field.isContentEditable ? getSelection() : null;
  const ends: [Node | null | undefined, number | undefined][] = [
    [selection?.anchorNode, selection?.anchorOffset],
    [selection?.focusNode, selection?.focusOffset],
  ];
  return ends.flatMap(([node, offset]) => (node && offset !== undefined && field.contains(node) ? [[...pathOf(field, node), offset]] : []));
}

function pathOf(root: Node, node: Node): number[] {
  const path: number[] = [];
  for (let at = node; at !== root && at.parentNode; at = at.parentNode)
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  return path;
}

function setCaret(control: HTMLElement, [from, to]: number[][]): void {
  if (!from || !to) return;
  const isTextarea = control instanceof HTMLTextAreaElement;
  if (isTextarea && control.dataset.richText !== undefined) setRichCaret(control.id, from, to);
  else if ((isTextarea || control instanceof HTMLInputElement) && control.selectionStart !== null)
    control.setSelectionRange(from[0] ?? 0, to[0] ?? 0);
}

/** The text editor stands in the place of its textarea, with its id, as soon as it is loaded; it takes the focus over. */
function setRichCaret(id: string, from: number[], to: number[]): void {
  const listen = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.id !== id || !target.isContentEditable) return;
    removeEventListener('focusin', listen);
    // The editor sets its own selection once it has the focus.
    queueMicrotask(() => getSelection()?.setBaseAndExtent(...nodeAt(target, from), ...nodeAt(target, to)));
  };
  addEventListener('focusin', listen);
}

/** What was cleaned when it was saved may have fewer nodes. */
function nodeAt(root: Node, path: readonly number[]): [Node, number] {
  let node = root;
  for (const index of path.slice(0, -1)) node = node.childNodes[index] ?? node;
  const length = node instanceof Text ? node.length : node.childNodes.length;
  return [node, Math.min(path.at(-1) ?? 0, length)];
}

/** Keeps an element where it was in the window while the form is set up, unless somebody scrolls or types meanwhile. */
function holdAt(element: HTMLElement, top: number): void {
  // The text editor takes the place of a textarea, which is hidden then, and has its id.
  const { id } = element;
  const now = () => (id && document.getElementById(id)) || element;
  const move = () => scrollBy({ top: now().getBoundingClientRect().top - top, behavior: 'instant' });
  const observer = new ResizeObserver(move);
  const end = () => observer.disconnect();
  observer.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, end, { once: true, passive: true });
  setTimeout(end, settledMs);
  move();
}

/**
 * The message stands at the top of the page: it is shown above the buttons, or at the top of the window where it would cover the control,
 * and said, until somebody goes on writing.
 */
function sayInSight(form: HTMLFormElement, isAtTop: boolean): void {
  const note = document.querySelector<HTMLElement>('main > .bs-note.ok[role=status]');
  if (!note) return;
  const text = note.textContent ?? '';
  note.classList.add('adm-in-sight');
  note.classList.toggle('at-top', isAtTop);
  note.style.setProperty('--adm-foot', `${form.querySelector<HTMLElement>('.adm-foot')?.offsetHeight ?? 0}px`);
  // What a page has at its beginning is not announced; what changes in it is.
  note.textContent = '';
  requestAnimationFrame(() => {
    note.textContent = text;
  });
  form.addEventListener('input', () => note.remove(), { once: true });
}
