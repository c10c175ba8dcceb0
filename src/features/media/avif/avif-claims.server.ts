import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { avifRenditions } from '../media.tables.server.ts';

/** 'ready': the AVIF lies beside the WebP; 'not-smaller': the WebP stays, being no larger. */
export type AvifState = 'ready' | 'not-smaller' | 'pending';

/** A rendition and what it is made from. */
export interface AvifJob {
  /** Path of the WebP. */
  path: string;
  original: string;
  width: number;
}

/** Every WebP rendition of every picture, the small ones first: most pages show those. */
export async function readAvifStates(db: Database): Promise<(AvifJob & { state: AvifState })[]> {
  const { rows } = (await db.execute(sql`
    select distinct on (width, path) r.path, r.width, m.path as original,
      case when a.is_smaller then 'ready' when not a.is_smaller then 'not-smaller' else 'pending' end as state
    from media m cross join lateral jsonb_to_recordset(m.renditions) as r(path text, width integer)
    left join avif_renditions a on a.path = r.path
    where m.deleted_at is null and r.path like '%.webp'
    order by width, path
  `)) as unknown as { rows: (AvifJob & { state: AvifState })[] };
  return rows;
}

/** Makes it this instance's task, unless another has it or has done it. A claim lapses, so that a killed instance blocks nothing. */
export async function claimAvif(db: Database, path: string): Promise<'ours' | 'claimed' | 'ready' | 'not-smaller'> {
  const claimed = await db
    .insert(avifRenditions)
    .values({ path })
    .onConflictDoUpdate({
      target: avifRenditions.path,
      set: { claimed_at: sql`now()` },
      setWhere: sql`${avifRenditions.is_smaller} is null and ${avifRenditions.claimed_at} < now() - interval '3 minutes'`,
    })
    .returning({ path: avifRenditions.path });
  if (claimed.length > 0) return 'ours';
  const [row] = await db.select({ isSmaller: avifRenditions.is_smaller }).from(avifRenditions).where(eq(avifRenditions.path, path));
  if (row?.isSmaller == null) return 'claimed';
  return row.isSmaller ? 'ready' : 'not-smaller';
}

export async function finishAvif(db: Database, path: string, isSmaller: boolean): Promise<void> {
  await db.update(avifRenditions).set({ is_smaller: isSmaller }).where(eq(avifRenditions.path, path));
}

/** Gives a claim back. */
export async function releaseAvif(db: Database, path: string): Promise<void> {
  await db.delete(avifRenditions).where(eq(avifRenditions.path, path));
}
