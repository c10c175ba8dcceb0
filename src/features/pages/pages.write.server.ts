import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { type Language, languages, type Translated } from '../../core/languages.ts';
import { isReserved, pageHref } from '../../urls.ts';
import { redirects } from '../site/site.tables.server.ts';
import { type FixedPage, fixedPages } from './fixed-pages.ts';
import { completeSlug, pathBelow } from './page-paths.ts';
import { pages } from './pages.tables.server.ts';

type PageRow = typeof pages.$inferSelect;
/** Settings of a page as they are stored. */
export type PageValues = Partial<
  Omit<typeof pages.$inferInsert, 'id' | 'path' | 'fixed' | 'version' | 'created_at' | 'updated_at' | 'deleted_at'>
>;

/** Why a page could not be stored; `field` is the one to correct. */
export class PageError extends Error {
  override name = 'PageError';
  readonly field: 'id' | 'copy_of' | 'parent' | 'slug';
  readonly reason: PageReason;
  constructor(field: PageError['field'], reason: PageReason) {
    super(`A page cannot be stored because of its ${field}: ${reason}.`);
    this.field = field;
    this.reason = reason;
  }
}

/** Why a page cannot be stored; each has a sentence (`pageErrorText`). */
export type PageReason = 'gone' | 'fixed' | 'has-children' | 'parent-impossible' | 'address-impossible' | 'address-taken';

/** Makes a page below `parent`, last among its siblings; a slug that is left out comes from the title (PAGE-11). Nobody sees it before it is published. */
export async function createPage(transaction: Database, values: PageValues): Promise<PageRow> {
  const slug = completeSlug(values.slug ?? {}, values.title ?? {});
  const parent = await readParent(transaction, values.parent ?? null);
  const path = pathBelow(parent?.path ?? null, slug);
  await refuseTaken(transaction, [{ id: null, path }]);
  const last = sql`(select coalesce(max(${pages.order}), 0) + 1 from ${pages})`;
  const [row] = await transaction
    .insert(pages)
    .values({ ...values, slug, path, order: values.order ?? last })
    .returning();
  if (!row) throw new Error('The page was not stored.');
  await dropRedirectsFrom(transaction, [path]);
  await announceChange(transaction, ['pages', 'redirects']);
  return row;
}

/** Changes a page. A new slug or parent moves it with everything below; old addresses lead to the new ones (PAGE-11). */
export async function updatePage(transaction: Database, id: number, values: PageValues, now: Date): Promise<void> {
  const [row] = await transaction
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deleted_at)))
    .for('update');
  if (!row) throw new PageError('id', 'gone');
  if (row.fixed !== null && (values.slug !== undefined || (values.parent !== undefined && values.parent !== row.parent))) {
    throw new PageError('slug', 'fixed');
  }
  const slug = values.slug ? completeSlug(values.slug, row.title) : row.slug;
  await transaction
    .update(pages)
    .set({ ...values, slug, version: row.version + 1, updated_at: now })
    .where(eq(pages.id, id));
  if (row.fixed === null && (values.slug || (values.parent !== undefined && values.parent !== row.parent))) {
    await movePages(transaction, { ...row, slug, parent: values.parent === undefined ? row.parent : values.parent });
  }
  await announceChange(transaction, ['pages', `page:${id}`, 'redirects']);
}

/** Puts a page in the trash for 30 days (PAGE-13); a fixed one stays (ROUTE-19), one with pages below it has to be emptied first. */
export async function trashPage(transaction: Database, id: number, now: Date): Promise<void> {
  const rows = await transaction
    .select()
    .from(pages)
    .where(and(or(eq(pages.id, id), eq(pages.parent, id)), isNull(pages.deleted_at)));
  const page = rows.find((row) => row.id === id);
  if (!page) throw new PageError('id', 'gone');
  if (page.fixed !== null) throw new PageError('id', 'fixed');
  if (rows.length > 1) throw new PageError('id', 'has-children');
  await transaction.update(pages).set({ deleted_at: now }).where(eq(pages.id, id));
  await announceChange(transaction, ['pages', `page:${id}`]);
}

/** Brings a page back from the trash under its id, with the address it had; false when it is not there. */
export async function restorePage(transaction: Database, id: number): Promise<boolean> {
  const [row] = await transaction
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNotNull(pages.deleted_at)));
  if (!row) return false;
  const parent = await readParent(transaction, row.parent);
  const path = pathBelow(parent?.path ?? null, completeSlug(row.slug, row.title));
  await refuseTaken(transaction, [{ id, path }]);
  await transaction.update(pages).set({ deleted_at: null, path }).where(eq(pages.id, id));
  await dropRedirectsFrom(transaction, [path]);
  return true;
}

/** Puts the fixed pages into a database that lacks them, and their paths in line with urls.ts; a start that finds them all changes nothing. */
export async function ensureFixedPages(db: Database): Promise<void> {
  const rows = Object.entries<FixedPage>(fixedPages).map(([fixed, page], order) => ({ fixed, order, slug: page.path, ...page }));
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .insert(pages)
      .values(rows)
      .onConflictDoUpdate({
        target: pages.fixed,
        set: { path: sql`excluded.path`, slug: sql`excluded.slug` },
        setWhere: sql`${pages.path} is distinct from excluded.path`,
      })
      .returning({ id: pages.id });
    if (changed.length > 0) await announceChange(transaction, ['pages']);
  });
}

async function readParent(db: Database, id: number | null): Promise<PageRow | null> {
  if (id === null) return null;
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deleted_at)))
    .limit(1);
  if (!row) throw new PageError('parent', 'parent-impossible');
  return row;
}

type Paths = Record<Language, string>;

/** A page that gets a path; `id` is null for a new one. */
interface PagePaths {
  id: number | null;
  path: Paths;
}

/** Refuses paths that the product or other pages than these have, in one query. */
async function refuseTaken(db: Database, placed: readonly PagePaths[]): Promise<void> {
  const isImpossible = (path: Paths) =>
    languages.some((language) => path[language] === '' || isReserved(pageHref(language, path[language])));
  if (placed.some(({ path }) => isImpossible(path))) throw new PageError('slug', 'address-impossible');
  const own = placed.flatMap(({ id }) => id ?? []);
  const taken = languages.map((language) =>
    inArray(
      sql`${pages.path}->>${sql.raw(`'${language}'`)}`,
      placed.map(({ path }) => path[language]),
    ),
  );
  const [other] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(isNull(pages.deleted_at), own.length > 0 ? notInArray(pages.id, own) : undefined, or(...taken)))
    .limit(1);
  if (other) throw new PageError('slug', 'address-taken');
}

/** Gives a page and everything below it new paths, with a redirect from each old one; one statement each, however many there are. */
async function movePages(transaction: Database, moved: PageRow): Promise<void> {
  const rows = await transaction.select().from(pages).where(isNull(pages.deleted_at));
  const above = ancestorsOf(moved.parent, rows);
  if (above.has(moved.id)) throw new PageError('parent', 'parent-impossible');
  const parent = await readParent(transaction, moved.parent);
  const below = Map.groupBy(rows, (row) => row.parent);
  const moves: { id: number; from: Translated; path: Paths }[] = [];
  const place = (row: PageRow, parentPath: Translated | null): void => {
    const path = pathBelow(parentPath, completeSlug(row.slug, row.title));
    moves.push({ id: row.id, from: row.path, path });
    for (const child of below.get(row.id) ?? []) place(child, path);
  };
  place(moved, parent?.path ?? null);
  await refuseTaken(transaction, moves);
  const placed = JSON.stringify(moves.map(({ id, path }) => ({ id, path })));
  await transaction.execute(sql`update ${pages} set path = moved.path
    from jsonb_to_recordset(${placed}::jsonb) as moved(id integer, path jsonb) where ${pages.id} = moved.id`);
  await dropRedirectsFrom(
    transaction,
    moves.map(({ path }) => path),
  );
  const entries = moves.flatMap(({ from, path }) =>
    languages.flatMap((language) => {
      const old = from[language];
      return old === undefined || old === path[language]
        ? []
        : [{ old_path: pageHref(language, old), new_path: pageHref(language, path[language]), is_former_address: true }];
    }),
  );
  if (entries.length === 0) return;
  // What led to an old address goes on to the new one at once.
  await transaction.execute(sql`update ${redirects} set new_path = moved.new_path
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as moved(old_path text, new_path text)
    where ${redirects.new_path} = moved.old_path`);
  await transaction
    .insert(redirects)
    .values(entries)
    .onConflictDoUpdate({
      target: redirects.old_path,
      set: { new_path: sql`excluded.new_path`, is_former_address: true, deleted_at: null },
    });
}

function ancestorsOf(parent: number | null, rows: readonly PageRow[]): Set<number> {
  const found = new Set<number>();
  for (let id = parent; id !== null && !found.has(id); id = rows.find((row) => row.id === id)?.parent ?? null) found.add(id);
  return found;
}

/** An address that is a live page again leads nowhere else (SITE-03). */
async function dropRedirectsFrom(transaction: Database, paths: readonly Paths[]): Promise<void> {
  const live = paths.flatMap((path) => languages.map((language) => pageHref(language, path[language])));
  await transaction.delete(redirects).where(inArray(redirects.old_path, live));
}
