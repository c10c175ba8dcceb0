/**
 * Prints the figures of the product: `npm run bench` for all, `npm run bench pages events` for some.
 * Compare only what stands in one run: the machine is shared. Results belong into docs/performance.md.
 */
// As visitors get it: React measures itself otherwise.
process.env.NODE_ENV = 'production';

const benches: Record<string, () => Promise<{ run(): Promise<string[][]> }>> = {
  sizes: () => import('../tests/bench/sizes.ts'),
  pages: () => import('../tests/bench/pages.ts'),
  modules: () => import('../tests/bench/modules.ts'),
  events: () => import('../tests/bench/events.ts'),
  office: () => import('../tests/bench/office.ts'),
  search: () => import('../tests/bench/search.ts'),
  booking: () => import('../tests/bench/booking.ts'),
  'editor-crash': () => import('../tests/bench/editor-crash.ts'),
  forms: () => import('../tests/bench/forms.ts'),
  lighthouse: () => import('../tests/bench/lighthouse.ts'),
  html: () => import('../tests/bench/html.ts'),
};

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(benches);
for (const name of chosen) {
  const load = benches[name];
  if (!load) {
    console.error(`There is no bench '${name}'. Known: ${Object.keys(benches).join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n## ${name}\n`);
  const [head = [], ...rows] = await (await load()).run();
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
process.exit(0);

export {};
