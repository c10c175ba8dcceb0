import { getTableName, sql } from 'drizzle-orm';
import { Gauge, type OpenMetricsContentType, Registry } from 'prom-client';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import { isDatabaseAway } from '../core/database/is-database-away.server.ts';
import type { Outside } from '../core/http/health.server.ts';
import type { PageCacheStats } from '../core/http/page-cache/page-cache.server.ts';
import { plans } from '../features/pages/editor.tables.server.ts';
import { mailTables } from './mail-tables.server.ts';

/** A registry that answers OpenMetrics; one per app, so that tests do not share one. */
export function createRegistry(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

interface GaugeSources {
  database: DatabaseHandle;
  cache: { stats(): PageCacheStats };
  shop: Pick<Outside, 'state'>;
}

/** Gauges that are read when somebody asks for the metrics (OPS-01): one query for all queues, none in between. */
export function addGauges(registry: Registry<OpenMetricsContentType>, { database, cache, shop }: GaugeSources): void {
  const registers = [registry];
  new Gauge({
    ...{
      name: 'foyer_page_cache_answers',
      help: 'Answers by the page cache since the start, by source',
      labelNames: ['source'],
      registers,
    },
    collect() {
      for (const [source, count] of Object.entries(cache.stats().answers)) this.set({ source }, count);
    },
  });
  new Gauge({
    ...{ name: 'foyer_page_cache_entries', help: 'Pages in memory', registers },
    collect() {
      this.set(cache.stats().entries);
    },
  });
  new Gauge({
    ...{ name: 'foyer_page_cache_bytes', help: 'Estimated memory of the pages', registers },
    collect() {
      this.set(cache.stats().bytes);
    },
  });
  new Gauge({
    ...{
      name: 'foyer_shop_circuit_open',
      help: '1 while the circuit breaker lets no request to the webshop',
      labelNames: ['kind'],
      registers,
    },
    collect() {
      const { kind, circuit } = shop.state();
      this.set({ kind }, circuit === 'open' ? 1 : 0);
    },
  });
  new Gauge({
    ...{ name: 'foyer_queue_length', help: 'Rows that wait, by queue; none while the database is away', labelNames: ['queue'], registers },
    async collect() {
      this.reset();
      if (await isDatabaseAway(database)) return;
      const lengths = await queueLengths(database).catch(() => ({}));
      for (const [queue, length] of Object.entries(lengths)) this.set({ queue }, length);
    },
  });
  new Gauge({
    ...{ name: 'foyer_database_up', help: '1 while the database answers', labelNames: ['kind'], registers },
    async collect() {
      this.set({ kind: database.kind }, (await isDatabaseAway(database)) ? 0 : 1);
    },
  });
}

async function queueLengths({ db }: DatabaseHandle): Promise<Record<string, number>> {
  const lengths = [...mailTables, plans].map(
    (table) => sql`(select count(*)::int from ${table}) as ${sql.identifier(getTableName(table))}`,
  );
  const { rows } = (await db.execute(sql`select ${sql.join(lengths, sql`, `)}`)) as unknown as { rows: Record<string, number>[] };
  return rows[0] ?? {};
}
