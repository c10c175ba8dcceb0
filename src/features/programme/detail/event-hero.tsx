import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EventLabels } from '../rows/event-labels.tsx';
import type { EventEntry } from './detail-entry.ts';
import { DetailHero } from './detail-hero.tsx';

interface EventHeroProps {
  event: EventEntry;
  breadcrumb: ReactNode;
  /** Address of its production; null without one. */
  productionUrl: string | null;
  /** What one can do with the event beside booking it, as `more` links. */
  children?: ReactNode;
}

/** Head of the event page, with a link to its production. */
export function EventHero({ event, breadcrumb, productionUrl, children }: EventHeroProps) {
  return (
    <DetailHero entry={event} breadcrumb={breadcrumb} above={<EventLabels event={event} />}>
      {productionUrl && (
        <a className="more" href={productionUrl}>
          {m.event_to_production()}
          <Icon name="right" />
        </a>
      )}
      {children}
    </DetailHero>
  );
}
