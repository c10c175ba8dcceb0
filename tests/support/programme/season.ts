import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { parseWallClock } from '../../../src/core/text/wall-clock.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { persons } from '../../../src/features/people/people.tables.server.ts';
import * as tables from '../../../src/features/programme/programme.tables.server.ts';
import { openingHours, redirects, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { seedArticles } from './articles.ts';
import { seasonEvents } from './season-events.ts';

/** Local time as an instant. */
export function at(wallClock: string): Date {
  const moment = parseWallClock(wallClock);
  if (!moment) throw new Error(`'${wallClock}' is no time.`);
  return moment;
}

const both = (de: string, en: string) => ({ de, en });

/** A small season written by hand around {@link testNow}, with one event for every rule. */
export async function seedSeason({ db }: DatabaseHandle): Promise<void> {
  await db.insert(media).values({
    id: 1,
    kind: 'image',
    name: 'poster',
    path: 'ab/poster.jpg',
    content_type: 'image/jpeg',
    size: 1000,
    width: 1600,
    height: 900,
    description: both('Plakat', 'Poster'),
    copyright: 'Anna Beispiel',
    renditions: [{ width: 360, path: 'ab/poster-360.webp' }],
  });
  await db.insert(media).values([
    { id: 2, kind: 'video', name: 'Probe', path: 'cd/probe.mp4', content_type: 'video/mp4', size: 2000 },
    { id: 3, kind: 'audio', name: 'Hörprobe', path: 'ef/hoerprobe.mp3', content_type: 'audio/mpeg', size: 3000 },
    { id: 4, kind: 'file', name: 'Programmheft', path: '01/programmheft.pdf', content_type: 'application/pdf', size: 4000 },
  ]);
  await db.insert(tables.venues).values({ id: 1, name: both('Haus am Ring', 'House on the Ring'), city: 'Berlin', is_online: true });
  await db.insert(tables.rooms).values([
    { id: 1, name: both('Großes Haus', 'Main stage'), venue: 1 },
    { id: 2, name: both('Foyer', 'Foyer') },
    { id: 3, name: both('Alte Werkstatt', 'Old workshop'), deleted_at: new Date(0) },
  ]);
  await db.insert(tables.genres).values([
    { id: 1, name: both('Schauspiel', 'Drama') },
    { id: 2, name: both('Oper', 'Opera') },
  ]);
  await db.insert(tables.exhibitionTypes).values([
    { id: 1, name: both('Vorstellung', 'Performance') },
    { id: 2, name: both('Führung', 'Guided tour') },
    { id: 3, name: both('Ausstellung', 'Exhibition') },
  ]);
  await db.insert(tables.eventTags).values([
    { id: 1, name: both('Familie', 'Family'), show_in_filter: true },
    { id: 2, name: both('Gastspiel', 'Guest performance'), show_in_filter: true },
    { id: 3, name: both('Intern', 'Internal'), show_in_filter: false },
  ]);
  await db.insert(tables.seasons).values([{ id: 1, name: both('2026/27', '2026/27'), date_from: '2026-08-01', date_to: '2027-07-31' }]);
  await db.insert(tables.productionTags).values([{ id: 1, name: both('Klassiker', 'Classics') }]);
  await db.insert(tables.series).values([
    { id: 1, name: both('Premierenreihe', 'First nights'), show_in_filter: true, is_online: true, image: 1 },
    { id: 2, name: both('Freundeskreis', 'Circle of friends'), show_in_filter: false, is_online: true },
    { id: 3, name: both('Entwurf', 'Draft'), show_in_filter: true, is_online: false },
  ]);
  await db.insert(tables.productions).values([
    {
      id: 1,
      name: both('Hamlet', 'Hamlet'),
      subline: both('Tragödie', 'Tragedy'),
      genre: 1,
      season: 1,
      image: 1,
      duration_minutes: 180,
      access: ['hearing_loop'],
      programs: [],
      description: both('<p>Ein Stück.</p>', '<p>A play.</p>'),
      is_online: true,
    },
    { id: 2, name: both('Carmen', 'Carmen'), genre: 2, season: 1, programs: [], is_online: true },
    { id: 3, name: both('Ohne Termine', 'Without dates'), programs: [], is_online: true },
  ]);
  await db.insert(persons).values([
    { id: 1, first_name: 'Ada', last_name: 'Berg', is_online: true },
    { id: 2, first_name: 'Ben', last_name: 'Carl', is_online: true, image: 1 },
    { id: 3, first_name: 'Cem', last_name: 'Demir', is_online: true },
  ]);
  await db.insert(tables.events).values(seasonEvents(at));
  await db.insert(tables.contributors).values([
    { id: 1, production: 1, person: 1, role: both('Hamlet', 'Hamlet'), order: 1 },
    { id: 2, production: 1, person: 2, role: both('Ophelia', 'Ophelia'), order: 2 },
    { id: 3, event: 3, person: 3, replaces: 1, note: both('für die erkrankte Ada Berg', 'for the ailing Ada Berg'), order: 1 },
  ]);
  await db.insert(tables.teasers).values([
    { id: 1, name: both('Gestern', 'Yesterday'), position: '2026-11-19', link: '/de/a', is_online: true },
    { id: 2, name: both('Heute', 'Today'), position: '2026-11-20', link: '/de/b', style3: true, is_online: true, image: 1 },
    { id: 3, name: both('Später', 'Later'), position: '2026-12-24', event: 3, is_online: true },
    { id: 4, name: both('Entwurf', 'Draft'), position: '2026-12-24', link: '/de/c', is_online: false },
  ]);
  await db.insert(openingHours).values([
    { id: 1, weekday: 5, time_from: '10:00', time_to: '18:00' },
    { id: 2, weekday: 6, time_from: '10:00', time_to: '14:00' },
    { id: 3, day: '2026-11-20', closed: true, alternative_text: both('Heute geschlossen', 'Closed today') },
  ]);
  await seedArticles(db);
  await db.insert(redirects).values({ old_path: '/de/alt', new_path: '/de/kalender' });
  await db
    .insert(siteSettings)
    .values({ id: 1, site_name: 'Haus am Ring', html_footer_logos: [{ code: '<svg/>' }], is_shop_online: true, is_site_online: true });
}
