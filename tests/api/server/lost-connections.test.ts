import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { runOn } from '../../support/database/migrated.ts';
import { startProcesses } from '../../support/processes.ts';

test.skipIf(!testDatabaseUrl)(
  'OPS-10 connections that the database ends are lines of the log, and the site goes on without a restart',
  async () => {
    const site = await startProcesses(async () => undefined);
    try {
      await expect.poll(() => site.printed[0]).toContain('first administrator');
      const started = site.printed[0]?.length ?? 0;
      const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      await runOn(site.databaseUrl ?? '', `select pg_terminate_backend(pid) ${others}`);
      const printed = () => site.printed[0]?.slice(started) ?? '';
      await expect.poll(printed).toContain('terminating connection');
      await expect.poll(async () => (await fetch(`${site.urls[0]}/readyz`)).status).toBe(200);
      expect((await fetch(`${site.urls[0]}/en/search?q=anything`)).status).toBe(200);
      // Several lines of one error would be several entries for whoever collects them, or none.
      const lines = printed().trim().split('\n');
      expect(lines.map((line) => JSON.parse(line).level)).not.toContain(undefined);
    } finally {
      await site.close();
    }
  },
);

test.skipIf(!testDatabaseUrl)(
  'OPS-10 a connection that ends between two queries of a transaction fails that one, not the process',
  async () => {
    const url = testDatabaseUrl ?? '';
    const reported: string[] = [];
    const database = await openPostgresql(url, ({ message }) => reported.push(message));
    const transaction = database.db.transaction(async (open) => {
      const { rows } = (await open.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] };
      await runOn(url, `select pg_terminate_backend(${rows[0]?.pid})`);
      await expect.poll(() => reported.join()).toContain('terminating connection');
      await open.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect(reported.join()).toContain('terminating connection');
    await expect(database.check()).resolves.toBeUndefined();
    await database.close();
  },
);

test.skipIf(!testDatabaseUrl)(
  'OPS-10 a connection on which listening is refused, as while a standby takes over, is not left open',
  async () => {
    const database = await openPostgresql(testDatabaseUrl ?? '', () => undefined);
    const count = async () => {
      const query = sql`select count(*)::integer as count from pg_stat_activity where datname = current_database()`;
      const { rows } = (await database.db.execute(query)) as unknown as { rows: { count: number }[] };
      return rows[0]?.count;
    };
    const before = await count();
    // PostgreSQL refuses a channel without a name.
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(
        database.listen(
          '',
          () => undefined,
          () => undefined,
        ),
      ).rejects.toThrow();
    await expect.poll(count).toBe(before);
    await database.close();
  },
);
