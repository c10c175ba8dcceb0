import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder } from './house.ts';
import { desktop, expect, hydrated, test } from './site.ts';

test.use(desktop);

/** Words that only the editor's own scripts have. */
const marks = ['pageeditor-api/drafts', 'ProseMirror', 'foyer-editor:'];

test('EDIT-01 ROLE-03 no script a visitor can reach without signing in brings the editor along', () => {
  const folder = join(clientFolder, 'assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const sources = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const begins = files.filter(
    (name) =>
      !/^(?:editor-tools|page-editor|account-parts|write-rich)-/.test(name) && !marks.some((mark) => sources.get(name)?.includes(mark)),
  );
  const seen = new Set<string>();
  // What a script imports comes with it; `import()` does not.
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, next = ''] of (sources.get(name) ?? '').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(next);
  };
  for (const name of begins.filter((file) =>
    /^(?:entry\.client|manifest|root|frame|page|home|events|event|late-parts|modules|shared|libraries)-/.test(file),
  ))
    visit(name);
  expect(seen.size).toBeGreaterThan(8);
  for (const name of seen) for (const mark of marks) expect(sources.get(name)?.includes(mark), `${name} has ${mark}`).toBe(false);
});

test('EDIT-01 a visitor with `edit` in the address sees the page and fetches nothing of the editor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/de?edit');
  await hydrated(page);
  await page.mouse.move(200, 200);
  // They come when the browser has nothing else to do, and would bring whatever is an editor's.
  await expect.poll(() => scripts.filter((url) => /late-parts/.test(url))).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /editor|account-parts|write-rich|pageeditor-api/.test(url))).toEqual([]);
  await expect(page.locator('.bs-root')).toHaveCount(0);
});
