import { m } from '../../paraglide/messages.js';
import type { CatalogueModule } from '../session/catalogue.ts';

/** The types of the toolbar in the order of the brief (MOD-34); all others follow in their groups. */
const toolbarTypes = [
  ...['headline', 'text', 'link', 'image', 'faq', 'video', 'audio', 'viewer', 'quote'],
  ...['full-teaser', 'teaser-list', 'image-list', 'video-list', 'social-media'],
];

const groupNames: Record<string, () => string> = {
  layout: m.edit_group_layout,
  text: m.edit_group_text,
  picture: m.edit_group_picture,
  media: m.edit_group_media,
  programme: m.edit_group_programme,
  more: m.edit_group_more,
};

export interface CatalogueGroup {
  name: string;
  modules: readonly CatalogueModule[];
}

/** The groups a module can be looked for in: used last, types of the toolbar, and what it is for. A module may be in several. */
export function groupsOf(modules: readonly CatalogueModule[], used: readonly string[]): CatalogueGroup[] {
  const named = (names: readonly string[]) => names.flatMap((name) => modules.find((module) => module.name === name) ?? []);
  const groups = [
    { name: m.edit_group_used(), modules: named(used) },
    { name: m.edit_group_toolbar(), modules: named(toolbarTypes) },
    ...Object.entries(groupNames).map(([group, name]) => ({ name: name(), modules: modules.filter((module) => module.group === group) })),
  ];
  return groups.filter((group) => group.modules.length > 0);
}

/** The modules as the catalogue lists them: those of the group of this name, or with null all groups, where each stands once. */
export function shownGroups(modules: readonly CatalogueModule[], used: readonly string[], shown: string | null): CatalogueGroup[] {
  const groups = groupsOf(modules, used);
  const chosen = groups.find(({ name }) => name === shown);
  if (chosen) return [chosen];
  const listed = new Set<CatalogueModule>();
  const rest = groups.map((group) => {
    const left = group.modules.filter((module) => !listed.has(module));
    for (const module of left) listed.add(module);
    return { ...group, modules: left };
  });
  return rest.filter((group) => group.modules.length > 0);
}

/** What a search has found as one group: names that begin with the words, names that contain them, the rest. */
export function foundModules(modules: readonly CatalogueModule[], words: string): CatalogueGroup[] {
  const rank = ({ label }: CatalogueModule) => {
    const at = label.toLocaleLowerCase().indexOf(words.toLocaleLowerCase());
    return at < 0 ? 2 : Math.min(at, 1);
  };
  const sorted = [...modules].sort((one, other) => rank(one) - rank(other));
  return sorted.length === 0 ? [] : [{ name: m.edit_group_found(), modules: sorted }];
}

/** The names of a module's layouts, as '50 / 50', by their codes; none for a module without columns to choose. */
export function layoutNames({ layout, fields }: CatalogueModule): Map<string, string> {
  const labels = new Map(fields.find(({ name }) => name === layout?.field)?.codes?.map(({ code, label }) => [code, label]));
  return new Map(Object.keys(layout?.columns ?? {}).map((code) => [code, labels.get(code) ?? code]));
}

/** The layout of a module that the words name, as the fields it begins with; null for other words. */
export function namedLayout(module: CatalogueModule, words: string): Readonly<Record<string, unknown>> | null {
  const plain = (text: string) => text.trim().replace(/[^\p{L}\p{N}]+/gu, '-');
  const code = [...layoutNames(module)].find((names) => names.some((name) => plain(name) === plain(words)))?.[0];
  return module.layout && code !== undefined ? { [module.layout.field]: code } : null;
}
