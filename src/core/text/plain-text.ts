/** Marks within a line: without a blank in their place, or '<em>Hamlet</em>,' would end before its comma. */
const withinLines = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|su[bp]|u)(?:\s[^>]*)?>/gi;

/** Formatted text without its marks. */
export function plainText(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
  return html
    .replace(withinLines, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a formatted text without its marks, of at most so many characters; a longer text is cut between words. */
export function beginningOf(html: string, maxLength: number): string {
  const text = plainText(html);
  if (text.length <= maxLength) return text;
  const blank = text.lastIndexOf(' ', maxLength - 2);
  return `${text.slice(0, blank > 0 ? blank : maxLength - 2).replace(/[\s,;:–-]+$/, '')} …`;
}
