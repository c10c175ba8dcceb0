import { type SQL, sql } from 'drizzle-orm';
import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { keysOf, type ProductionFilterKey, productionFilters } from '../../../list-filters.ts';
import type { ProductionFilterValues } from '../list-filter.shapes.ts';
import { readExhibitionTypeOptions, readProductionTags, readSeasonsByTime } from './options.read.server.ts';

interface FilterSource {
  /** Condition on a row p of productions. */
  where(id: number): SQL;
  /** Array of the ids that the productions on show have; `isOnShow` is their condition. */
  inUse(isOnShow: SQL): SQL;
  /** All choices. */
  options(reading: Reading, language: Language): Promise<Option[]>;
}

/** Where each filter of the productions looks, and what it offers (PROD-01). */
const sources: { readonly [Key in ProductionFilterKey]: FilterSource } = {
  season: { where: (id) => sql`p.season = ${id}`, inUse: () => sql`array_agg(distinct season)`, options: readSeasonsByTime },
  exhibition_type: {
    where: (id) => sql`p.exhibition_type = ${id}`,
    inUse: () => sql`array_agg(distinct exhibition_type)`,
    options: readExhibitionTypeOptions,
  },
  tag: {
    where: (id) => sql`p.tags @> array[${id}]::integer[]`,
    inUse: (isOnShow) => sql`(select array_agg(distinct tag) from productions, unnest(tags) as tag where ${isOnShow})`,
    options: readProductionTags,
  },
};

/** Conditions on a row p of productions, one per filter that is set. */
export function productionConditions(filter: ProductionFilterValues): SQL[] {
  return keysOf(productionFilters).flatMap((key) => (filter[key] === undefined ? [] : [sources[key].where(filter[key])]));
}

/**
 * What there is to choose: a filter offers nothing that finds nothing. One that is chosen stays, even when nothing on show has it, so
 * that its chip has a name.
 */
export async function readProductionFilterOptions(
  reading: Reading,
  language: Language,
  filter: ProductionFilterValues,
): Promise<Record<ProductionFilterKey, Option[]>> {
  const inUse = await readIdsInUse(reading);
  const options: { [Key in ProductionFilterKey]?: Option[] } = {};
  for (const key of keysOf(productionFilters)) {
    const all = await sources[key].options(reading, language);
    options[key] = all.filter(({ id }) => inUse[key].has(id) || filter[key] === id);
  }
  return options as Record<ProductionFilterKey, Option[]>;
}

async function readIdsInUse(reading: Reading): Promise<Record<ProductionFilterKey, Set<number>>> {
  return reading.once('production-options-in-use', async (scope) => {
    scope.uses('productions');
    const isOnShow = sql`is_online and deleted_at is null`;
    const columns = keysOf(productionFilters).map((key) => sql`${sources[key].inUse(isOnShow)} as ${sql.identifier(key)}`);
    const query = sql`select ${sql.join(columns, sql`, `)} from productions where ${isOnShow}`;
    const { rows } = (await scope.db.execute(query)) as unknown as { rows: Record<ProductionFilterKey, number[] | null>[] };
    return Object.fromEntries(keysOf(productionFilters).map((key) => [key, new Set(rows[0]?.[key])])) as Record<
      ProductionFilterKey,
      Set<number>
    >;
  });
}
