import { escapeHtml } from '../../core/text/escape-html.ts';
/** Plain text as rich text: a blank line begins a paragraph, a line break stays one. Empty text stays empty. */
export function textToHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
