const replacement = '[redacted]';
/** Shorter values would blank out words that only look like them. */
const minimalLength = 8;

/** Tokens of links, cookies and headers, logins in addresses, and the values of a failed query, which Drizzle appends to the message. */
const patterns: readonly [RegExp, string][] = [
  [/(Failed query: (?:[^"\\]|\\.)*?)\\nparams: (?:[^"\\]|\\.)*/g, '$1'],
  [/\b(token|draft|sessionid|csrftoken|knownbrowser)(["']?\s*[=:]\s*["']?)[\w.~%+/-]{16,}/gi, `$1$2${replacement}`],
  [/\b(Bearer|Basic|Token)\s+[\w.~+/=-]{8,}/g, `$1 ${replacement}`],
  [/:\/\/[^\s:@/"'\\]*:[^\s@/"'\\]+@/g, `://${replacement}@`],
];

/** The characters of base64 that are the same wherever a value stands in what was coded, such as the password in a login. */
function base64Of(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // Those at both ends hold bits of what stands beside the value.
    const whole = coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return [whole, whole.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Replaces secrets in a text (SEC-06): the given values, as JSON, addresses and base64 write them too, and whatever looks like a token. */
export function createRedaction(secretValues: readonly string[]): (line: string) => string {
  const long = secretValues.filter(({ length }) => length >= minimalLength);
  const values = [
    ...new Set(long.flatMap((value) => [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), ...base64Of(value)])),
  ].sort((a, b) => b.length - a.length);
  return (line) => {
    const known = values.reduce((text, value) => text.replaceAll(value, replacement), line);
    return patterns.reduce((text, [pattern, by]) => text.replace(pattern, by), known);
  };
}
