import { eq } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { isTranslated } from '../../../core/fields/field.ts';
import { isLanguage, type Language, type StoredLanguage, type Translated, translate } from '../../../core/languages.ts';
import type { Module } from '../../../core/module/module.ts';
import type { ContentTree } from '../operations/content-tree.ts';
import { readPageTree } from '../page-tree.read.server.ts';
import { sections } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { readPublished } from '../snapshots/published.read.server.ts';
import { readOwner, resolveTree } from './draft.read.server.ts';
import { readDraftRows } from './draft-rows.server.ts';
import type { Owner } from './draft-snapshot.read.server.ts';

/** What the viewer may see of the container around: for editors the draft, for everybody else what is published and online. */
export async function readShown(
  kit: ModuleKit,
  reading: Reading,
  language: Language,
  at: { module: number | undefined; container: number | undefined },
  textLanguage: StoredLanguage = language,
) {
  const [row] =
    at.module === undefined
      ? []
      : await reading.db.select({ container: sections.container }).from(sections).where(eq(sections.id, at.module)).limit(1);
  const owner = await readOwner(reading.db, row?.container ?? at.container ?? 0);
  if (!owner) return null;
  if (reading.viewer.isEditor) {
    const { tree } = await readDraftRows(reading.db, kit.registry, owner.id, reading.now);
    const modules = await resolveTree(reading, kit, language, owner, tree);
    if (textLanguage !== language) fillTexts(modules, tree, kit, textLanguage);
    return { owner, modules };
  }
  if (!isLanguage(textLanguage)) return null;
  if (owner.content_type === 'page' && !(await readPageTree(reading, language)).has(owner.object_id)) return null;
  const published = await readPublished(reading, language, owner, kit);
  return published && { owner, modules: published.modules };
}

/** A container as a module with its sections in one column (MOD-33). */
export function containerModule({ id, slug, parent, content_type, object_id, version }: Owner, children: Module[]): Module {
  const columns = [{ index: 0, classes: 'col-12', children }];
  return { id, model: 'container', slug, parent, content_type, object_id, columns, order: 0, version, untranslated: [] };
}

/** Modules of a draft with the texts of a language that has no routes for visitors (I18N-03), changed in place. */
export function fillTexts(modules: readonly Module[], tree: ContentTree, { registry }: ModuleKit, language: StoredLanguage): void {
  for (const module of flatten(modules)) {
    const { fields = {} } = tree.get(module.id) ?? {};
    const names = Object.entries(registry.get(module.model)?.fields ?? {}).flatMap(([name, field]) => (isTranslated(field) ? [name] : []));
    const shown = names.map((name) => [name, translate(fields[name] as Translated, language)] as const);
    for (const [name, { text }] of shown) module[name] = text;
    module.untranslated = shown.filter(([, one]) => one.text !== '' && one.language !== language).map(([name]) => name);
  }
}

/** The modules with all modules in their columns. */
export function flatten(modules: readonly Module[]): Module[] {
  return modules.flatMap((module) => [module, ...module.columns.flatMap(({ children }) => flatten(children))]);
}
