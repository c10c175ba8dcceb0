import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/client.server.ts';

/** Something the site can be without: pages are answered while it is away. */
export interface Outside {
  name: string;
  /** @throws when it does not work. */
  check(): Promise<void>;
  /** What it says of itself at once: which one it is, and whether its circuit lets requests through. */
  state(): { kind: string; circuit: 'closed' | 'open' | 'none' };
}

interface Watched {
  answers: boolean | null;
  checkedAt: number;
}

/** Milliseconds an answer of something outside counts; it is asked beside the request, so that nobody waits for it. */
const recent = 10_000;

/** /healthz says the process lives; /readyz says what is missing before it can serve, and what it serves without. */
export function serveHealth(server: FastifyInstance, database: DatabaseHandle, outside: readonly Outside[]): void {
  const watched = new Map<string, Watched>();
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const missing = await database.check().then(
      () => [],
      () => ['database'],
    );
    const states = outside.map((one) => ({ name: one.name, answers: look(one, watched), ...one.state() }));
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

/** What was last found out; null at the very first. */
function look({ name, check }: Outside, watched: Map<string, Watched>): boolean | null {
  const known = watched.get(name) ?? { answers: null, checkedAt: Number.NEGATIVE_INFINITY };
  watched.set(name, known);
  if (performance.now() - known.checkedAt < recent) return known.answers;
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
