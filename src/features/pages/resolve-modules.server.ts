import type { Reading } from '../../core/database/reading.server.ts';
import { isTranslated } from '../../core/fields/field.ts';
import type { Language, Translated } from '../../core/languages.ts';
import { translate } from '../../core/languages.ts';
import { type ModuleDefinition, type ModuleRegistry, upgradeFields } from '../../core/module/define-module.ts';
import type { Module } from '../../core/module/module.ts';
import { type MediaRow, toImage, toThumbnails } from '../media/media.read.server.ts';
import { readLinkAddresses } from './link-addresses.read.server.ts';
import type { StoredModule } from './snapshots/snapshot.ts';

/** Loads what a module shows of the site; returns further fields of it. `isDraft`: for an editor, of the draft. */
export type ModuleLoad = (
  module: Module,
  reading: Reading,
  language: Language,
  place: { isDraft: boolean },
) => Promise<Record<string, unknown>>;

/** The content type of modules that stand on no page: the samples of the catalogue. */
export const sampleType = 'sample';

/** What the product knows about modules; pages receive it and never name one. */
export interface ModuleKit {
  registry: ModuleRegistry;
  loads: ReadonlyMap<string, ModuleLoad>;
}

/** Where the modules stand. */
interface Place {
  content_type: string;
  object_id: number;
  media: ReadonlyMap<number, MediaRow>;
  /** For editors, who also see what is outside its online window. */
  isWhole?: boolean;
  /** For editors: these are the modules of the draft, with or without what is outside its window. */
  isDraft?: boolean;
}

/**
 * Stored modules as answers and views take them: texts of the language, media, links and what the modules load.
 * Modules outside their online window are left out (MOD-38), those nobody knows any more too.
 */
export async function resolveModules(
  reading: Reading,
  language: Language,
  stored: readonly StoredModule[],
  { kit, ...place }: Place & { kit: ModuleKit },
): Promise<Module[]> {
  const upgraded = upgradeAll(stored, kit.registry);
  const addressOf = await readLinkAddresses(reading, linksOf(upgraded, kit.registry), language);
  const loading: Promise<void>[] = [];
  const resolve = (nodes: readonly StoredModule[], parent: number | null): Module[] =>
    nodes.flatMap((node, order) => {
      const definition = kit.registry.get(node.model);
      if (!definition || !(place.isWhole || isInWindow(reading, node.fields))) return [];
      const classes = definition.children?.columns?.(node.fields) ?? (definition.children ? ['col-12'] : []);
      const module: Module = {
        id: node.id,
        model: node.model,
        slug: null,
        parent,
        content_type: place.content_type,
        object_id: place.object_id,
        columns: classes.map((name, index) => ({ index, classes: name, children: resolve(node.columns[index] ?? [], node.id) })),
        order,
        version: node.version,
        untranslated: [],
      };
      fillFields(module, definition, node.fields, { language, addressOf, media: place.media });
      const load = kit.loads.get(node.model);
      if (load)
        loading.push(
          load(module, reading, language, { isDraft: place.isDraft === true }).then((loaded) => void Object.assign(module, loaded)),
        );
      return [module];
    });
  const modules = resolve(upgraded, null);
  await Promise.all(loading);
  return modules;
}

function upgradeAll(stored: readonly StoredModule[], registry: ModuleRegistry): StoredModule[] {
  return stored.map((node) => {
    const definition = registry.get(node.model);
    const fields = definition ? upgradeFields(definition, node.fields, node.model_version) : node.fields;
    return { ...node, fields, columns: node.columns.map((column) => upgradeAll(column, registry)) };
  });
}

function linksOf(nodes: readonly StoredModule[], registry: ModuleRegistry): string[] {
  return nodes.flatMap((node) => [
    ...namesOf(registry.get(node.model), 'content-link').map((name) => String(node.fields[name] ?? '')),
    ...node.columns.flatMap((column) => linksOf(column, registry)),
  ]);
}

function namesOf(definition: ModuleDefinition | undefined, kind: string): string[] {
  return Object.entries(definition?.fields ?? {}).flatMap(([name, field]) => (field.kind === kind ? [name] : []));
}

interface FillContext {
  language: Language;
  addressOf: (link: string) => string;
  media: ReadonlyMap<number, MediaRow>;
}

function fillFields(module: Module, definition: ModuleDefinition, fields: Record<string, unknown>, context: FillContext): void {
  const { language, addressOf, media } = context;
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = fields[name] ?? field.initial;
    if (isTranslated(field)) {
      const shown = translate(value as Translated, language);
      module[name] = shown.text;
      if (shown.text !== '' && shown.language !== language) module.untranslated.push(name);
      continue;
    }
    module[name] = value;
    if (field.kind === 'content-link') module[`${name}_url`] = addressOf(value as string);
    if (field.kind !== 'media') continue;
    const row = media.get(value as number);
    module[`${name}_obj`] = row ? (field.accepts === 'image' ? toImage(row, language) : toFile(row)) : null;
    module[`${name}_thumbnails`] = row && field.accepts === 'image' ? toThumbnails(row) : null;
  }
}

function toFile({ id, path, name, size, content_type }: MediaRow) {
  return { id, url: `/media/${path}`, name, size, content_type };
}

/** True while a visitor may see it; an empty bound is open. Notes when that changes. */
function isInWindow(reading: Reading, { online_from, online_to }: Record<string, unknown>): boolean {
  const [from, to] = [online_from, online_to].map((bound) => (typeof bound === 'string' ? new Date(bound) : null));
  reading.changesAt(from ?? null);
  reading.changesAt(to ?? null);
  return (!from || from <= reading.now) && (!to || reading.now < to);
}
