import { eq, sql } from 'drizzle-orm';
import { pages } from '../../../../src/features/pages/pages.tables.server.ts';
import { ensureContainer, replaceModules } from '../../../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../../../src/features/pages/snapshots/publish.write.server.ts';
import { readModules } from '../../../../tools/read-modules.ts';
import { showModules } from '../../modules/module-pages.ts';
import type { Site } from '../../support/test-server.ts';

export const textOf = (de: string, en?: string) => ({
  model: 'text',
  fields: { content: { de: `<p>${de}</p>`, ...(en && { en: `<p>${en}</p>` }) } },
});
export const headline = (de: string, en?: string) => ({
  model: 'headline',
  fields: { headline_level: 2, content: { de, ...(en && { en }) } },
});

let number = 0;
/** Publishes a page of its own for a task. */
export async function newPage(site: Site, modules: Parameters<typeof showModules>[2]): Promise<string> {
  number += 1;
  await showModules(site, `aufgabe-${number}`, modules);
  return `/de/aufgabe-${number}`;
}

/** Publishes other modules on a page of this file. */
export async function publishAgain(site: Site, path: string, modules: Parameters<typeof showModules>[2]): Promise<void> {
  const registry = await readModules();
  await site.edit(['pages'], async (database) => {
    const [page] = await database
      .select({ id: pages.id })
      .from(pages)
      .where(eq(sql`${pages.slug}->>'de'`, path.split('/').at(-1) ?? ''));
    const container = await ensureContainer(database, 'page', page?.id ?? 0);
    await replaceModules(database, registry, container, modules, site.clock.now());
    await publishContainer(database, registry, { container, languages: ['de', 'en'], at: site.clock.now() });
  });
}

export const winter = [headline('Winter im Haus', 'Winter at the theatre'), textOf('Es wird früh dunkel.', 'It gets dark early.')];
