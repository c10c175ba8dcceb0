import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isLanguage } from '../../../core/languages.ts';
import type { ModuleDefinition } from '../../../core/module/define-module.ts';
import { containers, isMainContainer, snapshots } from '../../pages/pages.tables.server.ts';
import type { SourceContext } from './document-source.ts';

type Tree = (typeof snapshots.$inferSelect)['tree'];

/** What is published of things of one content type: the tree by `id language`. Notes when the words in it change by themselves. */
export async function readPublishedTrees(parts: SourceContext, contentType: string, ids: readonly number[]): Promise<Map<string, Tree>> {
  const rows = await parts.db
    .select({ id: containers.object_id, language: snapshots.language, tree: snapshots.tree })
    .from(containers)
    .innerJoin(snapshots, and(eq(snapshots.container, containers.id), eq(snapshots.is_published, true)))
    .where(
      and(
        eq(containers.content_type, contentType),
        inArray(containers.object_id, [...ids]),
        isMainContainer,
        isNull(containers.deleted_at),
      ),
    );
  for (const { id, tree } of rows) noteNextWindow(parts, id, tree.modules);
  return new Map(rows.filter(({ language }) => isLanguage(language)).map(({ id, language, tree }) => [`${id} ${language}`, tree]));
}

/** The texts of the modules of a tree, each as its field gives it to the search. Modules outside their window are left out. */
export function textsOfModules(parts: SourceContext, tree: Tree | undefined): string[] {
  return collectTexts(parts, tree, () => true);
}

/** Headings and questions of a page alone: what stands below them is about their words. */
export function headingsOfModules(parts: SourceContext, tree: Tree | undefined): string[] {
  return collectTexts(parts, tree, ({ heading }, name) => heading === name);
}

function collectTexts(
  { registry, now }: SourceContext,
  tree: Tree | undefined,
  isWanted: (definition: ModuleDefinition, name: string) => boolean,
): string[] {
  if (!tree) return [];
  const collect = (nodes: Tree['modules']): string[] =>
    nodes.flatMap(({ model, fields, columns }) => {
      const definition = registry.get(model);
      if (!definition || !isInWindow(fields, now)) return [];
      const wanted = Object.entries(definition.fields).filter(([name]) => isWanted(definition, name));
      const fieldTexts = wanted.map(([name, field]) => {
        const value = fields[name];
        // A snapshot may have fields of an older definition.
        return field.schema.safeParse(value).success ? field.words(value, tree.language) : '';
      });
      return [...fieldTexts.filter(Boolean), ...columns.flatMap(collect)];
    });
  return collect(tree.modules);
}

function noteNextWindow(parts: SourceContext, id: number, nodes: Tree['modules']): void {
  for (const { fields, columns } of nodes) {
    for (const bound of [fields.online_from, fields.online_to]) {
      if (typeof bound !== 'string' || bound === '') continue;
      const moment = new Date(bound);
      const known = parts.changesAt.get(id);
      if (moment > parts.now && (!known || moment < known)) parts.changesAt.set(id, moment);
    }
    for (const column of columns) noteNextWindow(parts, id, column);
  }
}

function isInWindow({ online_from, online_to }: Record<string, unknown>, now: Date): boolean {
  const isReached = (bound: unknown) => typeof bound === 'string' && bound !== '' && new Date(bound) <= now;
  return (typeof online_from !== 'string' || online_from === '' || isReached(online_from)) && !isReached(online_to);
}
