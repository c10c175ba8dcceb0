import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { OfficeLink, OfficeLinks } from './office-links.ts';

/** Groups that are open where no page of another group is shown: the daily work, which fits a window of 800 px. */
const daily = new Set(['programme', 'venue', 'website']);

interface OfficeMenuProps {
  links: OfficeLinks;
  counts: ReadonlyMap<string, number>;
  /** Name of the current screen. */
  current: string | null;
}

/** Menu of all screens the user may open: a column on wide screens, a disclosure on phones. Each group is a disclosure as well. */
export function OfficeMenu({ links: { first, groups }, counts, current }: OfficeMenuProps) {
  const here = groups.find(({ links }) => links.some(({ name }) => name === current))?.name;
  const isOpen = (name: string) => (here === undefined || daily.has(here) ? daily.has(name) || groups.length === 1 : name === here);
  return (
    <details className="adm-menu">
      <summary>
        {m.office_menu()}
        <ToolIcon name="down" />
      </summary>
      <nav className="bs-nav" aria-label={m.office_menu()}>
        {first.length > 0 && <Links links={first} {...{ counts, current }} />}
        {groups.map(({ name, label, links }) => (
          <details key={name} className="adm-group" open={isOpen(name)}>
            <summary>
              {label}
              <ToolIcon name="down" />
            </summary>
            <Links {...{ links, counts, current, label }} />
          </details>
        ))}
      </nav>
    </details>
  );
}

type LinksProps = Omit<OfficeMenuProps, 'links'> & { links: readonly OfficeLink[]; label?: string };

function Links({ links, counts, current, label }: LinksProps) {
  return (
    <ul aria-label={label}>
      {links.map(({ name, label: text, href, icon }) => (
        <li key={name}>
          <a href={href} aria-current={name === current ? 'page' : undefined}>
            <ToolIcon name={icon} />
            {text}
            <Count of={counts.get(name)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Count({ of }: { of: number | undefined }) {
  if (of === undefined) return null;
  return (
    <>
      <span className="bs-vh">, {m.office_menu_waiting({ count: of })}</span>
      <span className="bs-count" aria-hidden="true">
        {of}
      </span>
    </>
  );
}
