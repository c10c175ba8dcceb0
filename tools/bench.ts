/**
 * Prints the figures of the product: `npm run bench` for all, `npm run bench pages events` for some.
 * Compare only what stands in one run: the machine is shared. Results belong into docs/performance.md.
 */
// As visitors get it: React measures itself otherwise.
process.env.NODE_ENV = 'production';

interface Bench {
  says: string;
  load(): Promise<{ run(): Promise<string[][]> }>;
}

const benches: Record<string, Bench> = {
  sizes: { says: 'script of every kind of page, runtime, documents', load: () => import('../tests/bench/sizes.ts') },
  lines: { says: 'lines of the sources, before decision 0077 and now', load: () => import('../tests/bench/lines.ts') },
  rooms: { says: 'files, lines and sizes of files by room, before decision 0077 and now', load: () => import('../tests/bench/rooms.ts') },
  presses: { says: 'a press to the booking dialog or the next page, CPU x4', load: () => import('../tests/bench/presses.ts') },
  pages: { says: 'cached pages beside nginx, uncached ones', load: () => import('../tests/bench/pages.ts') },
  start: { says: 'start of the demo site to its first page, warm and after kill -9', load: () => import('../tests/bench/start.ts') },
  memory: { says: 'resident memory of the demo site after a load', load: () => import('../tests/bench/memory.ts') },
  modules: { says: 'a page of forty modules: queries and time', load: () => import('../tests/bench/modules.ts') },
  events: { says: 'calls of the calendar among few and many events', load: () => import('../tests/bench/events.ts') },
  office: { says: 'pages of the office among few and many performances', load: () => import('../tests/bench/office.ts') },
  walk: { says: 'from home to two tickets in the cart on 3G, by touch and keyboard', load: () => import('../tests/bench/walk.ts') },
  sheets: { says: 'contact sheets of twenty kinds of page into docs/', load: () => import('../tests/bench/sheets.ts') },
  search: { says: 'what the gold set finds, and how long it takes', load: () => import('../tests/bench/search.ts') },
  booking: { says: 'additions to carts while many want the same', load: () => import('../tests/bench/booking.ts') },
  rush: { says: 'the start of sale: thousands in the waiting room', load: () => import('../tests/bench/rush.ts') },
  faults: { says: 'writes of every kind while the server is killed', load: () => import('../tests/bench/faults.ts') },
  load: { says: 'a day of visits, searches, bookings and edits in ten minutes', load: () => import('../tests/bench/load.ts') },
  drill: { says: 'a restored backup beside its site: hashes, documents and screenshots', load: () => import('../tests/bench/drill.ts') },
  'editor-crash': { says: 'saves while the server is killed', load: () => import('../tests/bench/editor-crash.ts') },
  forms: { says: 'entries with uploads, many at once', load: () => import('../tests/bench/forms.ts') },
  lighthouse: { says: 'eight kinds of page as a phone gets them', load: () => import('../tests/bench/lighthouse.ts') },
  html: { says: 'every page of a crawl through the Nu HTML checker', load: () => import('../tests/bench/html.ts') },
  engines: { says: 'the walk of a visitor in Chromium, Firefox and WebKitGTK', load: () => import('../tests/bench/engines.ts') },
};

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(benches);
for (const name of chosen) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no bench '${name}'. Known:`);
    for (const [known, { says }] of Object.entries(benches)) console.error(`  ${known}: ${says}`);
    process.exit(2);
  }
  console.log(`\n## ${name}: ${bench.says}\n`);
  const [head = [], ...rows] = await (await bench.load()).run();
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
process.exit();

export {};
