import { type ReactNode, useId } from 'react';
import { readEntriesById } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import { resourceOfType, siteResourceOf } from '../../features/admin/resources.server.ts';
import type { LinkUse } from '../../features/admin/uses/link-uses.read.server.ts';
import { readLinkAddresses } from '../../features/pages/link-addresses.read.server.ts';
import { readTitles } from '../../features/pages/media-uses/media-places.read.server.ts';
import { navMenus } from '../../features/pages/nav.shapes.ts';
import { readablePath } from '../../features/site/redirect-path.ts';
import { redirectFields } from '../../features/site/site.fields.ts';
import { readRedirects } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { whenOf } from '../admin-notes.tsx';
import { fieldLabel } from '../forms/field-label.ts';
import { resourceLabels } from '../labels.ts';
import { menuLabels } from '../navigation/navigation-form.tsx';

/** Places that are listed individually. */
const shown = 50;

/** Title and edit address of each use; '' when no page can be opened. */
type NamedPlaces = ReadonlyMap<LinkUse, { title: string; address: string }>;

interface PlacesProps {
  uses: readonly LinkUse[];
  places: NamedPlaces;
  title?: string;
  children?: ReactNode;
}

/** List of uses with links. */
export function Places({ uses, places, title = m.admin_uses({ count: uses.length }), children }: PlacesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ul className="adm-places">
        {uses.slice(0, shown).map((use) => {
          const { type, id, field, isInTrash, isPending, isPlanned } = use;
          const { title, address } = places.get(use) ?? { title: '', address: '' };
          return (
            <li key={`${type}${id}${field}`}>
              {address ? <a href={address}>{title || id}</a> : title}
              <span className="bs-meta">
                {' '}
                {labelOf(use)}
                {isPending && `, ${isPlanned ? m.state_planned() : m.state_draft()}`}
                {isInTrash && `, ${m.admin_trash()}`}
              </span>
            </li>
          );
        })}
      </ul>
      {uses.length > shown && <p className="bs-meta">{m.admin_uses_more({ count: uses.length - shown })}</p>}
    </section>
  );
}

function labelOf({ type, field }: LinkUse): string {
  if (field === 'modules') return m.admin_used_in_module();
  if (type === 'redirect') return fieldLabel(redirectFields, field);
  const menu = navMenus.find((name) => type === 'navigation' && name === field);
  return menu ? menuLabels[menu]() : fieldLabel((resourceOfType(type) ?? siteResourceOf(type))?.fields ?? {}, field);
}

/** Entries link to the office, modules to their page; at most one query per content type. */
export async function placesOf({ reading, language }: AdminContext, uses: readonly LinkUse[]): Promise<NamedPlaces> {
  const first = uses.slice(0, shown);
  const [modules, entries] = [first.filter(({ field }) => field === 'modules'), first.filter(({ field }) => field !== 'modules')];
  const places = new Map<LinkUse, { title: string; address: string }>();
  // Menus, site settings and blocks of HTML are screens of administrators.
  const ofAdministrator = (name: string, id?: number) => (reading.viewer.isAdministrator ? adminHref(language, name, id) : '');
  for (const [type, of] of Map.groupBy(entries, (use) => use.type)) {
    if (type === 'navigation') for (const use of of) places.set(use, { title: m.admin_list_navigation(), address: ofAdministrator(type) });
    if (type === 'redirect') {
      const from = new Map((await readRedirects(reading)).map(({ id, old_path }) => [id, readablePath(old_path)]));
      for (const use of of)
        places.set(use, {
          title: `${m.admin_list_redirects()}: ${from.get(use.id) ?? ''}`,
          address: adminHref(language, 'redirects', use.id),
        });
    }
    const site = siteResourceOf(type);
    const resource = resourceOfType(type) ?? site;
    if (!resource) continue;
    const found = await readEntriesById(reading.db, resource, [...new Set(of.map(({ id }) => id))]);
    const titles = new Map(found.map((entry) => [entry.id, `${titleOf(resource, entry.values, language)}${whenOf(entry, language)}`]));
    for (const use of of) {
      const list = resourceLabels[resource.name]();
      const name = titles.get(use.id) ?? '';
      const title = site ? [list, !site.single && name].filter(Boolean).join(': ') : name;
      const id = site?.single ? undefined : use.id;
      places.set(use, { title, address: site ? ofAdministrator(resource.name, id) : adminHref(language, resource.name, use.id) });
    }
  }
  const linkOf = ({ type, id }: LinkUse) => `${type}:${id}`;
  const owners = modules.map(({ type, id }) => ({ content_type: type, object_id: id }));
  const titles = await readTitles(reading.db, owners, language);
  const addressOf = await readLinkAddresses(reading, modules.map(linkOf), language, { isOfflineToo: true });
  for (const use of modules) {
    const [link, address] = [linkOf(use), addressOf(linkOf(use))];
    const isKnown = address !== '' && address !== link;
    places.set(use, { title: titles.get(link) || m.link_kind_page(), address: isKnown ? `${address}?edit` : '' });
  }
  return places;
}
