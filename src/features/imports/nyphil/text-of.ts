/** Nested deeper is no text of a title. */
const maxDepth = 4;

/**
 * The text of a field that was XML with emphasis: `'text'`, `{ em: 'word' }`, `{ _: 'text', em: ['word', 'word'] }` and mixtures.
 * Emphasised words come behind the text, because the archive does not say where they stood. Null when there is no text.
 */
export function textOf(value: unknown): string | null {
  const text = collectText(value, 0);
  return text.length > 0 ? text.join(', ') : null;
}

function collectText(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  const inner = (part: unknown) => collectText(part, depth + 1);
  if (Array.isArray(value)) return value.flatMap(inner);
  const { _: plain, ...marked } = value as Record<string, unknown>;
  const texts = Object.values(marked).flatMap(inner);
  if (plain === undefined || texts.length === 0) return [...inner(plain), ...texts];
  // 'FROM  (QUARTET)' has lost the name of the whole work, which is among the emphasised words.
  const around = inner(plain).map((text) => text.replace(/\(\s*from\s*\)|from\s{2,}/gi, ' '));
  return [`${around.join(' ')} ${texts.join(', ')}`];
}
