import type { InterfaceText } from '../languages.ts';
import type { Fields } from './field.ts';

/** First and last year of content: others are typing errors, and databases treat them differently. */
const years = { first: 1600, last: 2999 };

export interface Fault {
  path: string;
  reason: InterfaceText;
}

/** The first day or moment of an entry whose year lies far away. */
export function yearFaultOf(given: Record<string, unknown>, fields: Fields): Fault | null {
  for (const [path, field] of Object.entries(fields)) {
    const value = given[path];
    if (field.kind !== 'date' && field.kind !== 'date-time') continue;
    const year = value instanceof Date ? value.getUTCFullYear() : typeof value === 'string' ? Number(value.slice(0, 4)) : years.first;
    if (!(year >= years.first && year <= years.last))
      return {
        path,
        reason: {
          de: `erwartet wird ein Jahr von ${years.first} bis ${years.last}, da steht ${year}`,
          en: `expected a year from ${years.first} to ${years.last}, got ${year}`,
        },
      };
  }
  return null;
}

/** No content is nested deeper; a value that is would exhaust the stack. */
const maxDepth = 100;

const nulReason: InterfaceText = {
  de: 'der Text enthält das Zeichen U+0000; entfernen Sie es',
  en: 'expected text, got the character U+0000; remove it',
};
const surrogateReason: InterfaceText = {
  de: 'der Text enthält ein halbes Zeichen; speichern Sie die Datei noch einmal als UTF-8',
  en: 'expected text, got half of a surrogate pair; save the file as UTF-8 again',
};

/** Text a database cannot store although its field allows it: the character NUL and halves of surrogate pairs. */
export function textFaultOf(value: unknown, path = '', depth = 0): Fault | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { path, reason: nulReason };
    return value.isWellFormed() ? null : { path, reason: surrogateReason };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxDepth)
    return {
      path,
      reason: { de: `erwartet werden höchstens ${maxDepth} Ebenen, es sind mehr`, en: `expected at most ${maxDepth} levels, got more` },
    };
  for (const [name, entry] of Object.entries(value)) {
    const fault = textFaultOf(entry, path ? `${path}.${name}` : name, depth + 1);
    if (fault) return fault;
  }
  return null;
}
