import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EventLabels, statusText } from '../rows/event-labels.tsx';
import { BarDate } from './bar-date.tsx';
import type { EventEntry } from './detail-entry.ts';
import { DetailHero } from './detail-hero.tsx';
import { useShopOf } from './event-bar.tsx';

interface EventHeroProps {
  event: EventEntry;
  language: Language;
  breadcrumb: ReactNode;
  /** Address of its production; null without one. */
  productionUrl: string | null;
  /** What one can do with the event beside booking it, as `more` links. */
  children?: ReactNode;
}

/** Head of the event page, with a link to its production. */
export function EventHero({ event, language, breadcrumb, productionUrl, children }: EventHeroProps) {
  const shop = useShopOf(event);
  const above = (
    <>
      {!shop && <UnsoldDate event={event} language={language} />}
      <EventLabels event={event} />
    </>
  );
  return (
    <DetailHero entry={event} breadcrumb={breadcrumb} above={above}>
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

/** When, above the title on a phone: the bar of an event that sells nothing does not stay at the lower edge there (hero.css). */
function UnsoldDate({ event: { date_start, statuses }, language }: Pick<EventHeroProps, 'event' | 'language'>) {
  return (
    <p className="off-date">
      <BarDate start={date_start} language={language} />
      {statuses.includes('sold_out') && `, ${statusText('sold_out')}`}
    </p>
  );
}
