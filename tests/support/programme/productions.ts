import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import * as tables from '../../../src/features/programme/programme.tables.server.ts';
import { at, seedSeason } from './season.ts';

const both = (de: string, en: string) => ({ de, en });

/** Ids of productions that stand for a rule; 1 to 3 come with the season. */
export const productionOf = {
  hamlet: 1,
  carmen: 2,
  withoutDates: 3,
  offline: 4,
  deleted: 5,
  lastSeason: 6,
  nextSeason: 7,
  festival: 8,
  part: 9,
  hiddenPart: 10,
  exhibition: 11,
} as const;

const sale = { prices: [], seat_groups: [], programs: [] };

/** The season with productions of three years, some of them not to be seen. */
export async function seedProductions(database: DatabaseHandle): Promise<void> {
  await seedSeason(database);
  const { db } = database;
  const shared = { programs: [], is_online: true };
  await db.insert(tables.seasons).values([
    { id: 2, name: both('2025/26', '2025/26'), date_from: '2025-08-01', date_to: '2026-07-31' },
    { id: 3, name: both('2027/28', '2027/28'), date_from: '2027-08-01', date_to: '2028-07-31' },
  ]);
  await db.insert(tables.productionTags).values({ id: 2, name: both('Neu', 'New') });
  await db.insert(tables.productions).values([
    { id: 4, name: both('Entwurf', 'Draft'), season: 1, ...shared, is_online: false },
    { id: 5, name: both('Gelöscht', 'Deleted'), season: 1, ...shared, deleted_at: new Date(0) },
    { id: 6, name: both('Faust', 'Faust'), season: 2, tags: [1], date_from: '2025-10-01', date_to: '2026-05-01', ...shared },
    { id: 7, name: both('Woyzeck', 'Woyzeck'), season: 3, tags: [1, 2], exhibition_type: 1, date_from: '2027-09-10', ...shared },
    { id: 8, name: both('Herbstfest', 'Autumn festival'), season: 1, date_from: '2026-09-01', ...shared },
    { id: 9, name: both('Erster Teil', 'Part one'), parent: 8, season: 1, date_from: '2026-09-02', ...shared },
    { id: 10, name: both('Versteckter Teil', 'Hidden part'), parent: 8, season: 1, ...shared, is_online: false },
    {
      id: 11,
      name: both('Kostüme', 'Costumes'),
      season: 1,
      exhibition_type: 3,
      tags: [2],
      date_from: '2026-12-01',
      important_info: both('<p>Bitte Mäntel abgeben.</p>', '<p>Please leave your coat.</p>'),
      opening_hours_text: both('<p>Täglich bis acht</p>', '<p>Daily until eight</p>'),
      promoter: both('<p>Die Stadt</p>', '<p>The town</p>'),
      video_url: 'https://vimeo.com/1',
      images: [1],
      sponsors: [1],
      ...shared,
      programs: [{ title: both('Heft', 'Booklet'), text: both('Mit Bildern', 'With pictures'), file: '/media/heft.pdf' }],
    },
  ]);
  await db.insert(tables.events).values([
    {
      id: 101,
      name: both('Kostüme', 'Costumes'),
      production: 11,
      date_start: at('2026-12-01T10:00'),
      date_end: at('2026-12-01T20:00'),
      series: [1],
      room: 1,
      ...sale,
      is_online: true,
    },
    { id: 102, name: both('Rundgang', 'Tour'), parent: 101, date_start: at('2026-12-01T11:00'), ...sale, is_online: true },
    { id: 103, name: both('Faust', 'Faust'), production: 6, date_start: at('2026-05-01T19:00'), room: 2, ...sale, is_online: true },
  ]);
}
