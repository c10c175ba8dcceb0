import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { FieldKind } from '../../../core/fields/field.ts';
import { type LinkTarget, linkTargets } from '../../../core/fields/link-target.ts';
import { type Language, languages } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { href } from '../../../urls.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import { containers, navigation, sections, snapshots } from '../../pages/pages.tables.server.ts';
import { isWaiting } from '../../pages/publishing/planned-tree.read.server.ts';
import { redirects } from '../../site/site.tables.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';
import { resourceNames } from '../resource-names.ts';
import { type Resource, resources, siteResources } from '../resources.server.ts';
import { isOwnerInTrash, numbers, type Use } from './uses.read.server.ts';

/** Kinds of fields that may hold a link to an entry. */
const linking: ReadonlySet<FieldKind> = new Set(['rich-text', 'content-link', 'link']);

/** What is looked for: a pattern of links in JSON, null for what has no page, and fields of modules that choose entries of the type. */
interface EntrySearch {
  type: string;
  ids: readonly number[];
  pattern: string | null;
  choosing: readonly { model: string; field: string }[];
}

/** Somewhere that links to entries or shows them; unlike a use it does not say which of them. */
export type LinkUse = Omit<Use, 'used'>;

/**
 * Where entries are linked or shown without being needed (ADMIN-291): links to them, chosen or typed, in modules of pages, in texts of
 * other entries, in menus, redirects, site settings and blocks of HTML, and modules that show them, each public, planned or drafted. They
 * stay where they are when the entries go, and then lead nowhere or show one less. What these entries say of each other does not count.
 */
export async function readLinkUses(db: Database, registry: ModuleRegistry, { type }: Resource, ids: readonly number[]): Promise<LinkUse[]> {
  const pattern = isLinkTarget(type) ? patternOf(type, ids) : null;
  const choosing = [...registry.values()].flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { kind, target }]) => target === type && (kind === 'reference' || kind === 'references'))
      .map(([field]) => ({ model: name, field })),
  );
  return findUses(db, { type, ids, pattern, choosing });
}

/** Where a page is linked (PAGE-320): as for an entry, by its number or at its addresses. */
export async function readPageLinkUses(db: Database, { id, urls }: { id: number; urls: Record<Language, string> }): Promise<LinkUse[]> {
  const pattern = patternFor([`page:${id}`, ...Object.values(urls).map(asPattern)]);
  return findUses(db, { type: 'page', ids: [id], pattern, choosing: [] });
}

async function findUses(db: Database, search: EntrySearch): Promise<LinkUse[]> {
  const { type, ids, pattern, choosing } = search;
  if (ids.length === 0 || (pattern === null && choosing.length === 0)) return [];
  const links = (of: string) => [
    ...[menusWith(of), redirectsTo(of), ...siteWith(of)],
    ...resourceNames.flatMap((name) => entriesWith(resources[name], of)),
  ];
  const selects = [modulesWith(search), ...(pattern === null ? [] : links(pattern))];
  const { rows } = (await db.execute(
    sql`select type, id, field, false as "isInTrash", bool_and("isPending") as "isPending", bool_or("isPlanned") as "isPlanned"
      from (${sql.join(selects, sql` union all `)}) as found where not (type = ${type} and id = any(${numbers(ids)})) group by type, id, field order by type, id, field`,
  )) as unknown as { rows: LinkUse[] };
  return rows;
}

function modulesWith(search: EntrySearch): SQL {
  return sql`select c.content_type as type, c.object_id as id, 'modules'::text as field, l."isPending", l."isPlanned" from (
      select container, true as "isPending", false as "isPlanned" from ${sections} where deleted_at is null and ${inDraft(search)}
      union
      select container, not is_published, ${isWaiting} from ${snapshots}
        where ${inTree(search)} and (is_published or exists (select 1 from plans where plans.snapshot = snapshots.id))
    ) as l join ${containers} c on c.id = l.container where c.deleted_at is null and not (${isOwnerInTrash})`;
}

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;

function inDraft({ ids, pattern, choosing }: EntrySearch): SQL {
  return anyOf([
    ...(pattern === null ? [] : [sql`fields::text ~ ${pattern}`]),
    ...choosing.map(({ model, field }) => sql`(model = ${model} and fields->${field}::text @> any(${`{${ids.join(',')}}`}::jsonb[]))`),
  ]);
}

function inTree({ ids, pattern, choosing }: EntrySearch): SQL {
  return anyOf([
    ...(pattern === null ? [] : [sql`tree::text ~ ${pattern}`]),
    ...choosing.map(({ model, field }) => {
      const path = `$.modules.** ? (@.model == "${model}").fields."${field}"[*] ? (@ == $ids[*])`;
      return sql`jsonb_path_exists(tree, ${path}::jsonpath, jsonb_build_object('ids', to_jsonb(${numbers(ids)})))`;
    }),
  ]);
}

/** Links that a menu has beside its pages; the id of the use is none. */
function menusWith(pattern: string): SQL {
  return sql`select 'navigation'::text as type, 0 as id, menu as field, false as "isPending", false as "isPlanned"
    from ${navigation} where entries::text ~ ${pattern}`;
}

/** Redirects that somebody made, which would end at an address that answers 404; former addresses of a page go with it. */
function redirectsTo(pattern: string): SQL {
  return sql`select 'redirect'::text as type, id, 'new_path'::text as field, false as "isPending", false as "isPlanned"
    from ${redirects} where deleted_at is null and not is_former_address and new_path ~ ${pattern}`;
}

/** HTML of administrators: fields of the site settings and named blocks. */
function siteWith(pattern: string): SQL[] {
  const { html, settings } = siteResources;
  const columns = Object.keys(settings.fields).filter((field) => field.startsWith('html_'));
  const places = [
    { ...html, field: 'html', where: sql`e.deleted_at is null and` },
    ...columns.map((field) => ({ ...settings, field, where: sql`` })),
  ];
  return places.map(
    ({
      type,
      table,
      field,
      where,
    }) => sql`select ${type}::text as type, e.id, ${field}::text as field, false as "isPending", false as "isPlanned"
      from ${table} e where ${where} e.${sql.identifier(field)}::text ~ ${pattern}`,
  );
}

/** Texts of entries, public, drafted or planned. */
function entriesWith({ table, type, fields, hasDrafts }: Resource, pattern: string): SQL[] {
  const names = Object.keys(fields).filter((field) => linking.has(fields[field]?.kind ?? 'text'));
  if (names.length === 0) return [];
  const stored = names.map(
    (field) => sql`select ${type}::text as type, e.id, ${field}::text as field, false as "isPending", false as "isPlanned"
      from ${table} e where e.deleted_at is null and e.${sql.identifier(field)}::text ~ ${pattern}`,
  );
  if (!hasDrafts) return stored;
  const pending = sql`select ${type}::text as type, e.id, v.key as field, true as "isPending", p.is_planned as "isPlanned" from (
      select object_id, values, false as is_planned from ${entryDrafts} where content_type = ${type}
      union all select object_id, entry->'values', failure is null from ${plans} where content_type = ${type} and entry is not null
    ) as p join ${table} e on e.id = p.object_id cross join lateral jsonb_each(p.values) as v(key, value)
    where e.deleted_at is null and v.key = any(${`{${names.join(',')}}`}::text[]) and v.value::text ~ ${pattern}`;
  return [...stored, pending];
}

/** Finds 'person:6' and the addresses of the entries' pages in both languages, whatever name they hold. */
function patternOf(type: EntryTarget, ids: readonly number[]): string {
  const addresses = ids.flatMap((id) =>
    languages.map((language) => {
      const [before = '', after = ''] = href(type, language, { slug: 'name', id }).split('name');
      return `${asPattern(before)}[^/"\\\\?#]*${asPattern(after)}`;
    }),
  );
  return patternFor([`${type}:(${ids.join('|')})`, ...addresses]);
}

/** Finds a link that matches one of the patterns as a whole value or in an attribute. */
function patternFor(links: readonly string[]): string {
  return `(^|["'/])(${links.map((link) => link.replace(/^\//, '')).join('|')})/?($|["'?#\\\\])`;
}

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Those with a page by name and number. */
type EntryTarget = Exclude<LinkTarget, 'page' | 'media'>;

function isLinkTarget(type: string): type is EntryTarget {
  return type !== 'page' && type !== 'media' && linkTargets.some((target) => target === type);
}
