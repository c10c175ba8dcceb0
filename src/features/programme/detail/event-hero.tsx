import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { titleSize } from '../../../ui/title-size.ts';
import { AccessList } from '../access-list.tsx';
import { EventLabels } from '../event-labels.tsx';
import type { EventDetail } from '../programme.shapes.ts';

interface EventHeroProps {
  event: EventDetail;
  breadcrumb: ReactNode;
  /** What one can do with the event beside booking it, as `more` links. */
  children?: ReactNode;
}

/** Head of the event page: what it is called, who made it, how it looks. */
export function EventHero({ event, breadcrumb, children }: EventHeroProps) {
  const { name, headline, preline, subline, untranslated, image_obj, image_thumbnails } = event;
  return (
    <div className={image_obj ? 'ehero dark' : 'ehero bare dark'}>
      <div className="wrap">
        {breadcrumb}
        <header className="head">
          <EventLabels event={event} />
          <h1 className={titleSize(name)} lang={untranslated.name}>
            {softHyphens(name)}
          </h1>
          {headline && (
            <p className="lead pre" lang={untranslated.headline}>
              {headline}
            </p>
          )}
          <p className="lead">
            {preline && <span lang={untranslated.preline}>{preline}</span>}
            {preline && subline && '. '}
            {subline && <span lang={untranslated.subline}>{subline}</span>}
          </p>
        </header>
        <div className="meta">
          <AccessList access={event.access} surtitles="" />
          {children}
        </div>
        {image_obj && (
          <div className="pic">
            <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 63.99em) 100vw, 42vw" ratio={[4, 5]} priority />
          </div>
        )}
      </div>
    </div>
  );
}
