import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { ModuleRegistry } from '../../core/module/define-module.ts';
import { media } from '../media/media.tables.server.ts';
import { countUnusedFiles } from '../pages/media-uses/unused-files.read.server.ts';

export interface AssetNumbers {
  assets: number;
  /** Bytes of the originals. */
  bytes: number;
  /** Used neither on a page, draft or published, nor by a content entry. */
  unused: number;
  /** Non-decorative pictures without alternative text in any language. */
  without_description: number;
}

/** Statistics of the media library (DASH-03). */
export async function readAssetNumbers(db: Database, registry: ModuleRegistry): Promise<AssetNumbers> {
  const [numbers] = await db
    .select({
      assets: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${media.size}::float8), 0)`,
      without_description: sql<number>`(count(*) filter (where ${media.kind} = 'image' and not ${media.is_decorative}
        and coalesce(${media.description}->>'de', '') = '' and coalesce(${media.description}->>'en', '') = ''))::integer`,
    })
    .from(media)
    .where(isNull(media.deleted_at));
  return { assets: 0, bytes: 0, without_description: 0, ...numbers, unused: await countUnusedFiles(db, registry) };
}

/** Number and bytes of files per kind, most files first. */
export async function readAssetKinds(db: Database): Promise<{ kind: string; count: number; bytes: number }[]> {
  const { rows } = (await db.execute(sql`
    select kind, count(*)::integer as count, sum(size::float8) as bytes from ${media} where deleted_at is null
    group by kind order by count(*) desc, kind`)) as unknown as { rows: { kind: string; count: number; bytes: number }[] };
  return rows;
}
