import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { EventLabels } from '../event-labels.tsx';
import type { EventEntry } from './detail-entry.ts';
import { DetailHero } from './detail-hero.tsx';

interface EventHeroProps {
  event: EventEntry;
  breadcrumb: ReactNode;
  /** Address of its production; null without one. */
  productionUrl: string | null;
}

/** Head of the event page, with the way to its production. */
export function EventHero({ event, breadcrumb, productionUrl }: EventHeroProps) {
  return (
    <DetailHero entry={event} breadcrumb={breadcrumb} above={<EventLabels event={event} />}>
      {productionUrl && (
        <Link className="more" to={productionUrl}>
          {m.event_to_production()}
          <Icon name="right" />
        </Link>
      )}
    </DetailHero>
  );
}
