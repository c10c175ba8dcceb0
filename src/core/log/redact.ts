const replacement = '[redacted]';
/** Shorter values would blank out words that only look like them. */
const minimalLength = 8;

/** Tokens of links, cookies and headers, logins in addresses, and the values of a failed query, which Drizzle appends to the message. */
const patterns: readonly [RegExp, string][] = [
  [/(Failed query: (?:[^"\\]|\\.)*?)\\nparams: (?:[^"\\]|\\.)*/g, '$1'],
  [/\b(token|draft|sessionid|csrftoken)(["']?\s*[=:]\s*["']?)[\w.~%+/-]{16,}/gi, `$1$2${replacement}`],
  [/\b(Bearer|Basic|Token)\s+[\w.~+/=-]{8,}/g, `$1 ${replacement}`],
  [/:\/\/[^\s:@/"'\\]*:[^\s@/"'\\]+@/g, `://${replacement}@`],
];

/** Replaces secrets in a line of a log (SEC-06): the given values, as JSON and addresses write them too, and whatever looks like a token. */
export function createRedaction(secretValues: readonly string[]): (line: string) => string {
  const values = [...new Set(secretValues.flatMap((value) => [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]))]
    .filter(({ length }) => length >= minimalLength)
    .sort((a, b) => b.length - a.length);
  return (line) => {
    const known = values.reduce((text, value) => text.replaceAll(value, replacement), line);
    return patterns.reduce((text, [pattern, by]) => text.replace(pattern, by), known);
  };
}
