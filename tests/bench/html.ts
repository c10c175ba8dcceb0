import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { siteSettings } from '../../src/features/site/site.tables.server.ts';
import { readModules } from '../../tools/read-modules.ts';
import { crawl } from '../e2e/every-page/crawl.ts';
import { showModules, siteSamples } from '../e2e/modules/module-pages.ts';
import seedSite from '../e2e/support/demo-site.ts';
import { createTestServer, type Site } from '../e2e/support/test-server.ts';
import { fortyModules } from '../support/editor/forty-modules.ts';

/** The Nu HTML checker, which needs Java; it is fetched when it is run, and nothing else needs it. */
const checker = 'vnu-jar@26.9.27';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** Every page that a crawl from both languages reaches, and one with every kind of module, through the Nu HTML checker. */
export async function run(): Promise<string[][]> {
  await seedSite();
  const rows: string[][] = [];
  for (const brand of ['ring', 'kammer']) {
    const testServer = createTestServer();
    const pages = await pagesOf(await testServer.open(brand));
    await testServer.close();
    const errors = check(pages).filter(({ type }) => type !== 'info');
    rows.push([brand, `${pages.size} pages`, String(errors.length), '', '']);
    const nameOf = (url: string) => [...pages.keys()][Number(basename(url, '.html'))] ?? url;
    for (const [message, [first, ...others] = []] of Map.groupBy(errors, ({ message }) => message))
      rows.push([brand, message, String(others.length + 1), nameOf(first?.url ?? ''), (first?.extract ?? '').replaceAll(/\s+/g, ' ')]);
  }
  return [['brand', 'what', 'errors (goal: 0)', 'first of them', 'near'], ...rows];
}

/** Path to HTML, indexing on, for there is more in the head then. */
async function pagesOf(site: Site): Promise<Map<string, string>> {
  await site.edit(['site_settings'], (database) => database.update(siteSettings).set({ is_indexing_enabled: true }));
  const forty = fortyModules(await readModules(), await siteSamples(site));
  // One of each kind: the same question twice on a page would be the same anchor twice.
  await showModules(site, 'module', [...new Map(forty.map((module) => [module.model, module])).values()]);
  const visited = await crawl(site, ['/de', '/en', '/de/module', '/de/404']);
  return new Map([...visited.values()].filter(({ html }) => html !== '').map(({ path, html }) => [path, html]));
}

function check(pages: ReadonlyMap<string, string>): Message[] {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-html-'));
  for (const [index, html] of [...pages.values()].entries()) writeFileSync(join(folder, `${index}.html`), html);
  const options = ['--stdout', '--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
  const { stdout, stderr } = spawnSync('npx', ['--yes', '--package', checker, 'vnu', ...options], { encoding: 'utf8', maxBuffer: 1e9 });
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith('{')) throw new Error(`The checker said nothing: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}
