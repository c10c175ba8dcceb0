import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openPostgresql } from '../../src/core/database/open-postgresql.server.ts';
import type { EventItem } from '../../src/features/programme/programme.shapes.ts';
import { Shopper } from '../support/booking/shopper.ts';
import { testDatabaseUrl } from '../support/database/database.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { pagesOfTheSite } from './browser/page-load.ts';
import { writesOn } from './site/load-writes.ts';
import { prepareSite } from './site/prepared-site.ts';
import { type BenchSite, quantile, startSite } from './site/site.ts';

/** A day in so many minutes. */
const minutes = Number(process.env.LOAD_MINUTES ?? 10);
/** Of the day, for a short run: LOAD_MINUTES=0.5 LOAD_SHARE=0.05 has the same rate as ten minutes with all of it. */
const share = Number(process.env.LOAD_SHARE ?? 1);
/** What happens in a day of a busy house. */
const perDay = {
  ...{ pages: 20_000, calls: 4000, searches: 2000, bookings: 600, checkouts: 200 },
  ...{ forms: 200, edits: 200, saves: 600, uploads: 60, imports: 2 },
};
const password = 'load-password-1';

type Kind = keyof typeof perDay;
const kinds = Object.keys(perDay) as Kind[];

/**
 * A day of visits, searches, bookings, orders, forms, edits, saves of the editor, uploads and imports in ten minutes, on the embedded database and on two instances with PostgreSQL:
 * times of answers, and each minute memory, open files and connections of each process, which have to stay where they are.
 */
export async function run(): Promise<string[][]> {
  return [...(await measure()), ...onPostgresql(import.meta.filename)];
}

async function measure(): Promise<string[][]> {
  process.env.DEMO_PASSWORD = password;
  const environment = { ...(await prepareSite()), TRUST_PROXY: 'true' };
  const sites: BenchSite[] = [];
  for (let instance = 0; instance < (testDatabaseUrl ? 2 : 1); instance++) sites.push(await startSite(environment));
  const database = testDatabaseUrl ? await openPostgresql(testDatabaseUrl, console.error) : null;
  const connectionsToDatabase = async () => {
    if (!database) return '';
    const { rows } = (await database.db.execute(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`,
    )) as unknown as { rows: { count: number }[] };
    return String((rows[0]?.count ?? 0) - 1);
  };
  const urlOf = (index: number) => sites[index % sites.length]?.url ?? '';
  const work = await workOn(urlOf);
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  const failures = new Map<string, number>();
  const rows: string[][] = [];
  const note = async (when: string) => {
    const each = (read: (site: BenchSite) => number) => sites.map((site) => read(site).toFixed(0)).join(', ');
    rows.push([
      when,
      each((site) => site.memory().now / 1024 / 1024),
      each((site) => site.handles().files),
      each((site) => site.handles().connections),
      await connectionsToDatabase(),
      loadavg()[0]?.toFixed(0) ?? '',
    ]);
  };

  await note('start');
  const began = performance.now();
  const end = began + minutes * 60_000;
  /** Begins each request at its time, however long others take. */
  const keepGoing = async (kind: Kind) => {
    const every = (minutes * 60_000) / (perDay[kind] * share);
    const running = new Set<Promise<void>>();
    for (let index = 0; ; index++) {
      const at = began + (index + 0.5) * every;
      if (at > end) break;
      await wait(Math.max(0, at - performance.now()));
      const since = performance.now();
      const one = work[kind](index).then(
        () => void times.get(kind)?.push(performance.now() - since),
        (error: unknown) => {
          const text = `${kind}: ${String(error).slice(0, 160)}`;
          failures.set(text, (failures.get(text) ?? 0) + 1);
        },
      );
      running.add(one);
      void one.finally(() => running.delete(one));
    }
    await Promise.all(running);
  };
  const watch = async () => {
    for (let minute = 1; minute <= minutes; minute++) {
      await wait(Math.max(0, began + minute * 60_000 - performance.now()));
      await note(`minute ${minute}`);
    }
  };
  await Promise.all([...kinds.map(keepGoing), watch()]);
  // Connections that are kept alive end, and what waits for a collection is collected.
  await wait(60_000);
  await note('a minute later');
  await database?.close();
  await Promise.all(sites.map((site) => site.stop()));

  const kind = testDatabaseUrl ? 'PostgreSQL, two instances' : 'PGlite';
  const figures = [...times].map(([name, list]) => {
    const at = (share: number) => `${quantile(list, share).toFixed(0)} ms`;
    return [`${name}: ${list.length}`, `p50 ${at(0.5)}`, `p95 ${at(0.95)}`, `p99 ${at(0.99)}`, `most ${at(1)}`, ''];
  });
  const counted = [
    `bookings: ${[...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}; ${faults.count} answers 5xx`,
    '',
    '',
    '',
    '',
    '',
  ];
  const failed = [...failures].map(([text, count]) => [`${count} failed: ${text}`, '', '', '', '', '']);
  const load = `load of ${availableParallelism()} cores`;
  return [[kind, 'memory MB', 'files', 'connections', 'of the database', load], ...rows, ...figures, counted, ...failed];
}

/** How often additions to a cart were answered how. */
const outcomes = new Map<string, number>();
/** Answers 5xx of any kind. */
const faults = { count: 0 };

const addressOf = (index: number) => `10.1.${(index >> 8) & 255}.${index & 255}`;

/** One request of each kind; `index` counts those of its kind. */
async function workOn(urlOf: (index: number) => string): Promise<Record<Kind, (index: number) => Promise<unknown>>> {
  const paths = await pagesOfTheSite(urlOf(0));
  const words = ['hamlet', 'faust', 'konzert', 'premiere', 'oper', 'kinder', 'tanz', 'lesung', 'matinee', 'quartett'];
  const noFault = (status: number) => {
    if (status < 500) return;
    faults.count += 1;
    throw new Error(`${status}`);
  };
  const read = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    const text = await answer.text();
    noFault(answer.status);
    if (answer.status >= 400 && answer.status !== 404) throw new Error(`${answer.status} ${new URL(url).pathname} ${text.slice(0, 80)}`);
    return text;
  };
  /** Each visitor has an address of their own, which limits count by. */
  const visit = (index: number, path: string) => read(urlOf(index) + path, { headers: { 'x-forwarded-for': addressOf(index) } });
  const { results } = JSON.parse(await read(`${urlOf(0)}/de/api/events/`)) as { results: EventItem[] };
  const forSale = results.flatMap((event) => {
    const [group] = event.seat_groups;
    const [price] = group?.prices ?? event.prices;
    return event.id_jet !== null && price
      ? [{ id: event.id, idJet: event.id_jet, group: group?.seat_group ?? '', type: price.sale_type_id }]
      : [];
  });
  const editor = new Shopper(urlOf(0));
  await editor.ask('GET', '/api/user-details/');
  const login = await editor.ask('POST', '/api/user-login/', { username: 'admin', password });
  if (login.status !== 200) throw new Error(`The login failed: ${login.status}`);
  const shown = results.map(({ id }) => id);
  const submit = async (index: number, path: string, body: FormData | URLSearchParams) => {
    const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = urlOf(index);
    const headers = { cookie, 'x-csrftoken': editor.cookies.get('csrftoken') ?? '', 'sec-fetch-site': 'same-origin', origin: url };
    return read(`${url}${path}`, { method: 'POST', headers, body });
  };
  return {
    ...(await writesOn({ urlOf, addressOf, editor, forSale })),
    pages: (index) => visit(index, paths[(index * 7) % paths.length] ?? '/de'),
    calls: (index) => visit(index, `/de/api/events/?page=${1 + (index % 5)}`),
    searches: (index) => visit(index, `/de/search?q=${words[index % words.length]}+${index % 40}`),
    bookings: async (index) => {
      const shopper = new Shopper(urlOf(index), addressOf(index));
      const event = forSale[index % forSale.length];
      if (!event) throw new Error('Nothing is for sale.');
      await visit(index, `/api/shop-availability/?events=${event.id}`);
      const { status, body } = await shopper.add({
        event_jet_id: event.idJet,
        ...(event.group && { seat_group: event.group }),
        sale_type_ids: [event.type],
      });
      const outcome = status === 200 ? 'a ticket held' : `${status} ${JSON.stringify(body).slice(0, 60)}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      // Sold out or not on sale is an answer, too.
      noFault(status);
      noFault((await shopper.cart()).status);
    },
    edits: async (index) => {
      const tab = editor.tab(urlOf(index));
      const path = `/en/pageeditor-api/content/events/${shown[index % shown.length]}/`;
      const { body } = await tab.ask('GET', path);
      const changed = { version: body.version, subline: { en: `Change ${index}.`, de: `Änderung ${index}.` } };
      const { status } = await tab.ask('PATCH', `/en/api/events/${shown[index % shown.length]}/`, changed);
      noFault(status);
      if (status !== 200 && status !== 409) throw new Error(`${status}`);
    },
    imports: async (index) => {
      const events = Array.from({ length: 300 }, (_, at) => ({
        key: `e${at}`,
        name: `Import ${index}, Abend ${at}`,
        date_start: `2027-${String(1 + (at % 9)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}T19:30`,
      }));
      const content = { format: 'foyer', version: 1, source: 'load', events };
      const form = new FormData();
      form.set('file', new Blob([JSON.stringify(content)]), 'load.json');
      const token = /name="token" value="([\w-]+)"/.exec(await submit(index, '/en/admin/import', form))?.[1];
      if (!token) throw new Error('The file was not taken.');
      await submit(index, '/en/admin/import/now', new URLSearchParams({ token, name: 'load.json' }));
    },
  };
}

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  process.exit(0);
}
