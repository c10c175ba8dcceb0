import { and, eq } from 'drizzle-orm';
import type { Database } from '../src/core/database/client.server.ts';
import { languages } from '../src/core/languages.ts';
import type { ModuleRegistry } from '../src/core/module/define-module.ts';
import type { ModuleNode } from '../src/core/module/samples.ts';
import { forms } from '../src/features/forms/forms.tables.server.ts';
import { articleCategories, articles } from '../src/features/magazine/magazine.tables.server.ts';
import { media } from '../src/features/media/media.tables.server.ts';
import { containers, pages } from '../src/features/pages/pages.tables.server.ts';
import { createPage, ensureFixedPages, updatePage } from '../src/features/pages/pages.write.server.ts';
import { ensureContainer, replaceModules } from '../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../src/features/pages/snapshots/publish.write.server.ts';
import { persons } from '../src/features/people/people.tables.server.ts';
import { events, eventTags, productions, series, venues } from '../src/features/programme/programme.tables.server.ts';
import { type BrandDemo, pagesOf, slotsOf } from './brand-demo.ts';
import { demoSlots } from './content/pages/slots.ts';
import { demoPages } from './content/pages.ts';
import { type NumberOf, numberReferences } from './references.ts';

/**
 * Creates and publishes the pages of the demo venue and the slots of some of its contents. Fields name things of the
 * season by key ('media:poster-sturm', see {@link sources}); here the keys become numbers. What is there already stays
 * as it is.
 */
export async function seedPages(db: Database, registry: ModuleRegistry, now: Date, brand?: BrandDemo): Promise<void> {
  await ensureFixedPages(db);
  const numbers = await readNumbers(db);
  // All or nothing: pages name each other, and a page without its modules would count as done.
  await db.transaction(async (transaction) => {
    const ids = new Map<string, number>();
    const numberOf: NumberOf = (name) => (name.startsWith('page:') ? ids.get(name.slice('page:'.length)) : numbers.get(name));
    const publish = async (type: string, id: number, modules: readonly ModuleNode[]) => {
      const container = await ensureContainer(transaction, type, id);
      await replaceModules(transaction, registry, container, numberReferences(modules, numberOf) as ModuleNode[], now);
      await publishContainer(transaction, registry, { container, languages, at: now });
    };
    const created = await seedPageRows(transaction, ids, numberOf, now, brand);
    for (const [id, modules] of created) await publish('page', id, modules);
    for (const { owner, modules } of slotsOf(demoSlots, brand)) {
      const [type = ''] = owner.split(':');
      const id = numberOf(owner);
      if (id === undefined) throw new Error(`The demo's slots name '${owner}', which the season does not have.`);
      const there = and(eq(containers.content_type, type), eq(containers.object_id, id));
      if ((await transaction.select().from(containers).where(there)).length === 0) await publish(type, id, modules);
    }
  });
}

/** Creates the missing pages, so that modules can refer to any of them; returns these with their modules. */
async function seedPageRows(
  db: Database,
  ids: Map<string, number>,
  numberOf: NumberOf,
  now: Date,
  brand: BrandDemo | undefined,
): Promise<[number, readonly ModuleNode[]][]> {
  const known = await db.select({ id: pages.id, fixed: pages.fixed, key: pages.import_key }).from(pages);
  const created: [number, readonly ModuleNode[]][] = [];
  for (const { key, parent, modules, ...values } of pagesOf(demoPages, brand)) {
    const row = known.find((page) => page.fixed === key || page.key === key);
    const entry = { ...(numberReferences(values, numberOf) as object), import_source: 'demo', import_key: key };
    const id = row?.id ?? (await createPage(db, { ...entry, parent: parent ? (ids.get(parent) ?? null) : null })).id;
    ids.set(key, id);
    if (row?.key === key) continue;
    if (row) await updatePage(db, id, entry, now);
    created.push([id, modules]);
  }
  return created;
}

/** Content by the name the demo's pages use for it. */
const sources = {
  media,
  event: events,
  production: productions,
  article: articles,
  category: articleCategories,
  venue: venues,
  person: persons,
  series,
  form: forms,
  tag: eventTags,
};

/** Numbers by kind and key; 'event:first-sturm' is the first date of that production. */
async function readNumbers(db: Database): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [kind, table] of Object.entries(sources)) {
    const rows = await db
      .select({ id: table.id, key: table.import_key })
      .from(table as typeof media)
      .where(eq(table.import_source, 'demo'));
    for (const { id, key } of rows) if (key) found.set(`${kind}:${key}`, id);
  }
  const dates = await db
    .select({ id: events.id, production: productions.import_key })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.production))
    .where(eq(events.import_source, 'demo'))
    .orderBy(events.date_start);
  for (const { id, production } of dates.reverse()) found.set(`event:first-${production}`, id);
  return found;
}
