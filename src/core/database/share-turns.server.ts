import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Time within one turn of the event loop after which a further statement waits for the next turn. */
const maxTurnMs = 8;

/**
 * Lets the process handle requests between statements that follow one another. PGlite answers within this thread, so
 * awaiting it does not yield: fifty quick statements of an import or of the search index would block all requests as one
 * long statement does. A single long statement still does; keep statements short.
 */
export function shareTurns(client: PGlite): void {
  const plain = client._runExclusiveQuery.bind(client);
  let began: number | undefined;
  client._runExclusiveQuery = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    while (began !== undefined && performance.now() - began > maxTurnMs) await nextTurn();
    if (began === undefined) {
      began = performance.now();
      setImmediate(() => {
        began = undefined;
      });
    }
    return plain(run);
  };
}
