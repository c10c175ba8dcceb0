import { setTimeout } from 'node:timers/promises';
import type { DatabaseHandle } from './client.server.ts';

/** Milliseconds in which a database answers that is there. */
const maxAnswerMs = 1000;

/** Checked after a failure, to distinguish an outage (503, try again) from a fault of ours (500). */
export async function isDatabaseAway({ check }: Pick<DatabaseHandle, 'check'>, withinMs = maxAnswerMs): Promise<boolean> {
  const answers = check().then(
    () => false,
    () => true,
  );
  return Promise.race([answers, setTimeout(withinMs, true, { ref: false })]);
}
