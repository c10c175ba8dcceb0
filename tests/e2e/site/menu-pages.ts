import { isNull } from 'drizzle-orm';
import type { Database } from '../../../src/core/database/client.server.ts';
import { pages } from '../../../src/features/pages/pages.tables.server.ts';
import { createPage } from '../../../src/features/pages/pages.write.server.ts';
import { ensureContainer } from '../../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../../src/features/pages/snapshots/publish.write.server.ts';
import type { Site } from '../support/test-server.ts';

type PageValues = Omit<Parameters<typeof createPage>[1], 'slug'>;

/** Publishes a page without modules in the demo venue, for this test. */
export async function addPage(site: Site, slug: string, values: PageValues): Promise<void> {
  await site.edit(['pages'], (database) => publishPage(database, site.clock.now(), slug, values));
}

async function publishPage(database: Database, at: Date, slug: string, values: PageValues): Promise<number> {
  const { id } = await createPage(database, { ...values, slug: { de: slug, en: slug } });
  const container = await ensureContainer(database, 'page', id);
  await publishContainer(database, new Map(), { container, languages: ['de', 'en'], at });
  return id;
}

const both = (de: string, en: string) => ({ title: { de, en } });

/** Gives the demo venue two entries with submenus and a secondary menu instead of its own. */
export async function addMenu(site: Site): Promise<void> {
  await site.edit(['pages'], async (database) => {
    const none = { in_menu: false, in_secondary_menu: false, in_footer: false };
    await database.update(pages).set(none).where(isNull(pages.fixed));
    const add = (slug: string, values: PageValues) => publishPage(database, site.clock.now(), slug, values);
    const tickets = await add('karten', { ...both('Karten & Abos', 'Tickets'), in_menu: true, has_tab_navigation: true });
    await add('theaterkasse', { ...both('Theaterkasse', 'Box office'), parent: tickets, in_menu: true });
    await add('ermaessigungen', { ...both('Ermäßigungen', 'Concessions'), parent: tickets, in_menu: true });
    const visitPage = await add('besuch', { ...both('Ihr Besuch', 'Your visit'), in_menu: true, is_clickable: false });
    await add('anfahrt', { ...both('Anfahrt', 'Getting here'), parent: visitPage, in_menu: true });
    await add('gruppen', { ...both('Gruppen', 'Groups'), in_secondary_menu: true, in_footer: true });
  });
}
