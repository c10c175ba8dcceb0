import type { Language } from '../../core/languages.ts';
import { resourceOfType, siteResourceOf } from '../../features/admin/resources.server.ts';
import type { MediaPlace } from '../../features/media/media.contract.ts';
import { placeState } from '../../features/media/place-state.ts';
import { navMenus } from '../../features/pages/nav.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { adminHref } from '../../urls.ts';
import { resourceLabels } from '../labels.ts';
import { menuLabels } from '../navigation/navigation-form.tsx';

interface UsedInProps {
  places: readonly MediaPlace[];
  language: Language;
  isAdministrator: boolean;
}

/** Uses of a file with links to edit them, where the user may (ADMIN-320). */
export function UsedIn({ places, language, isAdministrator }: UsedInProps) {
  return (
    <section className="adm-section" aria-labelledby="used">
      <h2 id="used">{places.length === 0 ? m.media_unused() : m.media_used_in({ count: places.length })}</h2>
      {places.length > 0 && (
        <ul className="adm-places">
          {places.map((place) => {
            const { content_type, object_id, module, field } = place;
            const address = isForAdministrators(place) && !isAdministrator ? '' : addressOf(place, language);
            const name = nameOf(place);
            return (
              <li key={`${content_type}${object_id}.${module}.${field}`}>
                {address ? <a href={address}>{name}</a> : name} <span className="bs-meta">{stateOf(place)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** What has no title of its own, such as the teaser of a list, is named as in the office's lists. */
function nameOf({ content_type, object_id, title }: MediaPlace): string {
  const resource = resourceOfType(content_type) ?? siteResourceOf(content_type);
  if (content_type === 'navigation') return m.admin_list_navigation();
  if (resource?.single) return resourceLabels[resource.name]();
  return title || `${resource ? resourceLabels[resource.name]() : content_type} ${object_id}`;
}

/** Menus, site settings and blocks of HTML. */
const isForAdministrators = ({ content_type }: MediaPlace) => content_type === 'navigation' || siteResourceOf(content_type) !== null;

/** Modules are edited on their page, entries in the office. */
function addressOf({ content_type, object_id, module, url }: MediaPlace, language: Language): string {
  const resource = module === null ? (resourceOfType(content_type) ?? siteResourceOf(content_type)) : null;
  if (content_type === 'navigation') return adminHref(language, content_type);
  if (resource) return adminHref(language, resource.name, resource.single ? undefined : object_id);
  return url && `${url}?edit`;
}

function stateOf(place: MediaPlace): string {
  const { content_type, module, field } = place;
  const of = module === null ? (resourceOfType(content_type) ?? siteResourceOf(content_type))?.fields[field] : undefined;
  const menu = navMenus.find((name) => content_type === 'navigation' && name === field);
  return [menu ? menuLabels[menu]() : of && interfaceText(of.label), placeState(place)].filter(Boolean).join(', ');
}
