import type { Database } from '../../../src/core/database/client.server.ts';
import { articleCategories, articles, articleTags } from '../../../src/features/magazine/magazine.tables.server.ts';

const both = (de: string, en: string) => ({ de, en });

/** Ids of articles that stand for a rule, as of 20 November 2026. */
export const articleOf = { older: 1, newest: 2, german: 3, offline: 4, tomorrow: 5, deleted: 6, elsewhere: 7, reserved: 8 } as const;

/** Two categories and one that is gone, three tags, and articles that are to be seen or not. */
export async function seedArticles(db: Database): Promise<void> {
  await db.insert(articleCategories).values([
    { id: 1, name: both('Werkstatt', 'Workshop'), style_name: 'cc01', order: 2 },
    { id: 2, name: both('Gespräch', 'Conversation'), style_name: 'cc02', order: 1 },
    { id: 3, name: both('Weg', 'Gone'), style_name: 'cc03', order: 3, deleted_at: new Date(0) },
  ]);
  await db.insert(articleTags).values([
    { id: 1, name: both('Kostüm', 'Costume') },
    { id: 2, name: both('Bühne', 'Stage') },
    { id: 3, name: both('Ohne Beitrag', 'Without article') },
    { id: 4, name: both('Weg', 'Gone'), deleted_at: new Date(0) },
  ]);
  const article = { productions: [11], text: {}, is_online: true };
  await db.insert(articles).values([
    { id: 1, name: both('Nadeln', 'Needles'), date: '2026-11-01', category: 1, tags: [1, 2, 4], ...article },
    { id: 2, name: both('Fäden', 'Threads'), date: '2026-11-20', tags: [1], ...article },
    { id: 5, name: both('Erst morgen', 'Tomorrow'), date: '2026-11-21', category: 1, tags: [2], ...article },
    { id: 4, name: both('Entwurf', 'Draft'), date: '2026-11-01', category: 1, tags: [2], ...article, is_online: false },
    { id: 6, name: both('Gelöscht', 'Deleted'), date: '2026-11-01', category: 1, tags: [2], ...article, deleted_at: new Date(0) },
    {
      id: 7,
      name: both('Anderswo', 'Elsewhere'),
      date: '2026-10-01',
      category: 2,
      link: 'https://zeitung.example/1',
      ...article,
      productions: [],
    },
    { id: 8, name: both('Tags', 'Tags'), date: '2026-10-01', category: 3, ...article, productions: [] },
    {
      id: 3,
      name: { de: 'Nur auf Deutsch' },
      date: '2026-09-01',
      category: 1,
      tags: [2],
      ...article,
      productions: [1, 4, 5],
      author: 'Ada Berg',
      image: 1,
      subline: { de: 'Eine Unterzeile', en: 'A subline' },
      text: { de: '<p>Ein Absatz.</p>' },
    },
  ]);
}
