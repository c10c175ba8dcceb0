import type { MediaPlace } from '../../../features/media/media.contract.ts';
import { placeState } from '../../../features/media/place-state.ts';
import { m } from '../../../paraglide/messages.js';

/** The teaser of a list is the one thing with a picture and no title. */
const nameOf = (type: string) => (type === 'teaser' ? m.admin_list_teasers() : type);

/** Where a file is used, each place with the way to it. */
export function MediaPlaces({ places }: { places: readonly MediaPlace[] }) {
  return (
    <section>
      <h3>{places.length === 0 ? m.media_unused() : m.media_used_in({ count: places.length })}</h3>
      <ul className="plain media-places" style={{ fontSize: 'var(--bs-text-sm)' }}>
        {places.map(({ content_type, object_id, module, field, title, url, ...states }) => (
          <li key={`${content_type}${object_id}.${module}.${field}`}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title || nameOf(content_type)
            )}{' '}
            <span className="bs-meta">{placeState(states)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
