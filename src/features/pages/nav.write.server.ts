import { isDeepStrictEqual } from 'node:util';
import { inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { type NavEntry, type NavMenu, navFlags, navMenus } from './nav.shapes.ts';
import { navigation, pages } from './pages.tables.server.ts';

type Menus = Record<NavMenu, NavEntry[]>;

/** Two have changed the same menu (EDIT-19); nothing was stored. */
export class NavConflict extends Error {
  override name = 'NavConflict';
  readonly base: Partial<Menus>;
  readonly current: Partial<Menus>;
  readonly submitted: Partial<Menus>;
  readonly version: number;
  constructor(parts: Omit<NavConflict, keyof Error>) {
    super('The navigation was changed meanwhile.');
    ({ base: this.base, current: this.current, submitted: this.submitted, version: this.version } = parts);
  }
}

/** A menu names a page that is not there. */
export class NavRefused extends Error {
  override name = 'NavRefused';
  readonly menu: NavMenu;
  constructor(menu: NavMenu) {
    super(`There is no such page for ${menu}.`);
    this.menu = menu;
  }
}

interface NavChange {
  /** What it is based on; left out, it is upon the newest. */
  version: number | undefined;
  /** What the menus contained when they were shown, where the caller knows. */
  base?: Partial<Menus>;
  given: { [Menu in NavMenu]?: NavEntry[] | undefined };
  user: number | null;
  now: Date;
}

/**
 * Stores whole menus: their order and links, and of which pages they are. Menus that are left out stay as they are.
 * @throws NavRefused, NavConflict
 */
export async function changeNav(transaction: Database, { version, base: shown, given, user, now }: NavChange): Promise<void> {
  const { rows, menus: current, version: newest } = await readNavEntries(transaction, true);
  const changed = navMenus.filter((menu) => given[menu] !== undefined && !isDeepStrictEqual(given[menu], current[menu]));
  const isStale = (menu: NavMenu) =>
    shown?.[menu] ? !isDeepStrictEqual(shown[menu], current[menu]) : version !== undefined && (rows.get(menu)?.version ?? 0) > version;
  const conflicts = changed.filter(isStale);
  if (conflicts.length > 0)
    throw new NavConflict({
      ...{ base: onlyMenus(shown ?? {}, conflicts), current: onlyMenus(current, conflicts), submitted: onlyMenus(given, conflicts) },
      version: newest,
    });
  const wanted = changed.flatMap((menu) => pagesOf(given[menu] ?? []).map((page) => ({ menu, page })));
  const known = await readPages(transaction);
  for (const { menu, page } of wanted) if (!known.has(page)) throw new NavRefused(menu);
  const tags = new Set<string>();
  for (const menu of changed) {
    const entries = given[menu] ?? [];
    await transaction
      .insert(navigation)
      .values({ menu, version: newest + 1, entries })
      .onConflictDoUpdate({ target: navigation.menu, set: { version: newest + 1, entries } });
    const inMenu = new Set(pagesOf(entries));
    const flag = navFlags[menu];
    const moved = [...known.values()].filter((page) => page[flag] !== inMenu.has(page.id));
    for (const isIn of [true, false]) {
      const ids = moved.filter((page) => page[flag] !== isIn).map(({ id }) => id);
      if (ids.length === 0) continue;
      await transaction
        .update(pages)
        .set({ [flag]: isIn, version: sql`${pages.version} + 1` })
        .where(inArray(pages.id, ids));
    }
    await transaction.insert(audit).values([
      {
        ...{ user, action: 'edit', content_type: 'nav', title: menu, created_at: now },
        detail: { version: newest, before: { [menu]: current[menu] } },
      },
      // Settings of a page that somebody has open are merged by what the audit says was there before (EDIT-19).
      ...moved.map(({ id, version: was, ...flags }) => ({
        ...{ user, action: 'settings' as const, content_type: 'page', object_id: id, created_at: now },
        detail: { version: was, before: { [flag]: flags[flag] } },
      })),
    ]);
    for (const page of moved) {
      page.version++;
      tags.add('pages').add(`page:${page.id}`);
    }
  }
  if (changed.length > 0) await announceChange(transaction, ['nav', ...tags]);
}

/** What the menus contain, pages that are offline among them, and the version to base a change on. `forUpdate` locks all until the transaction ends. */
export async function readNavEntries(db: Database, forUpdate = false) {
  const query = db.select().from(navigation);
  const rows = new Map((await (forUpdate ? query.for('update') : query)).map((row) => [row.menu as NavMenu, row]));
  const known = [...(await readPages(db)).values()];
  const entriesOf = (menu: NavMenu): NavEntry[] => {
    const shown = new Set(known.filter((page) => page[navFlags[menu]]).map(({ id }) => id));
    const ordered = (rows.get(menu)?.entries ?? []).filter((entry) => !('page' in entry) || shown.delete(entry.page));
    return [...ordered, ...[...shown].map((page) => ({ page }))];
  };
  const menus = Object.fromEntries(navMenus.map((menu) => [menu, entriesOf(menu)])) as Menus;
  return { rows, menus, version: Math.max(0, ...[...rows.values()].map((row) => row.version)) };
}

async function readPages(db: Database) {
  const { id, version, in_menu, in_secondary_menu, in_footer } = pages;
  const rows = await db
    .select({ id, version, in_menu, in_secondary_menu, in_footer })
    .from(pages)
    .where(isNull(pages.deleted_at))
    .orderBy(pages.order, pages.id);
  return new Map(rows.map((row) => [row.id, row]));
}

function pagesOf(entries: readonly NavEntry[]): number[] {
  return entries.flatMap((entry) => ('page' in entry ? [entry.page] : []));
}

function onlyMenus(from: NavChange['given'], names: readonly NavMenu[]): Partial<Menus> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? []]));
}
