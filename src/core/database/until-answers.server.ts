import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseHandle } from './client.server.ts';

const pauseMs = 1000;
/** SQLSTATE of what no waiting ends: a wrong login (class 28), a database that is not there. */
const lasting = /^(?:28\w{3}|3D000)$/;

/**
 * Resolves when the database answers and takes writes: after a power cut the site is often there before it, or before the network.
 * @throws what no waiting ends
 */
export async function untilAnswers(database: DatabaseHandle, print: (line: string) => void): Promise<void> {
  let printed = '';
  for (;;)
    try {
      return await database.check();
    } catch (error) {
      if (!(error instanceof Error) || database.kind === 'pglite' || lasting.test((error as { code?: string }).code ?? '')) throw error;
      // Several addresses of a host fail as one error without a message.
      const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : error.message;
      if (reason !== printed) print(`Waiting for the database: ${reason}`);
      printed = reason;
      await wait(pauseMs);
    }
}
