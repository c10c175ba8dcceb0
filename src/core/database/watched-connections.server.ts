import pg from 'pg';

/** Time a statement may go unanswered before the server is asked whether it is still there. */
const doubtAfterMs = 10_000;
/** Time in which a server that is there answers a new connection. */
const maxAnswerMs = 5000;
/** Time after which a statement is given up, whatever the server answers to others: its connection may lead to one that is gone. */
const maxStatementMs = 5 * 60_000;

/**
 * A connection that notices a server that vanishes without a word, as a machine that loses power: TCP alone waits a quarter of an hour for
 * what was sent to be confirmed, and whoever waits for an answer holds a place in the pool. A long statement of a server that answers
 * others goes on.
 */
export class WatchedClient extends pg.Client {
  readonly #settings: pg.ClientConfig;

  constructor(settings: pg.ClientConfig = {}) {
    // Without a statement under way nothing is sent that could be missed: the system probes the connection.
    super({ connectionTimeoutMillis: maxAnswerMs, keepAlive: true, keepAliveInitialDelayMillis: doubtAfterMs, ...settings });
    this.#settings = settings;
  }

  /** All forms of `pg`'s: with a callback at the end or answering a promise. */
  override query = ((...given: unknown[]): unknown => {
    const answered = this.#watch();
    const query = super.query.bind(this) as unknown as (...args: unknown[]) => Promise<unknown>;
    const callback = given.at(-1);
    if (typeof callback === 'function')
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        answered();
        callback(...answer);
      });
    const answer = query(...given);
    answer.then(answered, answered);
    return answer;
  }) as pg.Client['query'];

  /** Ends the connection when the server does not answer; returns what ends the watch. */
  #watch(): () => void {
    const began = performance.now();
    let isAnswered = false;
    const look = async () => {
      const isOver = performance.now() - began > maxStatementMs;
      if (isOver || !(await answers(this.#settings))) {
        // With a statement under way the socket is closed at once, and all that wait for it fail.
        if (!isAnswered) await this.end();
      } else if (!isAnswered) timer = setTimeout(look, doubtAfterMs).unref();
    };
    let timer = setTimeout(look, doubtAfterMs).unref();
    return () => {
      isAnswered = true;
      clearTimeout(timer);
    };
  }
}

/** Whether a new connection gets an answer. */
async function answers(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: maxAnswerMs, query_timeout: maxAnswerMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/**
 * A pool that gives up a borrowed connection when it ends. Drizzle does not give back one that is gone before its transaction has begun:
 * after ten of them no request would get a connection any more.
 */
export class WatchedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback) return void super.connect(callback);
    return super.connect().then((client) => {
      const release = client.release.bind(client);
      const releaseOnce: pg.PoolClient['release'] = (error) => {
        client.off('end', giveUp);
        client.release = () => undefined;
        release(error);
      };
      const giveUp = () => releaseOnce(true);
      client.once('end', giveUp);
      client.release = releaseOnce;
      return client;
    });
  }
}
