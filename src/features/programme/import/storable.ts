/** First and last year the import takes: what lies outside is a slip of the pen, and databases differ there. */
const years = { first: 1600, last: 2999 };

/**
 * What a database cannot store although its field allows it, with the path to it: the character NUL,
 * halves of surrogate pairs and years far away. Null when there is nothing.
 */
export function faultOf(value: unknown, path = ''): { path: string; reason: string } | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { path, reason: 'expected text, got the character U+0000; remove it' };
    if (!value.isWellFormed()) return { path, reason: 'expected text, got half of a surrogate pair; save the file as UTF-8 again' };
    const year = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Number(value.slice(0, 4)) : years.first;
    return isYear(year) ? null : { path, reason: yearReason(year) };
  }
  if (value instanceof Date) return isYear(value.getUTCFullYear()) ? null : { path, reason: yearReason(value.getUTCFullYear()) };
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, entry] of Object.entries(value)) {
    const fault = faultOf(name, path) ?? faultOf(entry, path ? `${path}.${name}` : name);
    if (fault) return fault;
  }
  return null;
}

function isYear(year: number): boolean {
  return year >= years.first && year <= years.last;
}

function yearReason(year: number): string {
  return `expected a year from ${years.first} to ${years.last}, got ${year}`;
}
