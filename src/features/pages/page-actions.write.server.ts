import { randomUUID } from 'node:crypto';
import { asc, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../core/database/actor.ts';
import type { AuditAction } from '../../core/database/audit-action.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { pick } from '../../core/fields/pick.ts';
import type { Language, Translated } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { readPageForChange } from './drafts/page-merge.server.ts';
import { noteSettings, writeAuditEntry } from './editing/audit.write.server.ts';
import { copyModules } from './editing/copy-page.write.server.ts';
import { pages } from './pages.tables.server.ts';
import { createPage, PageError, type PageReason, type PageValues, trashPage, updatePage } from './pages.write.server.ts';
import type { ModuleKit } from './resolve-modules.server.ts';
import { publishedTextNames } from './settings/pages.fields.ts';

/** Who acts, and when. */

interface NewPage {
  values: PageValues;
  /** Page whose settings and modules it begins with. */
  copyOf: number | undefined;
}

/** Makes a page, empty or as a copy, with its audit entry; answers its id. @throws PageError */
export async function makePage(
  transaction: Database,
  kit: Pick<ModuleKit, 'registry'>,
  { values, copyOf }: NewPage,
  actor: Actor,
): Promise<number> {
  const source = copyOf === undefined ? null : await readPageForChange(transaction, copyOf);
  if (copyOf !== undefined && !source) throw new PageError('copy_of', 'gone');
  const page = await createPage(transaction, { ...(source && settingsOf(source, values)), ...values });
  if (source) await copyModules(transaction, kit, source.id, page.id, actor.now);
  await note(transaction, actor, 'create', page.id);
  return page.id;
}

/** Where a page goes, seen from another one; 'inside' is last among the pages below it. */
export type PagePlace = 'before' | 'after' | 'inside';
/** A single step in the tree. */
export type PageStep = 'up' | 'down' | 'in' | 'out';

interface PageMove {
  id: number;
  target: number;
  place: PagePlace;
}

/**
 * Moves a page with everything below it beside or below another one (PAGE-11); addresses that change lead to the new ones.
 * @throws PageError for a page with a fixed address that would get another parent, or a page below itself
 */
export async function arrangePage(transaction: Database, { id, target, place }: PageMove, actor: Actor): Promise<void> {
  const rows = await readPlaces(transaction);
  const moved = find(rows, id);
  const other = find(rows, target);
  if (id === target) throw new PageError('parent', 'parent-impossible');
  const parent = place === 'inside' ? target : other.parent;
  const before = { parent: moved.parent };
  if (parent !== moved.parent) await updatePage(transaction, id, { parent }, actor.now);
  const siblings = rows.filter((row) => row.parent === parent && row.id !== id);
  const at = place === 'inside' ? siblings.length : siblings.indexOf(other) + (place === 'after' ? 1 : 0);
  await renumber(transaction, siblings.toSpliced(at, 0, moved));
  await announceChange(transaction, ['pages', `page:${id}`]);
  // What it was based on, so that later changes of older versions can be merged (EDIT-19).
  await note(transaction, actor, 'move', id, parent === moved.parent ? {} : { version: moved.version, before });
}

/** Moves a page one step; false where there is nothing to step over. @throws PageError */
export async function stepPage(transaction: Database, id: number, step: PageStep, actor: Actor): Promise<boolean> {
  const rows = await readPlaces(transaction);
  const { parent } = find(rows, id);
  const siblings = rows.filter((row) => row.parent === parent);
  const index = siblings.findIndex((row) => row.id === id);
  const targets: Record<PageStep, [target: number | null | undefined, place: PagePlace]> = {
    up: [siblings[index - 1]?.id, 'before'],
    down: [siblings[index + 1]?.id, 'after'],
    in: [siblings[index - 1]?.id, 'inside'],
    out: [parent, 'after'],
  };
  const [target, place] = targets[step];
  if (target === null || target === undefined) return false;
  await arrangePage(transaction, { id, target, place }, actor);
  return true;
}

/** Puts a page into the main menu, or takes it out of every menu (PAGE-11). @throws PageError */
export async function showInMenus(transaction: Database, id: number, isShown: boolean, actor: Actor): Promise<void> {
  const row = await readPageForChange(transaction, id, { isLocked: true });
  if (!row) throw new PageError('id', 'gone');
  const values = isShown ? { in_menu: true } : { in_menu: false, in_secondary_menu: false, in_footer: false };
  await updatePage(transaction, id, values, actor.now);
  await noteSettings(transaction, { row, values, ...actor });
}

/** Puts a page into the trash (PAGE-13), with its audit entry. @throws PageError */
export async function discardPage(transaction: Database, id: number, actor: Actor): Promise<void> {
  await trashPage(transaction, id, actor.now);
  await note(transaction, actor, 'delete', id);
}

const reasonTexts: Record<PageReason, typeof m.editor_page_gone> = {
  gone: m.editor_page_gone,
  fixed: m.editor_page_fixed,
  'has-children': m.editor_page_not_empty,
  'parent-impossible': m.editor_page_parent,
  'address-impossible': m.editor_page_address,
  'address-taken': m.editor_page_taken,
};

/** The sentence about a page that could not be stored. */
export function pageErrorText({ reason }: PageError, locale: Language): string {
  return reasonTexts[reason]({}, { locale });
}

interface Place {
  id: number;
  parent: number | null;
  order: number;
  version: number;
}

function readPlaces(transaction: Database): Promise<Place[]> {
  return transaction
    .select({ id: pages.id, parent: pages.parent, order: pages.order, version: pages.version })
    .from(pages)
    .where(isNull(pages.deleted_at))
    .orderBy(asc(pages.order), asc(pages.id))
    .for('update');
}

function find(rows: readonly Place[], id: number): Place {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new PageError('id', 'gone');
  return row;
}

/** Gives siblings the numbers they have together, ascending: pages of other parents keep their place among them in flat menus. */
async function renumber(transaction: Database, siblings: readonly Place[]): Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  const orders = siblings
    .map(({ order }) => order)
    .sort((one, other) => one - other)
    .map((order) => {
      last = Math.max(order, last + 1);
      return last;
    });
  const changed = siblings.flatMap(({ id, order }, index) =>
    orders[index] === order ? [] : [sql`(${id}::integer, ${orders[index]}::integer)`],
  );
  if (changed.length === 0) return;
  await transaction.execute(
    sql`update ${pages} set "order" = moved.place from (values ${sql.join(changed, sql`, `)}) as moved (id, place) where ${pages.id} = moved.id`,
  );
}

/** Settings that a copy takes over; it stands in no menu before somebody puts it there. */
function settingsOf(source: NonNullable<Awaited<ReturnType<typeof readPageForChange>>>, given: PageValues): PageValues {
  const { og_image, og_type, is_landing_page, has_tab_navigation, parent } = source;
  const slug = given.title || given.slug ? undefined : withSuffix(source.slug);
  return {
    ...pick(source, publishedTextNames),
    ...{ og_image, og_type, is_landing_page, has_tab_navigation, parent },
    ...(slug && { slug }),
  };
}

function withSuffix(slug: Translated): Translated {
  const suffix = randomUUID().slice(0, 4);
  return Object.fromEntries(Object.entries(slug).map(([language, text]) => [language, `${text}-${suffix}`]));
}

async function note(transaction: Database, { user, now }: Actor, action: AuditAction, page: number, detail = {}): Promise<void> {
  await writeAuditEntry(transaction, { user, action, content_type: 'page', object_id: page, detail, now });
}
