import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { vacuum } from './vacuum.ts';

/**
 * Inserts a made-up programme of `count` events: one every 40 minutes around the moment, half of them
 * over (of those every twentieth offline), with rows as wide as real ones (about 1.5 kB). Rooms 1 to 10, types 1 to 6, tags 1 to 12,
 * series and genres 1 to 8, productions of 20 dates each. The database has to be empty.
 */
export async function insertManyEvents(handle: DatabaseHandle, count: number, now: string): Promise<void> {
  // Test clusters commit without waiting, but pages count as visible to all only once their commit is on disk; those of rows that another
  // test has left deleted may never.
  await handle.script(`
    set synchronous_commit = on;
    truncate events, productions cascade;
    insert into venues (id, name, is_online) values (1, '{"de":"Haus"}', true);
    insert into rooms (id, name, venue) select n, jsonb_build_object('de', 'Raum ' || n, 'en', 'Room ' || n), 1 from generate_series(1, 10) n;
    insert into exhibition_types (id, name) select n, jsonb_build_object('de', 'Art ' || n) from generate_series(1, 6) n;
    insert into event_tags (id, name, show_in_filter) select n, jsonb_build_object('de', 'Thema ' || n), true from generate_series(1, 12) n;
    insert into series (id, name, show_in_filter, is_online) select n, jsonb_build_object('de', 'Reihe ' || n), true, true from generate_series(1, 8) n;
    insert into genres (id, name) select n, jsonb_build_object('de', 'Genre ' || n) from generate_series(1, 8) n;
    insert into productions (id, name, subline, text, genre, programs, is_online)
      select n, jsonb_build_object('de', 'Stück ' || n, 'en', 'Play ' || n), '{"de":"Ein Stück in drei Akten"}', jsonb_build_object('de', '<p>' || repeat('Worte über das Stück. ', 15) || '</p>'), 1 + n % 8, '[]', true
      from generate_series(1, ${Math.ceil(count / 20)}) n;
    insert into events (name, subline, text, production, date_start, date_end, room, exhibition_type, genre, tags, series, statuses, prices, seat_groups, programs, is_online)
    select jsonb_build_object('de', 'Stück ' || n % ${Math.ceil(count / 20)}, 'en', 'Play ' || n % ${Math.ceil(count / 20)}), '{"de":"Ein Abend","en":"An evening"}', '{}', 1 + n % ${Math.ceil(count / 20)}, start, start + interval '150 minutes',
      1 + n % 10, 1 + n / 10 % 6, 1 + n / 7 % 8,
      case n % 4 when 0 then array[1 + n / 4 % 12, 1 + (n / 4 + 5) % 12] when 1 then array[1 + n / 4 % 12] else '{}' end,
      case n % 5 when 0 then array[1 + n / 5 % 8] else '{}' end,
      case n % 50 when 0 then array['canceled'] else '{}' end,
      prices, jsonb_build_array(jsonb_build_object('id', 1, 'seat_group', 'A', 'status', '1', 'text', '{}'::jsonb, 'prices', prices, 'timeslots', '[]'::jsonb)), '[]', n % 20 <> 0 or start > '${now}'
    from generate_series(1, ${count}) n
    cross join lateral (select '${now}'::timestamptz + (n - ${Math.floor(count / 2)}) * interval '40 minutes' as start) as time
    cross join (
      select jsonb_agg(jsonb_build_object('id', p, 'price', (10 + p * 8) || '.00', 'sale_type_id', p, 'seat_group', 'A', 'text', '{}'::jsonb, 'name', jsonb_build_object('de', 'Vollpreis Gruppe ' || p, 'en', 'Full price group ' || p), 'has_discounts', true)) as prices
      from generate_series(1, 4) p
    ) as sale;
  `);
  await vacuum(handle, ['events', 'productions']);
}
