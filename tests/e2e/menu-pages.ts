import { isNull } from 'drizzle-orm';
import { pages } from '../../src/features/pages/pages.tables.server.ts';
import { createPage } from '../../src/features/pages/pages.write.server.ts';
import { ensureContainer } from '../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../src/features/pages/snapshots/publish.write.server.ts';
import type { Site } from './test-server.ts';

/** Publishes a page without modules in the demo venue, for this test. */
export async function addPage(site: Site, slug: string, values: Omit<Parameters<typeof createPage>[1], 'slug'>): Promise<number> {
  let id = 0;
  await site.edit(['pages'], async (database) => {
    ({ id } = await createPage(database, { ...values, slug: { de: slug, en: slug } }));
    const container = await ensureContainer(database, 'page', id);
    await publishContainer(database, new Map(), { container, languages: ['de', 'en'] });
  });
  return id;
}

const both = (de: string, en: string) => ({ title: { de, en } });

/** Gives the demo venue two entries with submenus and a secondary menu instead of its own. */
export async function addMenu(site: Site): Promise<void> {
  await site.edit(['pages'], async (database) => {
    const none = { in_menu: false, in_secondary_menu: false, in_footer: false };
    await database.update(pages).set(none).where(isNull(pages.fixed));
  });
  const tickets = await addPage(site, 'karten', { ...both('Karten & Abos', 'Tickets'), in_menu: true, has_tab_navigation: true });
  await addPage(site, 'theaterkasse', { ...both('Theaterkasse', 'Box office'), parent: tickets, in_menu: true });
  await addPage(site, 'ermaessigungen', { ...both('Ermäßigungen', 'Concessions'), parent: tickets, in_menu: true });
  const visitPage = await addPage(site, 'besuch', { ...both('Ihr Besuch', 'Your visit'), in_menu: true, is_clickable: false });
  await addPage(site, 'anfahrt', { ...both('Anfahrt', 'Getting here'), parent: visitPage, in_menu: true });
  await addPage(site, 'gruppen', { ...both('Gruppen', 'Groups'), in_secondary_menu: true, in_footer: true });
}
