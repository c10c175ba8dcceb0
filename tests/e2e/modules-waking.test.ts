import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { readModules } from '../../tools/read-modules.ts';
import { showEvery } from './every-module.ts';
import { houseThings, showModules } from './module-pages.ts';
import { expect, hydrated, phone, type Site, test } from './site.ts';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

/** A page with words, then cards in a strip far below them. */
async function longPage(site: Site, slug: string): Promise<string> {
  const registry = await readModules();
  const things = await houseThings(site);
  const sampleOf = (model: string) => {
    const module = registry.get(model);
    if (!module) throw new Error(`There is no module '${model}'.`);
    return { model, ...module.samples.usual(things) };
  };
  const words = Array.from({ length: 12 }, () => [sampleOf('text'), sampleOf('faq'), sampleOf('image')]).flat();
  await showModules(site, slug, [...words, sampleOf('teaser-list'), sampleOf('video'), sampleOf('event-list')]);
  return `/de/${slug}`;
}

/** Keeps the scripts of all views on their way until the answer is called. */
async function holdViews(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.view-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('MOD-01 GEN-02 what has nothing for a script to do asks for none, the rest when it comes near the window', async ({
  page,
  site,
  trouble,
}) => {
  trouble.expect(/youtube|vimeo/);
  const views: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)\.view-/.exec(request.url()) ?? [];
    if (name) views.push(name);
  });
  const path = await longPage(site, 'schlafend');
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(views).toEqual([]);
  const film = page.locator('.m-video');
  await film.scrollIntoViewIfNeeded();
  await film.getByRole('button', { name: 'Einmal laden' }).waitFor();
  await expect.poll(() => views).toContain('video');
  expect(views).not.toContain('text');
  await film.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(film.locator('iframe')).toBeAttached();
});

test('MOD-01 GEN-02 what sleeps for good is sent once, as markup; a step leaves it asleep, one that finds it changed draws it anew', async ({
  page,
  site,
}) => {
  const headline = { model: 'headline', fields: { content: { de: 'Einmal gesagt' } }, columns: [] };
  await showModules(site, 'einmal', [headline]);
  const ask = async (path: string) => (await fetch(site.url + path)).text();
  expect((await ask('/de/einmal')).split('Einmal gesagt')).toHaveLength(2);
  expect(await ask('/de/einmal.data')).toContain('Einmal gesagt');
  const views: string[] = [];
  page.on('request', (request) => void (request.url().includes('.view-') && views.push(request.url())));
  await page.goto('/de/einmal');
  await hydrated(page);
  await step(page, '/de/einmal?schritt=1');
  await expect(page.getByRole('heading', { name: 'Einmal gesagt' })).toBeVisible();
  expect(views).toEqual([]);
  await site.edit(['pages'], (database) => database.execute(renamed));
  await step(page, '/de/einmal?schritt=2');
  await expect(page.getByRole('heading', { name: 'Zweimal gesagt' })).toBeVisible();
});

test('MOD-01 ERR-10 a document that something has changed on its way still shows what sleeps for good', async ({ page, site, trouble }) => {
  trouble.expect(/Minified React error #418/);
  await showModules(site, 'veraendert', [{ model: 'headline', fields: { content: { de: 'Trotzdem da' } }, columns: [] }]);
  await page.route('**/de/veraendert', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('>Zum Inhalt springen<', '>To the content<') });
  });
  await page.goto('/de/veraendert');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Trotzdem da' })).toBeVisible();
});

test('MOD-17 GEN-02 what is written in a form before its late script comes stays there', async ({ page, site }) => {
  const release = await holdViews(page);
  await showModules(site, 'formular', [{ model: 'forms', fields: { hubspot_id: '1' }, columns: [] }]);
  await page.goto('/de/formular');
  await hydrated(page);
  const field = page.locator('.m-forms').getByRole('textbox').first();
  await field.fill('Ada');
  const arrived = page.waitForResponse(/forms\.view-/);
  release();
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');
  await expect(field).toHaveValue('Ada');
});

const renamed = sql`update snapshots set tree = replace(tree::text, 'Einmal gesagt', 'Zweimal gesagt')::jsonb`;

/** A step of the router, as a link would make it. */
async function step(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };
    return router.navigate(path);
  }, to);
}

test('MOD-01 CONS-05 a button that is pressed while its module sleeps is pressed when that is awake', async ({ page, site, trouble }) => {
  trouble.expect(/youtube|vimeo/);
  const release = await holdViews(page);
  await page.goto(await longPage(site, 'gedrueckt'));
  await hydrated(page);
  const film = page.locator('.m-video');
  await film.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(film.locator('iframe')).toHaveCount(0);
  // The script comes while the button is held down.
  const box = await film.getByRole('button', { name: 'Einmal laden' }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  const arrived = page.waitForResponse(/video\.view-/);
  release();
  await (await arrived).finished();
  await page.mouse.up();
  await expect(film.locator('iframe')).toBeAttached();
});

test('MOD-01 NAV-08 a heart that was pressed while its list slept stays pressed', async ({ page, site }) => {
  const release = await holdViews(page);
  await page.goto(await longPage(site, 'beherzt'));
  await hydrated(page);
  const heart = page.locator('.m-event-list .heart').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.locator('.m-event-list[data-module]')).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('MOD-01 MOD-02 what wakes up keeps the focus and its place', async ({ page, site, trouble }) => {
  trouble.expect(/youtube|vimeo/);
  const release = await holdViews(page);
  await page.goto(await longPage(site, 'erwachend'));
  await hydrated(page);
  const link = page.locator('.m-event-list a').first();
  await link.focus();
  const place = await page.evaluate(() => window.scrollY);
  release();
  await expect(page.locator('.m-event-list[data-module]')).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('MOD-01 MOD-39 no module that sleeps for good listens to anything', async ({ page, site, trouble }) => {
  trouble.expect(/./);
  const slug = await showEvery(site, 'full');
  const html = await (await fetch(`${site.url}/de/${slug}`)).text();
  const asleep = [...html.matchAll(/<\w+[^>]*class="m-([\w-]+)[^>]*data-wakes="never"/g)].map(([, name = '']) => name);
  expect(asleep.length).toBeGreaterThan(10);
  await page.goto('/de/impressum');
  await hydrated(page);
  // Drawn in the browser, every part of a module is there to be looked at.
  await step(page, `/de/${slug}`);
  await expect(page.locator('.m-video button').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const busy = await page.evaluate(() => {
    interface Fiber {
      tag: number;
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedProps: Record<string, unknown> | null;
    }
    const isBusy = ({ tag, memoizedProps }: Fiber) =>
      tag === 5 && Object.entries(memoizedProps ?? {}).some(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function');
    const isBusyWithin = (fiber: Fiber | null): boolean =>
      fiber !== null && (isBusy(fiber) || isBusyWithin(fiber.child) || isBusyWithin(fiber.sibling));
    return [...document.querySelectorAll('.modules > *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
      const fiber = (element as unknown as Record<string, Fiber | undefined>)[key];
      const [, name = ''] = /\bm-([\w-]+)/.exec(element.className) ?? [];
      return fiber && (isBusy(fiber) || isBusyWithin(fiber.child)) ? [name] : [];
    });
  });
  expect(busy).toContain('video');
  expect(busy.filter((name) => asleep.includes(name))).toEqual([]);
});
