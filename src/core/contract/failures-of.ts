import { z } from 'zod';
import type { Call } from './call.ts';

/**
 * Every status with which a call can fail, ascending: those it states, and those that follow from what it is. An address with
 * parameters or a language may lead nowhere (404); who may not make it gets 401 or 403, as does a change without the browser's token;
 * a body may be unreadable, too large or of another type, a query wrong; and any call can fail or find the database away.
 */
export function failuresOf({ errors, path, query, audience, method, body, takesFiles }: Call): number[] {
  const derived = [
    ...(path.includes('{') ? [404] : []),
    ...(audience === 'all' ? [] : [401, 403]),
    ...(method === 'GET' ? [] : [403]),
    ...(body || takesFiles ? [400, 413, 415] : []),
    ...(canBeWrong(query) ? [400] : []),
    ...[500, 503],
  ];
  return [...new Set([...errors, ...derived])].sort((one, other) => one - other);
}

/** False for a query of texts that may say anything, as those of a search. */
function canBeWrong({ shape }: Call['query']): boolean {
  const texts = ['no such value', 'x'.repeat(10_000), ['a', 'b']];
  return Object.values(shape).some((value) => texts.some((text) => !z.safeParse(value, text).success));
}
