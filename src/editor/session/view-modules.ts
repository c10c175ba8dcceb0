import { type Language, type Translated, translate } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import { type ContentTree, childrenOf, type TreeNode } from '../../features/pages/operations/content-tree.ts';
import { type Catalogue, type CatalogueField, fieldsOf } from './catalogue.ts';
import { type InheritedValues, isEmptyValue } from './inherited.ts';

/** Placeholder of a required text that is empty: the view renders its element, which can be edited in place. */
export const blank = '\u200b';

interface ViewContext {
  tree: ContentTree;
  catalogue: Catalogue;
  /** As the server made them last, by id: with pictures, addresses and what modules load. */
  made: ReadonlyMap<number, Module>;
  language: Language;
  owner: { content_type: string; object_id: number };
  /** The text being edited in place, as it was before: its element belongs to the writer meanwhile. */
  writing: { id: number; field: string; shown: string } | null;
}

/** The modules of a draft as views take them, made of what is in the browser (PAGE-06). */
export function viewModules(context: ViewContext, parent: number | null = null, column = 0): Module[] {
  return childrenOf(context.tree, parent)
    .filter((node) => !node.is_deleted && node.column === column)
    .flatMap((node, order) => viewModule(context, node, order) ?? []);
}

function viewModule(context: ViewContext, node: TreeNode, order: number): Module | null {
  const { catalogue, made, language, owner, writing } = context;
  const definition = catalogue.get(node.model);
  if (!definition) return null;
  const resolved = made.get(node.id);
  const classes = classesOf(context, node, resolved);
  const module: Module = {
    ...resolved,
    id: node.id,
    model: node.model,
    slug: null,
    parent: node.parent,
    ...owner,
    columns: classes.map((name, index) => ({ index, classes: name, children: viewModules(context, node.id, index) })),
    order,
    version: node.version,
    untranslated: [],
  };
  const fields = fieldsOf(catalogue, node.model);
  for (const field of fields) fillField(module, field, node.fields[field.name] ?? field.initial, language, resolved);
  const opening = openingText(fields);
  if (opening === undefined && definition.is_loaded && !resolved) module.is_pending = true;
  // A title that may be left out is not missing: the view shows what visitors read without it.
  const isAwaited = opening?.is_required || opening?.kind === 'rich-text';
  if (opening && isAwaited && !module[opening.name]) module[opening.name] = opening.kind === 'rich-text' ? '<p></p>' : blank;
  for (const { name, is_awaited } of fields) if (is_awaited && !module[name]) module[name] = '<p></p>';
  if (writing?.id === node.id) module[writing.field] = writing.shown;
  return module;
}

interface EntryViewOptions extends Pick<ViewContext, 'catalogue' | 'language' | 'owner'> {
  node: TreeNode;
  resolved: Module | undefined;
  inherited: InheritedValues | undefined;
}

/** The entry a page is about, in the shape of a module: its texts in one language as the page has them, also those of its production (EDIT-13, EDIT-340). */
export function viewEntry({ node, catalogue, language, owner, resolved, inherited }: EntryViewOptions): Module {
  const { id, model, version } = node;
  const entry: Module = { id, model, slug: null, parent: null, ...owner, columns: [], order: 0, version, untranslated: [] };
  for (const field of fieldsOf(catalogue, model)) {
    const value = node.fields[field.name] ?? field.initial;
    const isInherited = field.is_translated && isEmptyValue(value);
    fillField(entry, field, (isInherited && inherited?.values[field.name]) || value, language, resolved);
  }
  return resolved && resolved.image === node.fields.image
    ? { ...entry, image_obj: resolved.image_obj, image_thumbnails: resolved.image_thumbnails }
    : entry;
}

/** The text with which a module begins to be one: a required one, else its first. */
export function openingText(fields: readonly CatalogueField[]): CatalogueField | undefined {
  const texts = fields.filter(isInline);
  return texts.find(({ is_required }) => is_required) ?? texts[0];
}

/** Whether visitors read it as running text, which is edited in place. */
export function isInline({ kind }: Pick<CatalogueField, 'kind'>): boolean {
  return kind === 'translated-text' || kind === 'rich-text';
}

function fillField(
  module: Module,
  { name, kind, is_translated }: CatalogueField,
  value: unknown,
  language: Language,
  resolved?: Module,
): void {
  if (is_translated) {
    const shown = translate(value as Translated, language);
    module[name] = shown.text;
    if (shown.text !== '' && shown.language !== language) module.untranslated.push(name);
    return;
  }
  module[name] = value;
  const isSame = resolved !== undefined && resolved[name] === value;
  if (kind === 'content-link' && !isSame) module[`${name}_url`] = addressOf(value);
  if (kind === 'media' && !isSame) Object.assign(module, { [`${name}_obj`]: null, [`${name}_thumbnails`]: null });
}

/** Until the server has made it: an address is itself, a thing of the site leads nowhere yet. */
function addressOf(link: unknown): string {
  const text = String(link ?? '');
  return /^[a-z]+:[1-9]\d*$/.test(text) ? '#' : text;
}

function classesOf({ catalogue }: ViewContext, node: TreeNode, resolved: Module | undefined): readonly string[] {
  const definition = catalogue.get(node.model);
  if (!definition?.allowed) return [];
  if (!definition.layout) return resolved?.columns.map(({ classes }) => classes) ?? ['col-12'];
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
