import { seasonLists, seasonDocument, type SeasonListName } from '../src/features/programme/import/season.format.ts';
import { demoSeason } from './season.ts';
const refs: Record<string, Record<string, SeasonListName>> = {
  venues: { image: 'media' }, rooms: { venue: 'venues' }, series: { image: 'media' }, persons: { image: 'media', person_category: 'person_categories' },
  productions: { image: 'media', images: 'media', season: 'seasons', exhibition_type: 'exhibition_types', genre: 'genres', tags: 'production_tags' },
  events: { production: 'productions', room: 'rooms', exhibition_type: 'exhibition_types', genre: 'genres', tags: 'event_tags', series: 'series' },
  articles: { image: 'media', category: 'article_categories', tags: 'article_tags', productions: 'productions' }, teasers: { image: 'media', event: 'events' },
};
for (const today of process.argv.slice(2)) {
  const doc = demoSeason(today) as any;
  if (JSON.stringify(doc) !== JSON.stringify(demoSeason(today))) console.log('NOT DETERMINISTIC');
  seasonDocument.parse(doc);
  const keys: any = {}; let bad = 0;
  const counts: any = {};
  for (const [list, schema] of Object.entries(seasonLists)) {
    keys[list] = new Set();
    for (const e of doc[list] ?? []) {
      const r = (schema as any).safeParse(e);
      if (!r.success) { bad++; if (bad < 8) console.log(list, e.key, JSON.stringify(r.error.issues.slice(0, 2))); }
      if (keys[list].has(e.key)) console.log('DUP', list, e.key);
      keys[list].add(e.key);
      for (const [f, t] of Object.entries(refs[list] ?? {})) for (const v of [e[f]].flat()) if (v && !keys[t].has(v)) console.log('REF', list, e.key, f, v);
      for (const c of e.contributors ?? []) for (const p of [c.person, c.replaces]) if (p && !keys.persons.has(p)) console.log('PERSON', e.key, p);
      const txt = JSON.stringify(e); if (/[„][^“]*"/.test(txt.replaceAll('\\"',''))) {}
    }
    counts[list] = doc[list]?.length ?? 0;
  }
  const ev = doc.events.map((e: any) => ({ ...e, s: +new Date(e.date_start), e: +new Date(e.date_end), day: e.date_start.slice(0, 10) }));
  for (const a of ev) for (const b of ev) if (a.key < b.key && a.room === b.room && a.s < b.e && b.s < a.e) console.log('OVERLAP', a.key, b.key);
  for (const e of ev) { const ids = [...(e.prices ?? []).map((p: any) => p.id), ...(e.seat_groups ?? []).flatMap((g: any) => [g.id, ...g.prices.map((p: any) => p.id), ...g.timeslots.map((t: any) => t.id)])]; if (new Set(ids).size !== ids.length) console.log('IDS', e.key); if (e.e <= e.s) console.log('END', e.key); }
  const byDay: Record<string, number> = {}; for (const e of ev) byDay[e.day] = (byDay[e.day] ?? 0) + 1;
  const byProd: Record<string, number> = {}; for (const e of ev) byProd[e.production] = (byProd[e.production] ?? 0) + 1;
  const wd = [0, 0, 0, 0, 0, 0, 0]; for (const e of ev) wd[(new Date(`${e.day}T12:00Z`).getUTCDay() + 6) % 7]++;
  console.log(today, JSON.stringify(counts), 'bad', bad);
  console.log(' prods', JSON.stringify(byProd), 'missing', doc.productions.filter((p: any) => !byProd[p.key]).map((p: any) => p.key));
  console.log(' weekdays', wd, 'days3+', Object.values(byDay).filter((n) => n >= 3).length, 'max', Math.max(...Object.values(byDay)), 'past', ev.filter((e: any) => e.day < today).length);
  console.log(' premieres', ev.filter((e: any) => e.is_premiere).map((e: any) => e.key).join(' '));
  console.log(' status', ['canceled', 'postponed', 'waiting_list', 'free_entrance'].map((s) => `${s}:${ev.filter((e: any) => e.statuses.includes(s)).length}`).join(' '), 'cast', ev.filter((e: any) => e.cast_note).map((e: any) => e.key).join(' '), 'seats', ev.filter((e: any) => e.seat_groups).length, 'dst', ev.filter((e: any) => e.production === 'klavier').map((e: any) => `${e.date_start}>${e.date_end}`).slice(0, 9).join(' '));
  console.log(' today', ev.filter((e: any) => e.day === today).map((e: any) => e.key).join(' '), '| teasers', doc.teasers.map((t: any) => `${t.position}:${t.event}`).join(' '));
  let gap = 0, g = 0, d = ev[0].day; while (d < ev.at(-1).day) { d = new Date(+new Date(`${d}T12:00Z`) + 864e5).toISOString().slice(0, 10); g = byDay[d] ? 0 : g + 1; gap = Math.max(gap, g); } console.log(' longest gap', gap, ev[0].day, ev.at(-1).day);
  if (process.env.V) for (const e of ev.filter((e: any) => e.day >= '2026-11-14' && e.day <= '2026-12-20')) console.log(e.date_start.slice(0, 16), e.room.padEnd(13), e.production.padEnd(18), e.is_premiere ? 'P' : ' ', e.statuses.join(), e.series.join());
}
