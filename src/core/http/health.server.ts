import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/client.server.ts';
import { isDatabaseAway } from '../database/is-database-away.server.ts';

/** A service the site can run without: pages are answered while it is away. */
export interface Outside {
  name: string;
  /** @throws when it does not work. */
  check(): Promise<unknown>;
  /** Which implementation it is and whether its circuit breaker lets requests through; known without a request. */
  state(): { kind: string; circuit: 'closed' | 'open' | 'none' };
}

interface LastCheck {
  answers: boolean | null;
  checkedAt: number;
}

/** Age from which a service is checked again; in the background, so that no request waits for it. */
const recheckMs = 10_000;
/** Below what balancers wait, above what a backup holds up the embedded database. */
const maxAnswerMs = 4000;

/** /healthz says the process lives; /readyz says what is missing before it can serve, and what it serves without. */
export function serveHealth(server: FastifyInstance, database: DatabaseHandle, outside: readonly Outside[]): void {
  const checks = new Map<string, LastCheck>();
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const missing = (await isDatabaseAway(database, maxAnswerMs)) ? ['database'] : [];
    const states = outside.map((one) => ({ name: one.name, answers: lastAnswer(one, checks), ...one.state() }));
    const degraded = states.filter(({ answers, circuit }) => answers === false || circuit === 'open').map(({ name }) => name);
    const ready = degraded.length > 0 ? 'degraded' : 'ready';
    return reply
      .status(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: missing.length > 0 ? 'not ready' : ready,
        missing,
        degraded,
        outside: Object.fromEntries(states.map(({ name, ...state }) => [name, state])),
      });
  });
}

/** Result of the last check; null before the first. */
function lastAnswer({ name, check }: Outside, checks: Map<string, LastCheck>): boolean | null {
  const known = checks.get(name) ?? { answers: null, checkedAt: Number.NEGATIVE_INFINITY };
  checks.set(name, known);
  if (performance.now() - known.checkedAt < recheckMs) return known.answers;
  known.checkedAt = performance.now();
  void check().then(
    () => {
      known.answers = true;
    },
    () => {
      known.answers = false;
    },
  );
  return known.answers;
}
