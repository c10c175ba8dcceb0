import { inArray } from 'drizzle-orm';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import type { ModuleNode, SampleThings } from '../../../src/core/module/samples.ts';
import { pages } from '../../../src/features/pages/pages.tables.server.ts';
import { createPage } from '../../../src/features/pages/pages.write.server.ts';
import { ensureContainer, replaceModules } from '../../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../../src/features/pages/snapshots/publish.write.server.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { type TestApp, testNow } from '../app.ts';

/** Makes a page at /{lang}/{slug} and publishes it in both languages. Answers its id. */
export async function publishPage(
  { db }: DatabaseHandle,
  { slug, nodes = [], ...values }: { slug: string; nodes?: readonly ModuleNode[] } & Omit<Parameters<typeof createPage>[1], 'slug'>,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const page = await createPage(transaction, { title: { de: slug, en: slug }, ...values, slug: { de: slug, en: slug } });
    const container = await ensureContainer(transaction, 'page', page.id);
    await replaceModules(transaction, modules, container, nodes, new Date(testNow));
    await publishContainer(transaction, modules, { container, languages: ['de', 'en'], at: new Date(testNow) });
    return page.id;
  });
}

/** Puts the legal pages, which every site has, into the footer. */
export async function fillFooter({ app, database }: TestApp): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const legal = ['agb', 'impressum', 'datenschutz'];
    await transaction.update(pages).set({ in_footer: true }).where(inArray(pages.fixed, legal));
    await announceChange(transaction, ['pages']);
  });
  await app.applyNewChanges();
}

/** What samples point to in the season of `seedSeason`. */
export const sampleThings: SampleThings = {
  image: 1,
  portrait: 1,
  file: 4,
  video: 2,
  audio: 3,
  page: 1,
  event: 1,
  production: 1,
  article: 1,
  category: 1,
  venue: 1,
  tag: 1,
};

/** Publishes modules in the slot of a content object, e.g. an event's page (PAGE-09). */
export async function publishSlot(
  { db }: DatabaseHandle,
  content_type: string,
  object_id: number,
  nodes: readonly ModuleNode[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const container = await ensureContainer(transaction, content_type, object_id);
    await replaceModules(transaction, modules, container, nodes, new Date(testNow));
    await publishContainer(transaction, modules, { container, languages: ['de', 'en'], at: new Date(testNow) });
  });
}
