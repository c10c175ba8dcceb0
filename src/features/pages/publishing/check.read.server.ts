import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { addDays } from '../../../core/text/dates.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { localDay } from '../../../core/text/wall-clock.ts';
import { matchUrl, pageHref } from '../../../urls.ts';
import { usageWarningDays } from '../../media/library.read.server.ts';
import { describeModules } from '../drafts/catalogue.server.ts';
import type { Finding } from '../drafts/draft.contract.ts';
import { readMediaRows } from '../drafts/draft.read.server.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { type ContentTree, isThere, type TreeNode } from '../operations/content-tree.ts';
import { readPageTree } from '../page-tree.read.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { checkDraft } from './check/check-draft.ts';
import { linksIn } from './check/check-links.ts';

/** The check of a draft in a language, with its links and pictures looked up. */
export async function readFindings(reading: Reading, kit: ModuleKit, language: Language, tree: ContentTree): Promise<Finding[]> {
  const catalogue = new Map(describeModules(kit.registry, language).map((module) => [module.name, module.fields]));
  const fieldsOf = (model: string) => catalogue.get(model) ?? [];
  const shown = [...tree.values()].filter(({ id }) => isThere(tree, id));
  const links = shown.flatMap((node) => linksOf(node, fieldsOf(node.model), language));
  const addressOf = await readLinkAddresses(reading, links, language);
  const pages = new Set([...(await readPageTree(reading, language)).values()].flatMap(({ urls }) => Object.values(urls)));
  const files = await readMediaRows(reading.db, filesOf(shown, fieldsOf));
  return checkDraft(tree, {
    language,
    now: reading.now,
    fieldsOf,
    slugOf: slugify,
    isAlive: (link) => isAlive(addressOf(link), pages),
    isDescribed: (id) => files.get(id)?.is_decorative === true || translate(files.get(id)?.description, language).text !== '',
    usageEndOf: (id) => {
      const end = files.get(id)?.usage_until ?? null;
      return end !== null && end <= addDays(localDay(reading.now), usageWarningDays) ? end : null;
    },
  });
}

/** The findings that prevent publishing; they need no further reads. */
export function mustFindings(kit: Pick<ModuleKit, 'registry'>, language: Language, tree: ContentTree, now: Date): Finding[] {
  const catalogue = new Map(describeModules(kit.registry, language).map((module) => [module.name, module.fields]));
  const found = checkDraft(tree, {
    language,
    now,
    fieldsOf: (model) => catalogue.get(model) ?? [],
    slugOf: slugify,
    isAlive: () => true,
    isDescribed: () => true,
    usageEndOf: () => null,
  }).filter(({ severity }) => severity === 'must');
  const invalid = [...tree.values()]
    .filter(({ id }) => isThere(tree, id))
    .flatMap((node) =>
      Object.entries(kit.registry.get(node.model)?.check?.({ ...node.fields } as never) ?? {}).map(
        ([field, detail]): Finding => ({ rule: 'invalid', severity: 'must', module: node.id, field, detail }),
      ),
    );
  return [...found, ...invalid];
}

function isAlive(address: string, pages: ReadonlySet<string>): boolean {
  if (!address.startsWith('/')) return address !== '';
  const path = address.split(/[?#]/)[0] ?? '';
  const match = matchUrl(path);
  if (!match) return !/^\/(de|en)(\/|$)/.test(path);
  return match.name !== 'page' || pages.has(path) || pages.has(pageHref(match.language, path));
}

type Fields = ReturnType<typeof describeModules>[number]['fields'];

function linksOf(node: TreeNode, fields: Fields, language: Language): string[] {
  return fields.flatMap(({ name, kind }) => {
    if (kind === 'content-link') return [String(node.fields[name] ?? '')];
    return kind === 'rich-text' ? linksIn(translate(node.fields[name] as never, language).text).map(({ href }) => href) : [];
  });
}

function filesOf(nodes: readonly TreeNode[], fieldsOf: (model: string) => Fields): number[] {
  return nodes.flatMap((node) =>
    fieldsOf(node.model).flatMap(({ name, kind }) => (kind === 'media' && node.fields[name] ? [Number(node.fields[name])] : [])),
  );
}
