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

/** The modules as the catalogue lists them: used last, types of the toolbar, all others by what they are for. Each stands once. */
export function groupModules(modules: readonly CatalogueModule[], used: readonly string[]): CatalogueGroup[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const take = (names: readonly string[]) =>
    names.flatMap((name) => {
      const module = byName.get(name);
      byName.delete(name);
      return module ?? [];
    });
  const groups = [
    { name: m.edit_group_used(), modules: take(used) },
    { name: m.edit_group_toolbar(), modules: take(toolbarTypes) },
    ...Object.entries(groupNames).map(([group, name]) => ({
      name: name(),
      modules: take([...byName.values()].filter((module) => module.group === group).map((module) => module.name)),
    })),
  ];
  return groups.filter((group) => group.modules.length > 0);
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
