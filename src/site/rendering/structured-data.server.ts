import { eq } from 'drizzle-orm';
import { toArticleData } from '../../features/magazine/article/article-data.ts';
import { describeArticle } from '../../features/magazine/article/describe-article.ts';
import type { Article } from '../../features/magazine/magazine.contract.ts';
import { articles } from '../../features/magazine/magazine.tables.server.ts';
import type { EventDetail } from '../../features/programme/programme.shapes.ts';
import { describeEvent } from '../../features/programme/reads/event-structured-data.read.server.ts';
import { describeMainVenue } from '../../features/programme/reads/venue-structured-data.read.server.ts';
import { describeOpeningHours } from '../../features/site/opening-hours-data.read.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import type { RouteName } from '../../urls.ts';
import { type Parent, parentsOf, parentsOfArticle } from '../layout/parents.ts';
import type { PageContext } from './page-context.server.ts';

/** Structured data of an event's page and `also`; null while the site is not to be indexed. */
export async function readEventGraph(
  { reading, language, origin, design }: Pick<PageContext, 'reading' | 'language' | 'origin' | 'design'>,
  event: EventDetail,
  also: readonly object[],
): Promise<object | null> {
  const { is_indexing_enabled, site_name } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return null;
  const described = await describeEvent(reading, event, { origin, name: site_name, language, currency: currencyOf(design) });
  const steps = [...parentsOf('event', language), { url: event.link.url, title: event.name }];
  return graphOf([described, breadcrumbOf(steps, origin), ...also]);
}

/** ISO 4217 code of what prices are in: the design says it, or its symbol is one. */
function currencyOf({ currencyCode, currencySymbol }: PageContext['design']): string {
  return currencyCode || (/^[A-Z]{3}$/.test(currencySymbol) ? currencySymbol : 'EUR');
}

/** Structured data of an article's page and `also`; null while the site is not to be indexed. */
export async function readArticleGraph(
  { reading, language, origin }: Pick<PageContext, 'reading' | 'language' | 'origin'>,
  article: Article,
  also: readonly object[],
): Promise<object | null> {
  const { is_indexing_enabled, site_name } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return null;
  const site = { origin, name: site_name, language };
  const steps = [
    ...parentsOfArticle(toArticleData(article, language), language),
    { url: article.urls[language] ?? '', title: article.name },
  ];
  const [row] = await reading.db.select({ modified: articles.updated_at }).from(articles).where(eq(articles.id, article.id));
  return graphOf([describeArticle(article, row?.modified, site), breadcrumbOf(steps, origin), ...also]);
}

/** Structured data of the home page: the organization and the venue with its address and opening hours (GEN-05, HOURS-01), and `also`; null while the site is not to be indexed. */
export async function readHomeGraph(
  { reading, settings, design, origin, language }: PageContext,
  path: string,
  also: readonly object[],
): Promise<object | null> {
  if (!settings.is_indexing_enabled) return null;
  const shared = { name: settings.site_name, url: origin + path, logo: new URL(design.header.logoLink, origin).href };
  const { regular, exceptions } = await describeOpeningHours(reading);
  return graphOf([
    { '@type': 'Organization', '@id': `${origin}/#organization`, ...shared },
    {
      '@type': 'PerformingArtsTheater',
      '@id': `${origin}/#venue`,
      ...shared,
      ...(await describeMainVenue(reading, language, origin)),
      openingHoursSpecification: regular.length > 0 ? regular : undefined,
      specialOpeningHoursSpecification: exceptions.length > 0 ? exceptions : undefined,
    },
    ...also,
  ]);
}

/** Structured data of any other page: its breadcrumb (GEN-05) and `also`; null while the site is not to be indexed. */
export function describePlace(
  { settings, language, origin }: PageContext,
  routeName: RouteName,
  title: string,
  url: string,
  parents = parentsOf(routeName, language),
  also: readonly object[] = [],
): object | null {
  return settings.is_indexing_enabled ? graphOf([breadcrumbOf([...parents, { url, title }], origin), ...also]) : null;
}

/** Things of schema.org in one block, without what is undefined and without hyphens meant for browsers. */
function graphOf(things: readonly object[]): object {
  return JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('\u00ad', '')) as object;
}

/** The breadcrumb of a page. */
function breadcrumbOf(steps: readonly Parent[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step.title, item: origin + step.url })),
  };
}
