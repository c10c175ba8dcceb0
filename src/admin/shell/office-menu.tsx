import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { OfficeLink, OfficeLinks } from './office-links.ts';

/** Groups that are open where no page of another group is shown: the daily work, which fits a window of 800 px. */
const daily = new Set(['programme', 'venue', 'website']);

interface OfficeMenuProps {
  links: OfficeLinks;
  /** Name of the current screen. */
  current: string | null;
}

/** Menu of all screens the user may open: a column on wide screens, a disclosure on phones. Each group is a disclosure as well. */
export function OfficeMenu({ links: { first, groups }, current }: OfficeMenuProps) {
  const here = groups.find(({ links }) => links.some(({ name }) => name === current))?.name;
  const isOpen = (name: string) => (here === undefined || daily.has(here) ? daily.has(name) || groups.length === 1 : name === here);
  return (
    <details className="adm-menu">
      <summary>{m.office_menu()}</summary>
      <nav className="bs-nav" aria-label={m.office_menu()}>
        {first.length > 0 && <Links links={first} current={current} />}
        {groups.map(({ name, label, links }) => (
          <details key={name} className="adm-group" open={isOpen(name)}>
            <summary>
              {label}
              <ToolIcon name="down" />
            </summary>
            <Links links={links} current={current} label={label} />
          </details>
        ))}
      </nav>
    </details>
  );
}

function Links({ links, current, label }: { links: readonly OfficeLink[]; current: string | null; label?: string }) {
  return (
    <ul aria-label={label}>
      {links.map(({ name, label: text, href, icon }) => (
        <li key={name}>
          <a href={href} aria-current={name === current ? 'page' : undefined}>
            <ToolIcon name={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
