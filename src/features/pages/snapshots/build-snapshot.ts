import { type Field, isTranslated } from '../../../core/fields/field.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import { type ModuleRegistry, upgradeFields } from '../../../core/module/define-module.ts';
import type { SnapshotTree, StoredModule, StoredPage } from './snapshot.ts';

/** A row of the draft. */
export interface DraftSection {
  id: number;
  parent: number | null;
  column: number;
  order: number;
  model: string;
  model_version: number;
  version: number;
  fields: Record<string, unknown>;
}

/** The draft of a container as one language publishes it (PAGE-06): its own tree, with texts of that language or what stands in for them. */
export function buildSnapshot(
  sections: readonly DraftSection[],
  page: StoredPage | null,
  language: Language,
  registry: ModuleRegistry,
): SnapshotTree {
  const media = new Set<number>(page?.og_image ? [page.og_image] : []);
  const below = Map.groupBy(sections, ({ parent }) => parent);
  const build = (section: DraftSection): StoredModule | null => {
    const definition = registry.get(section.model);
    if (!definition) return null;
    const upgraded = upgradeFields(definition, section.fields, section.model_version);
    const fields = Object.entries(definition.fields).map(([name, field]) => {
      const value = upgraded[name] ?? field.initial;
      if (field.kind === 'media' && value !== null) media.add(value as number);
      return [name, narrow(field, value, language)];
    });
    const { id, model, version } = section;
    return { id, model, model_version: definition.version, version, fields: Object.fromEntries(fields), columns: columnsOf(section.id) };
  };
  const columnsOf = (parent: number): StoredModule[][] => {
    const columns: StoredModule[][] = [];
    for (const child of inOrder(below.get(parent))) {
      while (columns.length <= child.column) columns.push([]);
      const built = build(child);
      if (built) columns[child.column]?.push(built);
    }
    return columns;
  };
  const modules = inOrder(below.get(null)).flatMap((section) => build(section) ?? []);
  return { language, page, modules, media: [...media] };
}

function inOrder(sections: readonly DraftSection[] = []): DraftSection[] {
  return sections.toSorted((one, other) => one.column - other.column || one.order - other.order || one.id - other.id);
}

/** Of a text only what this language shows, so that another one can be changed without touching it. */
function narrow(field: Field, value: unknown, language: Language): unknown {
  if (!isTranslated(field)) return value;
  const shown = translate(value as Translated, language);
  return shown.text === '' ? {} : { [shown.language]: shown.text };
}
