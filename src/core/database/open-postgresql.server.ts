import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseHandle } from './client.server.ts';
import { WatchedClient, WatchedPool } from './watched-connections.server.ts';

/** Pause between attempts to restore a lost listening connection. */
const reconnectDelayMs = 1000;
/** Age after which a connection is replaced when it is given back: after a failover its address may lead to another server. */
const maxConnectionAgeS = 60;

/** Opens a pool on a real PostgreSQL. */
export async function openPostgresql(url: string, onError: (error: Error) => void): Promise<DatabaseHandle> {
  const pool = new WatchedPool({
    ...{ connectionString: url, max: 10, connectionTimeoutMillis: 5000, maxLifetimeSeconds: maxConnectionAgeS },
    Client: WatchedClient,
  });
  // A connection that breaks must not end the process: the cache keeps answering (architecture). The pool listens to idle ones alone;
  // one that breaks between two queries of a transaction has nobody else who does.
  pool.on('connect', (client) => void client.on('error', onError));
  pool.on('error', () => undefined);
  const listeners = new Set<() => Promise<void>>();
  return {
    db: drizzle(pool) as unknown as Database,
    kind: 'postgresql',
    script: async (sql) => void (await pool.query(sql)),
    listen: async (channel, onNotice, onReconnect) => {
      const stop = await openListener(url, channel, onNotice, onReconnect, onError);
      listeners.add(stop);
      return stop;
    },
    tryLock: (number) => tryLock(url, number, onError),
    check: async () => {
      // A standby, before it takes over, and a primary that gave way answer reads alone.
      const { rows } = await pool.query<{ answer: string }>("select current_setting('transaction_read_only') as answer");
      if (rows[0]?.answer === 'on') throw new Error('The database can only be read.');
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

/** Takes the lock on a connection of its own: PostgreSQL releases it when the connection ends, however that happens. */
async function tryLock(url: string, number: number, onError: (error: Error) => void): Promise<{ release(): Promise<void> } | null> {
  const client = new WatchedClient({ connectionString: url });
  client.on('error', onError);
  await client.connect();
  const { rows } = await orEnd(client, client.query<{ is_locked: boolean }>('select pg_try_advisory_lock($1) as is_locked', [number]));
  if (rows[0]?.is_locked) return { release: () => client.end() };
  await client.end();
  return null;
}

/** What a query answers; its connection is ended when it fails, as on a standby that takes over and would be asked again every second. */
async function orEnd<Answer>(client: pg.Client, query: Promise<Answer>): Promise<Answer> {
  try {
    return await query;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** A connection of its own for LISTEN, opened again whenever it is lost. */
async function openListener(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onReconnect: () => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new WatchedClient({ connectionString: url });
    next.on('notification', (notice) => onNotice(notice.payload ?? ''));
    next.on('error', onError);
    next.on('end', () => {
      if (!isStopped && client === next) reconnect();
    });
    await next.connect();
    await orEnd(next, next.query(`listen ${pg.escapeIdentifier(channel)}`));
    client = next;
  };
  const reconnect = () => {
    client = undefined;
    timer = setTimeout(async () => {
      try {
        await connect();
        onReconnect();
      } catch (error) {
        onError(error as Error);
        if (!isStopped) reconnect();
      }
    }, reconnectDelayMs);
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
