import { sql } from 'drizzle-orm';
import type { FileArea } from '../../core/backup/file-area.ts';
import type { Database } from '../../core/database/client.server.ts';
import { openPrivateStorage, openStorage, type StorageSettings } from '../../core/outside/open-storage.server.ts';

/** The files of a site, for backup and restore; share pictures are rendered again on demand. */
export function fileAreas(settings: StorageSettings): FileArea[] {
  return [
    { folder: 'media', storage: openStorage(settings), paths: (db) => pathsOf(db, mediaPaths) },
    { folder: 'private', storage: openPrivateStorage(settings), paths: (db) => pathsOf(db, sql`select path from temp_files`) },
  ];
}

/** As SQL, because it has to read older schemas too. */
const mediaPaths = sql`
  select path from media
  union select rendition.path from media, jsonb_to_recordset(renditions) as rendition(path text)
  union select regexp_replace(path, '\\.webp$', '.avif') from avif_renditions where is_smaller`;

async function pathsOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await db.execute(sql`select distinct path from (${query}) as files order by path`)) as unknown as {
    rows: { path: string }[];
  };
  return rows.map(({ path }) => path);
}
