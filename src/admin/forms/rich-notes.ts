/** Name of the control in which the text editor submits what the plain one of this name cannot hold. */
export const htmlName = (name: string) => `${name}.html`;

/** Converts rich text to plain notation for a textarea: a blank line between paragraphs, **bold**, _italic_, '- ' and '1. ' for lists, [text](address). */
export function toNotes(html: string): string {
  return html
    .replace(/<(ul|ol)>(.*?)<\/\1>/gs, (_, kind: string, items: string) => {
      let number = 0;
      const lines = [...items.matchAll(/<li>(.*?)<\/li>/gs)].map(
        ([, item = '']) => `${kind === 'ol' ? `${++number}.` : '-'} ${item.trim()}`,
      );
      return `<p>${lines.join('\n')}</p>`;
    })
    .replace(/<(strong|b)>(.*?)<\/\1>/gs, '**$2**')
    .replace(/<(em|i)>(.*?)<\/\1>/gs, '_$2_')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Converts plain notation back to rich text. Anything else is plain text. */
export function fromNotes(notes: string): string {
  return notes
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(paragraphOf)
    .join('');
}

function paragraphOf(block: string): string {
  const lines = block.split('\n');
  if (lines.every((line) => /^- /.test(line))) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (lines.every((line) => /^\d+\. /.test(line)))
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`;
  return `<p>${lines.map(inline).join('<br />')}</p>`;
}

function inline(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])_(.+?)_(?=[\s).,;:!?]|$)/g, '$1<em>$2</em>');
}
