import type { FastifyBaseLogger } from 'fastify';
import type { Measurements } from './measurements.server.ts';

/** Numeric log level 'error'; 'fatal' is higher. */
const errorLevel = 50;

/** Log hook: counts everything logged as an error (DASH-07). Nothing is counted while the log is silent. */
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
