import type { FastifyBaseLogger } from 'fastify';
import type { Measurements } from './measurements.server.ts';

/** Number of the level 'error' in the log; 'fatal' is above it. */
const errorLevel = 50;

/** For the log's hook: whatever is logged as an error is counted too (DASH-07). Where the log is silent, nothing is. */
export function noteErrors(measurements: Pick<Measurements, 'countError'>) {
  return function (this: FastifyBaseLogger, args: unknown[], method: (...args: never[]) => void, level: number): void {
    if (level >= errorLevel) {
      const [first] = args;
      const { err = first, place = 'background' } = (first ?? {}) as { err?: unknown; place?: string };
      measurements.countError(err, place);
    }
    method.apply(this, args as never[]);
  };
}
