import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { desktop, expect, readDocument, ready, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { showModules, siteSamples } from './module-pages.ts';

const both = (words: string) => ({ de: words, en: words });
const teaser = (headline: string, fields: Record<string, unknown> = {}): ModuleNode => ({
  model: 'teaser-item',
  fields: { headline: both(headline), ...fields },
});

test.use({ ...desktop });

test('MOD-04 EMBED-06 EMBED-07 links lead to pages, anchors, files, other sites and e-mail addresses', async ({ page, site }) => {
  const things = await siteSamples(site);
  const links: [text: string, link: string][] = [
    ['Seite', '/de/programm/events'],
    ['Stelle', '#hier'],
    ['Datei', `media:${things.image}`],
    ['Fremd', 'https://example.org/a'],
    ['Post', 'mailto:karten@example.org'],
    ['Anruf', 'tel:+4930123'],
  ];
  await showModules(
    site,
    'links',
    links.map(([words, link]) => ({ model: 'link', fields: { link_text: both(words), link } })),
  );
  for (const language of languages) {
    await readDocument(page, `/${language}/links`);
    const main = page.getByRole('main');
    const hint = text(language, 'link_new_window');
    for (const name of ['Seite', 'Stelle', 'Post', 'Anruf'])
      await expect(main.getByRole('link', { name, exact: true })).not.toHaveAttribute('target');
    for (const name of ['Datei', 'Fremd']) {
      const link = main.getByRole('link', { name: `${name} ${hint}`, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  }
});

test('MOD-28 MOD-29 the whole card is its link, with one name and a ring around the card', async ({ page, site }) => {
  const { image } = await siteSamples(site);
  await showModules(site, 'cards', [
    {
      model: 'teaser-list',
      fields: {},
      columns: [[teaser('Macbeth', { image, link: '/de/kalender', text: both('Hände') }), teaser('Ohne Ziel')]],
    },
  ]);
  await page.goto('/de/cards');
  await ready(page);
  const card = page
    .getByRole('article')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Macbeth' }) });
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('article').filter({ hasText: 'Ohne Ziel' }).getByRole('link')).toHaveCount(0);
  await card.getByRole('link', { name: 'Macbeth', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await card.getByRole('link').evaluate((link) => {
    const { outlineStyle, width, height } = getComputedStyle(link, '::after');
    return { outlineStyle, width: Number.parseFloat(width), height: Number.parseFloat(height) };
  });
  const box = await card.boundingBox();
  expect(ring.outlineStyle).toBe('solid');
  expect(ring.width).toBeCloseTo(box?.width ?? 0, 0);
  expect(ring.height).toBeCloseTo(box?.height ?? 0, 0);
  // The link lies over the words.
  await card.getByText('Hände').click({ force: true });
  await expect(page).toHaveURL('/de/kalender');
});

test('MOD-28 ANIM-07 the slider moves by its buttons and by keyboard, 24 px between its cards', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const titles = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];
  await showModules(site, 'slider', [
    { model: 'teaser-list', fields: { extra_class: 'slider' }, columns: [titles.map((title) => teaser(title, { link: '/de' }))] },
  ]);
  await page.goto('/de/slider');
  const track = page.getByRole('group', { name: text('de', 'slider_label') });
  const next = page.getByRole('button', { name: text('de', 'slide_next'), exact: true });
  await expect(next).toBeVisible();
  const boxes = await Promise.all([0, 1].map((at) => track.getByRole('article').nth(at).boundingBox()));
  expect(Math.round((boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? 0))).toBe(24);
  await expect(page.getByRole('button', { name: text('de', 'slide_previous'), exact: true })).toBeDisabled();
  await next.click();
  await expect(page.getByText(text('de', 'picture_of', { current: 2, count: 5 }))).toBeVisible();
  await track.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(next).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(track.getByRole('article').last()).toBeInViewport({ ratio: 1 });
});

test('ANIM-08 the slider begins when a tenth of it is in the window', async ({ page, site }) => {
  const long = Array.from({ length: 40 }, () => ({ model: 'text', fields: { content: both('<p>Weiter unten</p>') } }));
  await showModules(site, 'late-slider', [
    ...long,
    { model: 'teaser-list', fields: { extra_class: 'slider' }, columns: [['Eins', 'Zwei', 'Drei', 'Vier'].map((title) => teaser(title))] },
  ]);
  await page.goto('/de/late-slider');
  await ready(page);
  const next = page.getByRole('button', { name: text('de', 'slide_next'), exact: true });
  await expect(next).toHaveCount(0);
  await page.getByRole('group', { name: text('de', 'slider_label') }).scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
});

test('MOD-05 MOD-06 pictures have their format, description, caption with copyright, and a named link', async ({ page, site }) => {
  const { image } = await siteSamples(site);
  const fields = { image, format: '1-1', description: both('Ein Boot aus Papier'), caption: both('Probe') };
  await showModules(site, 'pictures', [
    { model: 'image', fields },
    { model: 'image', fields: { ...fields, link: '/de/programm/events' } },
    { model: 'image', fields: { image, is_decorative: true } },
    { model: 'image-list', fields: { format: '16-9' }, columns: [[{ model: 'image', fields }]] },
  ]);
  await page.goto('/en/pictures');
  const figures = page.getByRole('main').getByRole('figure');
  const ratio = async (at: number) => {
    const box = await figures.nth(at).locator('.pic').boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  await expect(figures.nth(0).getByRole('img', { name: 'Ein Boot aus Papier' })).toBeVisible();
  await expect(figures.nth(0)).toContainText(/Probe\s*©/);
  await expect(figures.nth(1).getByRole('link', { name: 'Ein Boot aus Papier', exact: true })).toHaveAttribute(
    'href',
    '/de/programm/events',
  );
  await expect(figures.nth(2).getByRole('img')).toHaveCount(0);
  expect(await ratio(0)).toBeCloseTo(1, 1);
  expect(await ratio(3)).toBeCloseTo(16 / 9, 1);
});

test('MOD-29 MOD-38 a teaser appears and goes with its period', async ({ page, site }) => {
  await showModules(site, 'period', [
    {
      model: 'teaser-list',
      fields: {},
      columns: [[teaser('Immer'), teaser('Im Dezember', { online_from: '2026-12-01T00:00', online_to: '2026-12-24T00:00' })]],
    },
  ]);
  const isThere = async () => {
    await readDocument(page, '/de/period');
    await expect(page.getByRole('heading', { name: 'Immer' })).toBeVisible();
    return (await page.getByRole('heading', { name: 'Im Dezember' }).count()) === 1;
  };
  expect(await isThere()).toBe(false);
  site.clock.set('2026-11-30T23:00:00Z');
  expect(await isThere()).toBe(true);
  site.clock.set('2026-12-23T23:00:00Z');
  expect(await isThere()).toBe(false);
});

test('MOD-26 titles stand one level below the headline above them', async ({ page, site }) => {
  const { image } = await siteSamples(site);
  const big = { model: 'full-teaser', fields: { image, headline: both('Groß') } };
  await showModules(site, 'levels', [
    big,
    { model: 'headline', fields: { headline_level: 3, content: both('Mitte') } },
    { model: 'section', fields: {}, columns: [[{ model: 'teaser-list', fields: {}, columns: [[teaser('Klein')]] }]] },
  ]);
  await readDocument(page, '/de/levels');
  await expect(page.getByRole('heading', { level: 2, name: 'Groß' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 4, name: 'Klein' })).toBeVisible();
});
