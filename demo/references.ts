/** The number of a thing by its name, e.g. 'media:poster-sturm'. */
export type NumberOf = (name: string) => number | undefined;

/**
 * '@media:poster-sturm' becomes the number, '@link:production:sturm' the link 'production:7'; anything else stays.
 * Throws for a name nobody has.
 */
export function numberReferences(value: unknown, numberOf: NumberOf): unknown {
  if (Array.isArray(value)) return value.map((entry) => numberReferences(entry, numberOf));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, numberReferences(entry, numberOf)]));
  }
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const isLink = value.startsWith('@link:');
  const name = value.slice(isLink ? '@link:'.length : 1);
  const number = numberOf(name);
  if (number === undefined) throw new Error(`The demo's pages name '${name}', which the season does not have.`);
  // The field of a form also takes names of forms elsewhere.
  if (name.startsWith('form:')) return String(number);
  return isLink ? `${name.split(':')[0]}:${number}` : number;
}
