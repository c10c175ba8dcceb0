import type { Page } from '@playwright/test';
import { showEvery } from '../modules/every-module.ts';
import { allEvents, calendar } from '../programme/calendar.ts';
import { memberOf, seriesOf, team, venueOf } from '../programme/people.ts';
import { fullProduction, productionsList } from '../programme/productions.ts';
import { demoPages } from '../site/demo-pages.ts';
import { allArticles, magazine } from '../site/magazine.ts';
import { expect, ready } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { text } from '../support/texts.ts';
import type { TitlePlace } from './title-boxes.ts';

export type TitleKind = 'programme' | 'people' | 'series' | 'venues' | 'articles' | 'pages';

/** A page on which titles of a kind stand, and where. */
interface PageWithTitles {
  open: (page: Page) => Promise<unknown>;
  kind: TitleKind;
  places: TitlePlace[];
}

const at = (path: string) => (page: Page) => page.goto(path);
const head = (item: string, title = 'h1'): TitlePlace => ({ item, title, fit: 'head' });
const sized = (item: string, title = 'h1'): TitlePlace => ({ ...head(item, title), isSized: true });
const inList = (item: string, title = 'h3'): TitlePlace => ({ item: `${item}:has(${title})`, title, fit: 'list' });

/** All pages with titles. Of the event list's two styles the brand has one. */
export async function pagesWithTitles(site: Site, brand: string): Promise<PageWithTitles[]> {
  const event = brand === 'kammer' ? inList('.evc', 'h4') : inList('.ev');
  const events = await allEvents(site, 'de');
  const [first, sold] = [events[0], events.find(({ id_jet }) => id_jet !== null)];
  const [article] = await allArticles(site, 'de');
  const modules = await showEvery(site, 'usual');
  return [
    { open: at(first?.link.url ?? ''), kind: 'programme', places: [sized('.ehero')] },
    { open: at(`/tickets/${sold?.id_jet}?lang=de`), kind: 'programme', places: [inList('.ticket-head', 'h1')] },
    { open: at((await fullProduction(site)).link.url), kind: 'programme', places: [sized('.ehero'), inList('.art-related .acard')] },
    { open: at((await seriesOf(site)).link.url), kind: 'series', places: [sized('.ehero')] },
    { open: at((await venueOf(site)).link.url), kind: 'venues', places: [sized('.ehero')] },
    { open: at((await memberOf(site)).link.url), kind: 'people', places: [sized('.ehero')] },
    { open: at(article?.link.url ?? ''), kind: 'articles', places: [head('.art-head')] },
    { open: at(`/de/${demoPages.jobs.de}`), kind: 'pages', places: [sized('.page-head')] },
    { open: at(calendar.de), kind: 'programme', places: [event, inList('.teaser')] },
    { open: openOverlay, kind: 'programme', places: [{ ...event, item: `dialog.overlay ${event.item}` }] },
    { open: at(productionsList.de), kind: 'programme', places: [inList('.prod')] },
    { open: at(team.de), kind: 'people', places: [inList('.person-card')] },
    { open: at(magazine.de), kind: 'articles', places: [head('.lead-art', 'h2'), inList('.acard')] },
    {
      open: at('/de'),
      kind: 'programme',
      places: [
        { ...sized('.m-hero-media .slide', '.title'), isOnPicture: true },
        { ...head('.m-full-teaser.overlay', '.display'), isOnPicture: true },
        inList('.m-event-list .short li', '.display'),
        inList('.m-teaser-item', '.display'),
      ],
    },
    {
      open: at(`/de/${modules}`),
      kind: 'pages',
      places: [
        head('.m-full-teaser:not(.overlay)', '.display'),
        head('.m-highlight-teaser li', '.display'),
        inList('.m-blog-teaser-list .acard'),
        inList('.m-venue', '.display'),
        inList('.m-headline', 'h2'),
      ],
    },
  ];
}

/** Opens the programme over the home page, and waits for its first picture. */
export async function openOverlay(page: Page): Promise<void> {
  await page.goto('/de');
  await ready(page);
  await page.getByRole('link', { name: text('de', 'overlay_title') }).click();
  await expect(page.locator('dialog.overlay').getByRole('listitem').locator('.pic').first()).toBeVisible();
}
