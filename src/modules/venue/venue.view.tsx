import { useContext } from 'react';
import type { ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import type { VenueItem } from '../../features/programme/programme.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import type { venue } from './venue.module.ts';

export function VenueView({ module: { venue_obj } }: ViewProps<typeof venue, { venue_obj: VenueItem | null }>) {
  const Title = titleTag(useContext(LevelAbove));
  if (!venue_obj) return null;
  const { name, street, zip, city, link, image_obj, image_thumbnails } = venue_obj;
  const { text, style } = titleFit(name);
  const address = [street, `${zip} ${city}`.trim()].filter(Boolean);
  return (
    <article className="m-venue">
      {image_obj && (
        <div className="pic">
          <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 47.99em) 92vw, 50vw" ratio={[3, 2]} isDecorative />
        </div>
      )}
      <div className="txt">
        <Title className="h3 display" style={style}>
          {link.url ? <a href={link.url}>{text}</a> : text}
        </Title>
        <address>
          {address.map((line, index) => (
            <span key={line}>
              {index > 0 && ', '}
              {line}
            </span>
          ))}
        </address>
        {link.url && (
          <p className="more" aria-hidden="true">
            {m.module_venue_visit()}
            <Icon name="right" />
          </p>
        )}
      </div>
    </article>
  );
}
