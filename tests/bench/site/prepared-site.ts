import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../../src/core/database/open-pglite.server.ts';
import { openPostgresql } from '../../../src/core/database/open-postgresql.server.ts';
import { testDatabaseUrl } from '../../support/database/database.ts';
import { allowIndexing, startSite, untilAlone } from './site.ts';

/**
 * The demo in a folder of its own, seeded and with its pictures settled, so that neither is measured: a copy of BENCH_DATA_DIR where
 * that is given, so that one seeding serves many runs. @returns the environment of a site with this data.
 */
export async function prepareSite(): Promise<Record<string, string>> {
  const url = testDatabaseUrl;
  const environment: Record<string, string> = { DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-bench-')), ...(url && { DATABASE_URL: url }) };
  const folder = join(environment.DATA_DIR ?? '', 'database');
  const open = () => (url ? openPostgresql(url, console.error) : openPglite({ folder }));
  if (!url && process.env.BENCH_DATA_DIR) {
    await allowIndexing();
    cpSync(process.env.BENCH_DATA_DIR, environment.DATA_DIR ?? '', { recursive: true });
  } else await allowIndexing(environment, open);
  const database = await open();
  await database.script(pictureStatesSql);
  await database.close();
  const site = await startSite(environment);
  await untilAlone(site);
  await site.stop();
  return environment;
}

/** Pictures without AVIF stay WebP: on a busy machine the encoder, which has a low priority, takes longer than the bench. */
const pictureStatesSql = `
  insert into avif_renditions (path, is_smaller)
  select distinct r.path, false from media m cross join lateral jsonb_to_recordset(m.renditions) as r(path text)
  where r.path like '%.webp'
  on conflict (path) do update set is_smaller = coalesce(avif_renditions.is_smaller, false)`;
