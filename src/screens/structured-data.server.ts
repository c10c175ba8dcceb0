import type { Reading } from '../core/database/reading.server.ts';
import type { Language } from '../core/languages.ts';
import { describeEvent } from '../features/programme/event-structured-data.read.server.ts';
import type { EventDetail } from '../features/programme/programme.shapes.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import type { LeafName } from '../urls.ts';
import { parentsOf } from './parents.ts';

/** What search engines are told of an event beside its page; null while the site is not to be indexed. */
export async function readEventGraph(reading: Reading, event: EventDetail, language: Language, origin: string): Promise<object | null> {
  const { is_indexing_enabled, site_name } = await readSiteSettings(reading);
  if (!is_indexing_enabled) return null;
  const described = await describeEvent(reading, event, { origin, name: site_name, language });
  return graphOf([described, breadcrumbOf('event', event.name, event.link.url, language, origin)]);
}

/** Things of schema.org in one block, without what is undefined and without hyphens meant for browsers. */
function graphOf(things: readonly object[]): object {
  return JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('\u00ad', '')) as object;
}

/** The way from home to a page. */
function breadcrumbOf(leaf: LeafName, title: string, url: string, language: Language, origin: string): object {
  const steps = [...parentsOf(leaf, language), { url, title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step.title, item: origin + step.url })),
  };
}
