import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from '../support/demo-site.ts';
import { desktop, expect, test } from '../support/site.ts';

test.use(desktop);

/** Words that only the editor's own scripts have. */
const marks = ['pageeditor-api/drafts', 'ProseMirror', 'foyer-editor:'];

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

test('EDIT-01 ROLE-03 no script of a visitor’s document brings the editor along', () => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const isOfEditors = (name: string) => name === 'src/entries/editor.tsx' || name.startsWith('src/editor/');
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name) || isOfEditors(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) follow(next);
  };
  // Everything the runtime fetches on its own: elements, islands and what these ask for.
  follow('src/entries/site.ts');
  expect(seen.size).toBeGreaterThan(20);
  for (const name of seen) {
    const source = readFileSync(join(clientFolder, manifest[name]?.file ?? ''), 'utf8');
    for (const mark of marks) expect(source.includes(mark), `${name} has ${mark}`).toBe(false);
  }
});

test('EDIT-01 a visitor with `edit` in the address sees the page and fetches nothing of the editor', async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/de?edit');
  await page.mouse.move(200, 200);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  await page.waitForLoadState('networkidle');
  expect(calls.filter((url) => url.includes('pageeditor-api'))).toEqual([]);
  for (const url of calls.filter((one) => one.startsWith(site.url) && one.endsWith('.js'))) {
    const source = await (await fetch(url)).text();
    for (const mark of marks) expect(source.includes(mark), `${url} has ${mark}`).toBe(false);
  }
  await expect(page.locator('.bs-root')).toHaveCount(0);
});
