import { sql } from 'drizzle-orm';
import type { Database } from './client.server.ts';

// Databases and backups from before 0000_baseline.sql (decision 0080). Delete this file, its two uses and tests/fixtures/before-baseline.sql.gz
// when no site and no backup is left that was last started before the baseline.

/** What a database knows of a migration it has applied. */
interface AppliedMigration {
  name: string;
  /** SHA-256 of its text. */
  hash: string;
}

const baselineName = '0000_baseline.sql';

/** The last commit with the migrations below. */
const lastCommit = 'd5edfb2';

/** The migrations that made the schema the baseline makes, with their hashes: a name alone does not say what was run. */
const replaced = new Map([
  ['0000_tables.sql', 'dcadaf0d9de09ac4a8c23d151162a059a45118b50b0e6bf77c56a1972c573d91'],
  ['0001_calendar_indexes.sql', '5dff9855fe65abb69b6aebb44b1eede2fabe72e8268d88d081aa85f1df23a8fa'],
  ['0002_avif_renditions.sql', 'f11b810a3af53119d6fae02a884c49a9a42e9128211bd7df0c92d4b378de1d11'],
  ['0003_productions.sql', 'df0b9a7fc15949360071c69c9b16215e64977bcd4040e6a2a702cabdc87a7435'],
  ['0004_page_paths.sql', 'f886cbe67f99fecff62eab64a4e4a412d11b4e202ec6f80720310c4d0c3f2c10'],
  ['0005_consent.sql', 'a906274445416331aaa727030437c522e5400216624ef5a23a7b08d809a25c7d'],
  ['0006_booking.sql', 'fd8755445ab3bf19dc392da3a7dbdf67a7c36c3ff711e877a88764706df9f1d3'],
  ['0007_one_cart_per_browser.sql', 'ff22b014c113d38beebc544a972f760bf049cd2e9c4a1253ad6a8846bd6b3fea'],
  ['0008_editor.sql', 'faaa07edd54ee9a85a4e0146af5941cc4acac04154dcce65e405ba1be52a3934'],
  ['0009_search.sql', '245e9a722cd4264f014ff891fb996a27e62fec484bb312018fa68c211ed07ab1'],
  ['0010_media.sql', '00c6928647280df226963e27a31581b4ae700e1bb1db07b079251bebaf20b5f7'],
  ['0011_forms.sql', 'd24ca0db1d7c4b7a35cffc10c7ffcbcd53949b2873d8506e6e9e96abe8309299'],
  ['0012_search_windows.sql', '8f7e8c312865d89f75e88c00c560b7048fe005cf4da5bf66c1ddf22ed2ee31fc'],
  ['0013_dashboard_and_office.sql', '154f180d5b338d765c3a778ecba26554eb83023a7a495def49c9aa68c5b3d135'],
  ['0014_imports.sql', '5787769970b305dfbbc26d5ff986627d7ed28c1bc4386fc0daad9082bb592fcd'],
]);

/**
 * What was applied, with the baseline in the place of the migrations it has replaced.
 * @param known the migrations of this version.
 * @throws when some of the replaced ones are there but not all, or not as they were: the schema is not the baseline's.
 */
export function withBaseline(applied: readonly AppliedMigration[], known: readonly AppliedMigration[]): readonly AppliedMigration[] {
  const others = applied.filter(({ name }) => !replaced.has(name));
  if (others.length === applied.length) return applied;
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  const missing = [...replaced].filter(([name, hash]) => hashes.get(name) !== hash).map(([name]) => name);
  if (missing.length > 0)
    throw new Error(
      `This is older than ${baselineName} and not at its schema: missing or different are ${missing.join(', ')}. Go through Foyer at commit ${lastCommit} first: start it on this database, or restore the backup there and make a new one. Nothing was changed.`,
    );
  return [...known.filter(({ name }) => name === baselineName), ...others];
}

/** Records in the database what {@link withBaseline} answers: it has the baseline's schema already. */
export async function adoptBaseline(transaction: Database, applied: readonly AppliedMigration[], known: readonly AppliedMigration[]) {
  const present = withBaseline(applied, known);
  if (present === applied) return applied;
  await transaction.execute(sql`delete from migrations where name in ${[...replaced.keys()]}`);
  for (const { name, hash } of present.filter((one) => one.name === baselineName))
    await transaction.execute(sql`insert into migrations (name, hash) values (${name}, ${hash})`);
  return present;
}
