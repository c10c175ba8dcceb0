import { and, eq, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import type { Translated } from '../../core/languages.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import type { SnapshotTree } from './snapshots/snapshot.ts';

/** A node of the page tree (PAGE-11); `path` holds the whole path per language without prefix, '' is home. */
export const pages = pgTable(
  'pages',
  {
    ...entryColumns(),
    parent: integer(),
    order: integer().notNull().default(0),
    slug: jsonb().$type<Translated>().notNull().default({}),
    path: jsonb().$type<Translated>().notNull().default({}),
    /** 'home', 'agb', 'datenschutz', 'impressum', '404', 'events' … for pages with a fixed path, which cannot be moved. */
    fixed: text(),
    title: jsonb().$type<Translated>().notNull().default({}),
    headline: jsonb().$type<Translated>().notNull().default({}),
    meta_title: jsonb().$type<Translated>().notNull().default({}),
    meta_description: jsonb().$type<Translated>().notNull().default({}),
    og_title: jsonb().$type<Translated>().notNull().default({}),
    og_description: jsonb().$type<Translated>().notNull().default({}),
    og_image: integer(),
    og_type: text().notNull().default('website'),
    is_online: boolean().notNull().default(true),
    is_clickable: boolean().notNull().default(true),
    is_landing_page: boolean().notNull().default(false),
    in_menu: boolean().notNull().default(false),
    in_secondary_menu: boolean().notNull().default(false),
    in_footer: boolean().notNull().default(false),
    has_tab_navigation: boolean().notNull().default(false),
  },
  (t) => [
    importIndex('pages', t),
    index('pages_by_parent').on(t.parent, t.order),
    uniqueIndex('pages_fixed').on(t.fixed),
    uniqueIndex('pages_path_de').on(sql`(${t.path}->>'de')`).where(sql`${t.deleted_at} is null`),
    uniqueIndex('pages_path_en').on(sql`(${t.path}->>'en')`).where(sql`${t.deleted_at} is null`),
  ],
);

/** What the navigation page ordered (ADMIN-05); a menu without a row has its pages in the order of the tree. */
export const navigation = pgTable('navigation', {
  /** 'menu', 'secondary_menu' or 'footer'. */
  menu: text().primaryKey(),
  version: integer().notNull().default(1),
  entries: jsonb().$type<({ page: number } | { title: Translated; url: string })[]>().notNull().default([]),
});

/** A slot of sections that belongs to a page or a content object (PAGE-09); the one by `mainSlug` is shown on the object's page. */
export const containers = pgTable(
  'containers',
  {
    ...entryColumns(),
    content_type: text().notNull(),
    object_id: integer().notNull(),
    slug: text().notNull(),
    /** The container of the same object that it stands below (API-35). */
    parent: integer(),
  },
  (t) => [uniqueIndex('containers_slug').on(t.slug), index('containers_by_object').on(t.content_type, t.object_id)],
);

/** True for the container that the page of its object shows, as `isMainSlot`. */
export const isMainContainer = sql<boolean>`${containers.slug} = ${containers.content_type} || '-' || ${containers.object_id} || '-content'`;

/** The container of a page's row in a join, never a further one. */
export const ofPage = and(eq(containers.content_type, 'page'), eq(containers.object_id, pages.id), isMainContainer);

/** One module of the draft tree; `fields` holds its values, texts per language. */
export const sections = pgTable(
  'sections',
  {
    ...entryColumns(),
    container: integer()
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    parent: integer(),
    model: text().notNull(),
    /** Version of the module's definition that wrote `fields`; older ones are upgraded when read. */
    model_version: integer().notNull().default(1),
    column: integer().notNull().default(0),
    order: integer().notNull().default(0),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Version of the draft that last wrote a text, per field and language: older than the German one means outdated. */
    text_versions: jsonb().$type<Record<string, Translated<number>>>().notNull().default({}),
  },
  (t) => [index('sections_by_container').on(t.container, t.parent, t.order)],
);

/** What visitors see: one published tree per container and language (PAGE-06). */
export const snapshots = pgTable(
  'snapshots',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    container: integer()
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    number: integer().notNull(),
    /** The page's own fields and the tree of modules, references unresolved. */
    tree: jsonb().$type<SnapshotTree>().notNull(),
    is_published: boolean().notNull().default(false),
    /** When visitors first saw it; null for a draft's version and for a publish that was taken back. */
    published_at: timestamp({ withTimezone: true }),
    /** When it was taken offline by somebody; nothing that was published after it brings it back. */
    unpublished_at: timestamp({ withTimezone: true }),
    /** The session whose autosaves it collects (PAGE-07). */
    session: text(),
    author: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('snapshots_number').on(t.container, t.language, t.number),
    uniqueIndex('snapshots_one_published').on(t.container, t.language).where(sql`${t.is_published}`),
  ],
);

/** A link that shows a draft without account (PAGE-14); only the token's hash is stored. */
export const previewLinks = pgTable('preview_links', {
  token_hash: text().primaryKey(),
  /** What the link is called to withdraw it. */
  id: integer().notNull().generatedByDefaultAsIdentity(),
  created_by: integer().references(() => users.id, { onDelete: 'set null' }),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  page: integer()
    .notNull()
    .references(() => pages.id, { onDelete: 'cascade' }),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
