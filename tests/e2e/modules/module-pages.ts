import { eq } from 'drizzle-orm';
import type { Language } from '../../../src/core/languages.ts';
import type { ModuleNode, SampleThings } from '../../../src/core/module/samples.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { pages } from '../../../src/features/pages/pages.tables.server.ts';
import { createPage } from '../../../src/features/pages/pages.write.server.ts';
import { ensureContainer, replaceModules } from '../../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../../src/features/pages/snapshots/publish.write.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { readModules } from '../../../tools/read-modules.ts';
import type { Site } from '../support/test-server.ts';

/** Publishes a page with these modules at /{lang}/{slug} of the demo venue. */
export async function showModules(
  site: Site,
  slug: string,
  nodes: readonly ModuleNode[],
  languages: readonly Language[] = ['de', 'en'],
): Promise<void> {
  const registry = await readModules();
  await site.edit(['pages'], async (database) => {
    const page = await createPage(database, { title: { de: 'Probe', en: 'Rehearsal' }, slug: { de: slug, en: slug } });
    const container = await ensureContainer(database, 'page', page.id);
    await replaceModules(database, registry, container, nodes, site.clock.now());
    await publishContainer(database, registry, { container, languages, at: site.clock.now() });
  });
}

/** Objects of the demo venue that samples refer to. */
export async function siteSamples({ database: { db } }: Site): Promise<SampleThings> {
  const pictures = await db.select().from(media).where(eq(media.kind, 'image')).orderBy(media.id);
  const files = await db.select().from(media).orderBy(media.id);
  const ofKind = (kind: string) => files.find((file) => file.kind === kind)?.id ?? files[0]?.id ?? 1;
  const [event] = await db.select().from(events).where(eq(events.is_online, true)).orderBy(events.date_start).limit(1);
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1);
  const [page] = await db.select({ id: pages.id }).from(pages).limit(1);
  const wide = pictures.filter(({ width, height }) => (width ?? 0) > (height ?? 0));
  const upright = pictures.filter(({ width, height }) => (width ?? 0) < (height ?? 0));
  return {
    image: wide[0]?.id ?? 1,
    portrait: upright[0]?.id ?? 1,
    file: ofKind('file'),
    video: ofKind('video'),
    audio: ofKind('audio'),
    page: page?.id ?? 1,
    event: event?.id ?? 1,
    production: event?.production ?? 1,
    article: article?.id ?? 1,
    category: 1,
    venue: 1,
    tag: 1,
  };
}
