import type { ModuleNode } from '../../../src/core/module/samples.ts';
import type { Words } from '../words.ts';

/** A heading with its place in the page and what stands above or below it. */
export function heading(
  de: string,
  en: string,
  more: { anchor?: string; preline?: Words; subline?: Words; headline_level?: number } = {},
): ModuleNode {
  return { model: 'headline', fields: { content: { de, en }, ...more } };
}

/** Running text; paragraphs as arrays, lists as HTML of their own. */
export function prose(de: string, en: string, more: { anchor?: string; decrease_distance?: boolean } = {}): ModuleNode {
  return { model: 'text', fields: { content: { de, en }, ...more } };
}

export function linkTo(link: string, de: string, en: string, extra_class = 'arrow'): ModuleNode {
  return { model: 'link', fields: { link, link_text: { de, en }, extra_class } };
}

/** A band of the page with its columns, e.g. layout '33-67'. */
export function section(layout: string, columns: ModuleNode[][], fields: Record<string, unknown> = {}): ModuleNode {
  return { model: 'section', fields: { layout, ...fields }, columns };
}

/** Teasers of a list in one of its looks. */
export function teasers(extra_class: string, items: Record<string, unknown>[]): ModuleNode {
  return { model: 'teaser-list', fields: { extra_class }, columns: [items.map((fields) => ({ model: 'teaser-item', fields }))] };
}

export function question(de: string, en: string, answer: Words): ModuleNode {
  return { model: 'faq', fields: { title: { de, en }, content: answer } };
}

/** Title and paragraphs of one clause of a legal page. */
export interface Clause {
  de: [title: string, html: string];
  en: [title: string, html: string];
}

/** Numbered clauses of a legal page: a heading and its paragraphs, narrow enough to be read. */
export function clauses(...entries: Clause[]): ModuleNode {
  return section('100', [entries.flatMap(({ de, en }) => [heading(de[0], en[0]), prose(de[1], en[1], { decrease_distance: true })])]);
}

/** A form of the demo by its key. */
export function formOf(key: string): ModuleNode {
  return { model: 'forms', fields: { hubspot_id: `@form:${key}` } };
}
