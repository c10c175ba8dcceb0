import { sql } from 'drizzle-orm';
import { media } from '../../../src/features/media/media.tables.server.ts';
import type { Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { startTestApp } from '../app.ts';
import { seedSeason } from '../programme/season.ts';
import { Editor } from './editor.ts';
import { publishPage } from './pages.ts';

/** A site with the season and a picture without description (id 9), an editor, and what they do with pages of texts. */
export async function openEditingSite() {
  const app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      // The season names its redirects by number; those that come by themselves go on behind.
      await database.db.execute(sql`select setval('redirects_id_seq', 1000)`);
      await database.db
        .insert(media)
        .values({ id: 9, kind: 'image', name: 'stumm', path: 'ab/stumm.jpg', content_type: 'image/jpeg', size: 1 });
    },
  });
  const ada = await Editor.of(app);
  return {
    app,
    ada,
    bodyOf: async (path: string, init?: RequestInit) => (await app.get(path, init)).text(),
    /** Publishes a page with these modules and opens its draft. */
    pageWith: async (slug: string, ...nodes: ReturnType<typeof text>[]): Promise<{ id: number; draft: Draft }> => {
      const id = await publishPage(app.database, { slug, nodes });
      await app.app.applyNewChanges();
      return { id, draft: await ada.open('page', id) };
    },
  };
}

export type EditingSite = Awaited<ReturnType<typeof openEditingSite>>;

/** A text module. */
export const text = (de: string, en?: string) => ({
  model: 'text',
  fields: { content: { de: `<p>${de}</p>`, ...(en && { en: `<p>${en}</p>` }) } },
});

/** Id of the first module of a draft. */
export const first = (draft: Draft) => draft.nodes.find(({ parent }) => parent === null)?.id ?? 0;
