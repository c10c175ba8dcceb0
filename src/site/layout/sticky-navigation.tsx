import { m } from '../../paraglide/messages.js';
import type { LayoutFacts } from '../rendering/page-facts.ts';

/** A bar at the lower edge of the window with the buttons that editors have made sticky (NAV-18, NAV-19). Hidden over the footer; none, no bar. */
export function StickyNavigation({ items }: { items: NonNullable<LayoutFacts['sticky']> }) {
  if (items.length === 0) return null;
  return (
    <nav className="sticky-nav" data-region="sticky" aria-label={m.sticky_navigation()}>
      {items.map(({ text, url }) => (
        <a key={url + text} className="btn" href={url}>
          {text}
        </a>
      ))}
    </nav>
  );
}
