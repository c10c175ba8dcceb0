import type { Module } from '../../core/module/module.ts';
import { elementsOf, modulesByElement } from '../canvas/module-elements.ts';
import type { CatalogueField } from '../session/catalogue.ts';
import { entryNode } from '../session/edited-entry.ts';
import { blank, isInline } from '../session/view-modules.ts';

/** A text on the page and the field it comes from: a node of plain text, or the element that holds rich text. */
export type InlineText = { field: CatalogueField; shown: string } & ({ node: Text } | { element: HTMLElement });

/**
 * The texts of a module that stand on the page, in the order of its fields. They are found by what they say, so that no view
 * has to mark them; a text the view leaves out or changes is edited in the panel.
 */
export function inlineTexts(module: Module, fields: readonly CatalogueField[]): InlineText[] {
  const others = modulesByElement();
  const roots = module.id === entryNode ? document.querySelectorAll('main') : elementsOf(module.id);
  return textsWithin([...roots], module, fields, (element) => (others.get(element) ?? module.id) === module.id);
}

/** The texts of a module within these elements, which may be of another document; `isOfModule` is false for elements of other modules. */
export function textsWithin(
  roots: readonly Element[],
  module: Module,
  fields: readonly CatalogueField[],
  isOfModule: (element: Element) => boolean,
): InlineText[] {
  const [nodes, elements] = contentsOf(roots, isOfModule);
  const taken = new Set<Node>();
  return fields.filter(isInline).flatMap((field): InlineText[] => {
    const shown = String(module[field.name] ?? '');
    if (shown === '') return [];
    if (field.kind === 'rich-text') {
      const html = asParsed(shown);
      const element = elements.find((one) => !taken.has(one) && one.innerHTML === html);
      if (!element) return [];
      taken.add(element);
      return [{ field, shown, element }];
    }
    const words = plain(shown);
    const node = nodes.find((one) => !taken.has(one) && plain(one.data) === words);
    if (!node) return [];
    taken.add(node);
    return [{ field, shown, node }];
  });
}

/** Whether this text stands there. */
export function hasText(place: Text | HTMLElement, text: string): boolean {
  return place.nodeType === Node.TEXT_NODE
    ? plain((place as Text).data) === plain(text)
    : (place as HTMLElement).innerHTML === asParsed(text);
}

/** Puts a text where one of its field stands. */
export function setText(place: Text | HTMLElement, value: string): void {
  // A node of another document is no instance of this window's classes, and that document may take no string as markup.
  if (place.nodeType === Node.TEXT_NODE) (place as Text).data = value;
  else (place as HTMLElement).replaceChildren(parsed(value).content);
}

/** Text nodes and elements of a module, without those of modules inside it. */
function contentsOf(roots: readonly Element[], isOfModule: (element: Element) => boolean): [Text[], HTMLElement[]] {
  const nodes: Text[] = [];
  const elements: HTMLElement[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) nodes.push(node as Text);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    if (!isOfModule(element) || element.matches('nav, .bs, svg')) return;
    elements.push(element);
    for (const child of element.childNodes) walk(child);
  };
  for (const element of roots) walk(element);
  return [nodes, elements];
}

function plain(text: string): string {
  return text === blank
    ? text
    : text
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim();
}

function asParsed(html: string): string {
  return parsed(html).innerHTML;
}

function parsed(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}
