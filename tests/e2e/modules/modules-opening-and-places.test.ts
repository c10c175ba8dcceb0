import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { desktop, expect, readDocument, ready, test, withMotion, withoutScript } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { text } from '../support/texts.ts';
import { showModules, siteSamples } from './module-pages.ts';

const both = (words: string) => ({ de: words, en: words });
const since = '2020-01-01T00:00:00Z';
const hero = (headline: string, fields: Record<string, unknown> = {}): ModuleNode => ({
  model: 'hero-media',
  fields: { headline: both(headline), online_from: since, ...fields },
});
const question = (title: string): ModuleNode => ({ model: 'faq', fields: { title: both(title), content: both('<p>So ist es.</p>') } });
const tall: ModuleNode[] = Array.from({ length: 30 }, () => ({ model: 'text', fields: { content: both('<p>Zeile</p>') } }));

async function showSlides(site: Site): Promise<void> {
  const { image } = await siteSamples(site);
  const button = { image, button_text: both('Mehr'), button_link: '/de/programm/events' };
  await showModules(site, 'slides', [
    hero('Der Sturm', button),
    hero('Gezeiten', button),
    hero('Nora', { ...button, online_from: '2026-12-01T00:00' }),
    { model: 'text', fields: { content: both('<p>Danach</p>') } },
  ]);
}

test.describe('slides', () => {
  test.use({ ...desktop });

  test('MOD-18 several opening pictures are slides: one h1, the first picture before all others, marks lead to each', async ({
    page,
    site,
  }) => {
    await showSlides(site);
    await page.goto('/de/slides');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Sturm');
    await expect(page.getByRole('heading', { level: 2, name: 'Gezeiten' })).toHaveCount(1);
    const pictures = page.getByRole('region', { name: text('de', 'hero_slides') }).locator('img');
    await expect(pictures.nth(0)).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.nth(0)).toHaveAttribute('loading', 'eager');
    await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
    const second = page.getByRole('link', { name: 'Gezeiten', exact: true });
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 2, name: 'Gezeiten' })).toBeInViewport();
    await expect(page).toHaveURL(/\/de\/slides$/);
  });

  test('MOD-38 a slide comes at the beginning of its period', async ({ page, site }) => {
    await showSlides(site);
    await readDocument(page, '/de/slides');
    await expect(page.getByRole('heading', { name: 'Nora' })).toHaveCount(0);
    site.clock.set('2026-11-30T23:00:00Z');
    await readDocument(page, '/de/slides');
    await expect(page.getByRole('heading', { name: 'Nora' })).toHaveCount(1);
  });

  test('MOD-18 an opening picture further down is no second title of the page', async ({ page, site }) => {
    await showModules(site, 'later-hero', [{ model: 'text', fields: { content: both('<p>Zuerst</p>') } }, hero('Später')]);
    await readDocument(page, '/en/later-hero');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rehearsal');
    await expect(page.getByRole('heading', { level: 2, name: 'Später' })).toBeVisible();
  });
});

test.describe('slides without script', () => {
  test.use({ ...desktop, ...withoutScript });

  test('MOD-18 slides can be reached without script', async ({ page, site }) => {
    await showSlides(site);
    await page.goto('/de/slides');
    await page.getByRole('link', { name: 'Gezeiten', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Gezeiten' })).toBeInViewport();
  });

  test('MOD-31 a question opens without script, also when the address names it', async ({ page, site }) => {
    await showModules(site, 'questions', [...tall, question('Wann öffnet der Einlass?'), question('Gibt es Übertitel?')]);
    await page.goto('/de/questions#gibt-es-uebertitel');
    await expect(page.getByText('So ist es.').nth(1)).toBeVisible();
    await expect(page.getByText('So ist es.').nth(0)).toBeHidden();
    await page.getByText('Wann öffnet der Einlass?').click();
    await expect(page.getByText('So ist es.').nth(0)).toBeVisible();
  });
});

test.describe('places', () => {
  test.use(desktop);

  const list = (sticky: boolean): ModuleNode => ({
    model: 'anchor-list',
    fields: { sticky },
    columns: [['anfahrt', 'kasse'].map((name) => ({ model: 'link', fields: { link: `#${name}`, link_text: both(name) } }))],
  });
  const place = (anchor: string): ModuleNode => ({ model: 'headline', fields: { content: both(`Stelle ${anchor}`), anchor } });

  test('MOD-25 BRAND-09 the list marks the place in view and stays from 600 px on', async ({ page, site }) => {
    await showModules(site, 'places', [list(true), ...tall, place('anfahrt'), ...tall, place('kasse'), ...tall]);
    await page.goto('/de/places');
    await ready(page);
    const nav = page.getByRole('navigation', { name: text('de', 'anchor_list') });
    const [first, second] = [nav.getByRole('link', { name: 'anfahrt' }), nav.getByRole('link', { name: 'kasse' })];
    await expect(first).not.toHaveAttribute('aria-current');
    await page.evaluate(() => window.scrollTo(0, 560));
    await expect(nav).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 640));
    await expect(nav).toBeInViewport();
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('heading', { name: 'Stelle kasse' })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(second).not.toHaveAttribute('aria-current');
  });

  test('MOD-25 links in another order than their places mark the place in view', async ({ page, site }) => {
    await showModules(site, 'turned', [list(false), ...tall, place('kasse'), ...tall, place('anfahrt'), ...tall]);
    await page.goto('/de/turned');
    await ready(page);
    const links = page.getByRole('navigation', { name: text('de', 'anchor_list') });
    await page.getByRole('heading', { name: 'Stelle kasse' }).evaluate((heading) => heading.scrollIntoView());
    await expect(links.getByRole('link', { name: 'kasse' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('heading', { name: 'Stelle anfahrt' }).evaluate((heading) => heading.scrollIntoView());
    await expect(links.getByRole('link', { name: 'anfahrt' })).toHaveAttribute('aria-current', 'true');
    await expect(links.getByRole('link', { name: 'kasse' })).not.toHaveAttribute('aria-current');
  });
});

test.describe('a question named by a link', () => {
  test.use({ ...desktop, ...withMotion });

  test('MOD-31 ANIM-06 opens first, and 700 ms later the page moves there', async ({ page, site }) => {
    const link = { model: 'link', fields: { link: '#gibt-es-uebertitel', link_text: both('Zu den Übertiteln') } };
    await showModules(site, 'way-to-question', [link, ...tall, question('Gibt es Übertitel?'), ...tall]);
    await page.goto('/de/way-to-question');
    await ready(page);
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let opened = Number.NaN;
          document.querySelector('details.m-faq')?.addEventListener('toggle', () => {
            opened = performance.now();
          });
          window.addEventListener('scroll', () => resolve(performance.now() - opened), { once: true });
        }),
    );
    await page.getByRole('link', { name: 'Zu den Übertiteln' }).click();
    await expect(page.getByText('So ist es.')).toBeVisible();
    expect(await waited).toBeGreaterThan(600);
    const top = () => page.locator('details.m-faq').evaluate((question) => Math.round(question.getBoundingClientRect().top));
    await expect.poll(top).toBe(200);
  });
});
