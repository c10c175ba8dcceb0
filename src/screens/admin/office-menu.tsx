import type { Language } from '../../core/languages.ts';
import { resourceNames } from '../../features/admin/resource-names.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { resourceLabels } from './labels.ts';
import { siteLinks } from './site/site-links.ts';

/** Which pages stand together, by the last part of their address; kinds of content that are not named are the lists behind filters. */
const groups: readonly { label: () => string; names?: readonly string[] }[] = [
  { label: m.admin_group_programme, names: ['events', 'productions', 'series', 'venues', 'rooms'] },
  { label: m.admin_group_house, names: ['persons', 'articles', 'forms', 'form-entries', 'media'] },
  { label: m.admin_group_website, names: ['breaking-news', 'opening-hours', 'teasers', 'navigation', 'redirects'] },
  { label: m.admin_group_administration, names: ['users', 'settings', 'design', 'html'] },
  { label: m.admin_group_lists },
];
const named = new Set(groups.flatMap(({ names = [] }) => names));

interface OfficeMenuProps {
  language: Language;
  current: string | null;
  isAdministrator: boolean;
}

/** Every page of the office this person may open: a column where there is room, behind one press where there is none. */
export function OfficeMenu({ language, current, isAdministrator }: OfficeMenuProps) {
  const labels = new Map<string, () => string>([
    ...resourceNames.map((name): [string, () => string] => [name, resourceLabels[name]]),
    ...siteLinks(isAdministrator).map(({ name, label }): [string, () => string] => [name, label]),
  ]);
  return (
    <details className="adm-menu">
      <summary>{m.admin_menu()}</summary>
      <nav className="bs-nav" aria-label={m.admin_menu()}>
        {groups.map(({ label, names }, index) => {
          const own = names ? names.filter((name) => labels.has(name)) : [...labels.keys()].filter((name) => !named.has(name));
          if (own.length === 0) return null;
          return (
            <div key={label()}>
              <p className="adm-group" id={`group-${index}`}>
                {label()}
              </p>
              <ul aria-labelledby={`group-${index}`}>
                {own.map((name) => (
                  <li key={name}>
                    <a href={adminHref(language, name)} aria-current={name === current ? 'page' : undefined}>
                      {labels.get(name)?.()}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </details>
  );
}
