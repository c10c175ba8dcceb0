import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of one turn of the loop after which a further statement waits for the next one. */
const maxTurnMs = 8;

/**
 * Lets the process see to its connections between statements that follow one another. PGlite answers within this thread, so
 * that awaiting it gives nobody a turn: fifty quick statements of an import, its tidying up or the index of the search would
 * hold all visitors as one long one does. A single long statement still does; keep statements short.
 */
export function shareTurns(client: PGlite): void {
  const plain = client._runExclusiveQuery.bind(client);
  let began: number | undefined;
  client._runExclusiveQuery = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    while (began !== undefined && performance.now() - began > maxTurnMs) await nextTurn();
    if (began === undefined) {
      began = performance.now();
      setImmediate(() => {
        began = undefined;
      });
    }
    return plain(ask);
  };
}
