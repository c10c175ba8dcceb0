import type { Language } from '../core/languages.ts';
import { type ResourceName, resourceNames } from '../features/admin/resource-names.ts';
import { type OfficeGroup, sitePagesFor } from '../features/admin/site-pages.shapes.ts';
import { m } from '../paraglide/messages.js';
import { adminHref } from '../urls.ts';
import { resourceLabels } from './labels.ts';

/** Resources by menu group; those in no group are the lists behind filters. Site pages declare their group. */
const groups: readonly { group: OfficeGroup; label: () => string; names: readonly ResourceName[] }[] = [
  { group: 'programme', label: m.admin_group_programme, names: ['events', 'productions', 'series', 'venues', 'rooms'] },
  { group: 'venue', label: m.admin_group_venue, names: ['persons', 'articles', 'forms'] },
  { group: 'website', label: m.admin_group_website, names: ['breaking-news', 'opening-hours', 'teasers', 'search-synonyms'] },
  { group: 'administration', label: m.admin_group_administration, names: [] },
];
const named = new Set(groups.flatMap(({ names }) => names));
const lists = resourceNames.filter((name) => !named.has(name));

/** Link of the menu. */
const linkOf = (name: ResourceName) => ({ name, label: resourceLabels[name] });

interface OfficeMenuProps {
  language: Language;
  current: string | null;
  isAdministrator: boolean;
}

/** Menu of all office pages the user may open: a column on wide screens, a disclosure on phones. */
export function OfficeMenu({ language, current, isAdministrator }: OfficeMenuProps) {
  const site = sitePagesFor(isAdministrator);
  const shown = [
    ...groups.map(({ group, label, names }) => ({ label, links: [...names.map(linkOf), ...site.filter((page) => page.group === group)] })),
    { label: m.admin_group_lists, links: lists.map(linkOf) },
  ].filter(({ links }) => links.length > 0);
  return (
    <details className="adm-menu">
      <summary>{m.admin_menu()}</summary>
      <nav className="bs-nav" aria-label={m.admin_menu()}>
        {shown.map(({ label, links }, index) => (
          <div key={label()}>
            <p className="adm-group" id={`group-${index}`}>
              {label()}
            </p>
            <ul aria-labelledby={`group-${index}`}>
              {links.map(({ name, label }) => (
                <li key={name}>
                  <a href={adminHref(language, name)} aria-current={name === current ? 'page' : undefined}>
                    {label()}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
