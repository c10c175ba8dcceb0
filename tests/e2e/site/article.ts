import type { Page } from '@playwright/test';
import type { Article } from '../../../src/features/magazine/magazine.contract.ts';
import { expect, ready } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { type Language, text } from '../support/texts.ts';
import { allArticles } from './magazine.ts';

/** The article that leads the magazine, with everything its page shows. */
export async function leadingArticle(site: Site, language: Language): Promise<Article> {
  const [first] = await allArticles(site, language);
  return site.ask<Article>(`/${language}/api/articles/${first?.id}/`);
}

/** Opens the leading article and looks at all its page has to say, from the head to what follows. */
export async function expectWholeArticle(page: Page, site: Site, language: Language): Promise<void> {
  const article = await leadingArticle(site, language);
  await page.goto(article.link.url);
  await ready(page);
  await expect(page).toHaveTitle(`${article.name} | Haus am Ring`);
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(site.url + article.link.url);
  expect(await content('meta[name="description"]')).toBe(article.subline);
  expect(await content('meta[property="og:type"]')).toBe('article');
  const share = await fetch((await content('meta[property="og:image"]')) ?? '');
  expect(share.headers.get('content-type')).toBe('image/jpeg');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.name);
  await expect(main.getByText(text(language, 'magazine_by', { author: article.author }))).toBeVisible();
  await expect(main.locator(`time[datetime="${article.date}"]`)).toBeVisible();
  expect(await content('meta[name="author"]')).toBe(article.author);
  expect(await content('meta[property="article:published_time"]')).toBe(article.date);
  await expectReadable(page);
  const paragraphs = article.text.match(/<p>/g)?.length ?? 0;
  expect(paragraphs).toBeGreaterThanOrEqual(4);
  await expect(main.locator('.prose p')).toHaveCount(paragraphs);
  // Pictures and other modules stand in the column of the text.
  const edges = (elements: Element[]) => elements.map((element) => Math.round(element.getBoundingClientRect().left));
  const pictures = await main.locator('.prose, .modules figure:first-child img').evaluateAll(edges);
  expect(pictures.length).toBeGreaterThan(1);
  expect(new Set(pictures).size).toBe(1);
  // Every category has its own colours, and text on them is seen.
  const [ground, ink] = await main
    .locator('header')
    .first()
    .evaluate((head) => [getComputedStyle(head).backgroundColor, getComputedStyle(head).color]);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(ground).not.toBe(ink);

  const crumbs = page.getByRole('navigation', { name: text(language, 'breadcrumb') }).getByRole('listitem');
  await expect(crumbs).toHaveText([text(language, 'home'), text(language, 'magazine'), article.category?.name ?? '', article.name]);
  const topics = main.getByRole('navigation', { name: text(language, 'magazine_topics') }).getByRole('link');
  await expect(topics).toHaveText(article.tags.map(({ name }) => `#${name}`));
  await expect(main.getByRole('region', { name: text(language, 'magazine_productions') }).getByRole('listitem')).not.toHaveCount(0);

  const related = main.getByRole('region', { name: text(language, 'magazine_related') }).getByRole('heading', { level: 3 });
  const same = (await allArticles(site, language, `category=${article.category?.id}`)).filter(({ id }) => id !== article.id);
  await expect(related.getByRole('link')).toHaveText(same.slice(0, 3).map(({ name }) => name));
  await topics.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${article.tags[0]?.name}`);
}

/**
 * What reader views of browsers look for (SITE-170): one article with one title, and its text in paragraphs that are shown and have no
 * second copy.
 */
async function expectReadable(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    const titles = [...document.querySelectorAll('h1')];
    const article = titles[0]?.closest('article');
    const whole = text(document.body);
    const paragraphs = [...(article?.querySelectorAll('.prose p, .art-lead') ?? [])];
    return {
      titles: titles.length,
      outer: [...document.querySelectorAll('main article')].filter((one) => !one.parentElement?.closest('article')).length,
      length: paragraphs.reduce((sum, paragraph) => sum + text(paragraph).length, 0),
      copies: paragraphs.map(text).filter((one) => whole.split(one).length !== 2),
      unseen: paragraphs.filter((paragraph) => !paragraph.checkVisibility({ visibilityProperty: true })).length,
    };
  });
  expect(found).toMatchObject({ titles: 1, outer: 1, copies: [], unseen: 0 });
  // From about this length on browsers offer their reader view.
  expect(found.length).toBeGreaterThan(500);
}
