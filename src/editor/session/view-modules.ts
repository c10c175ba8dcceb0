import { type Language, type Translated, translate } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import { type ContentTree, childrenOf, type TreeNode } from '../../features/pages/operations/content-tree.ts';
import { type Catalogue, type CatalogueField, fieldsOf } from './catalogue.ts';

/** Stands in for a text that has to be there and is empty: the view draws its place, and one can write there. */
export const blank = '\u200b';

interface Drawing {
  tree: ContentTree;
  catalogue: Catalogue;
  /** As the server made them last, by id: with pictures, addresses and what modules load. */
  made: ReadonlyMap<number, Module>;
  language: Language;
  owner: { content_type: string; object_id: number };
  /** The text that is being written, as it was before: its element belongs to the writer meanwhile. */
  writing: { id: number; field: string; shown: string } | null;
}

/** The modules of a draft as views take them, made of what is in the browser (PAGE-06). */
export function viewModules(drawing: Drawing, parent: number | null = null, column = 0): Module[] {
  return childrenOf(drawing.tree, parent)
    .filter((node) => !node.is_deleted && node.column === column)
    .flatMap((node, order) => viewModule(drawing, node, order) ?? []);
}

function viewModule(drawing: Drawing, node: TreeNode, order: number): Module | null {
  const { catalogue, made, language, owner, writing } = drawing;
  const definition = catalogue.get(node.model);
  if (!definition) return null;
  const own = made.get(node.id);
  const classes = classesOf(drawing, node, own);
  const module: Module = {
    ...own,
    id: node.id,
    model: node.model,
    slug: null,
    parent: node.parent,
    ...owner,
    columns: classes.map((name, index) => ({ index, classes: name, children: viewModules(drawing, node.id, index) })),
    order,
    version: node.version,
    untranslated: [],
  };
  const fields = fieldsOf(catalogue, node.model);
  for (const field of fields) fillField(module, field, node.fields[field.name] ?? field.initial, language, own);
  const opening = openingText(fields);
  if (opening && !module[opening.name]) module[opening.name] = opening.kind === 'rich-text' ? '<p></p>' : blank;
  if (writing?.id === node.id) module[writing.field] = writing.shown;
  return module;
}

interface EntryDrawing extends Pick<Drawing, 'catalogue' | 'language' | 'owner'> {
  node: TreeNode;
  own: Module | undefined;
}

/** The entry a page is about, in the shape of a module: its texts in one language (EDIT-13). */
export function viewEntry({ node, catalogue, language, owner, own }: EntryDrawing): Module {
  const { id, model, version } = node;
  const entry: Module = { id, model, slug: null, parent: null, ...owner, columns: [], order: 0, version, untranslated: [] };
  for (const field of fieldsOf(catalogue, model)) fillField(entry, field, node.fields[field.name] ?? field.initial, language, own);
  return own && own.image === node.fields.image ? { ...entry, image_obj: own.image_obj, image_thumbnails: own.image_thumbnails } : entry;
}

/** The text with which a module begins to be one: a required one, else its first. */
export function openingText(fields: readonly CatalogueField[]): CatalogueField | undefined {
  const texts = fields.filter(isInline);
  return texts.find(({ is_required }) => is_required) ?? texts[0];
}

/** Whether visitors read it as running text, which is written in place. */
export function isInline({ kind }: Pick<CatalogueField, 'kind'>): boolean {
  return kind === 'translated-text' || kind === 'rich-text';
}

function fillField(module: Module, { name, kind, is_translated }: CatalogueField, value: unknown, language: Language, own?: Module): void {
  if (is_translated) {
    const shown = translate(value as Translated, language);
    module[name] = shown.text;
    if (shown.text !== '' && shown.language !== language) module.untranslated.push(name);
    return;
  }
  module[name] = value;
  const isSame = own !== undefined && own[name] === value;
  if (kind === 'content-link' && !isSame) module[`${name}_url`] = addressOf(value);
  if (kind === 'media' && !isSame) Object.assign(module, { [`${name}_obj`]: null, [`${name}_thumbnails`]: null });
}

/** Until the server has made it: an address is itself, a thing of the site leads nowhere yet. */
function addressOf(link: unknown): string {
  const text = String(link ?? '');
  return /^[a-z]+:[1-9]\d*$/.test(text) ? '#' : text;
}

function classesOf({ catalogue }: Drawing, node: TreeNode, own: Module | undefined): readonly string[] {
  const definition = catalogue.get(node.model);
  if (!definition?.allowed) return [];
  if (!definition.layout) return own?.columns.map(({ classes }) => classes) ?? ['col-12'];
  const { field, columns } = definition.layout;
  return columns[String(node.fields[field])] ?? Object.values(columns)[0] ?? ['col-12'];
}

/** Modules with all inside them, by id. */
export function byId(modules: readonly Module[]): [number, Module][] {
  return modules.flatMap((module) => [
    [module.id, module] as [number, Module],
    ...module.columns.flatMap(({ children }) => byId(children)),
  ]);
}
