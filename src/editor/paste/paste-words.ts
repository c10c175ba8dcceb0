import { inWords } from './paste-as-modules.ts';
import { readPastedWords } from './read-pasted.ts';

/**
 * A text of Word in a field of words: what was deleted from it, hidden in it and noted beside it is left out, as on the page (EDIT-241).
 * What has nothing of that is left to the browser.
 */
export function pasteWords(event: ClipboardEvent, onNotice: (text: string) => void): void {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return;
  const { lines, dropped } = readPastedWords(html);
  if (!dropped.has('notes')) return;
  event.preventDefault();
  // The only way that the browser's own undo and the field's events know of.
  document.execCommand('insertText', false, lines.join(event.target instanceof HTMLTextAreaElement ? '\n' : ' '));
  onNotice(inWords(dropped));
}
