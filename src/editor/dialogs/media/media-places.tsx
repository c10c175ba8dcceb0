import type { MediaPlace } from '../../../features/media/media.contract.ts';
import { placeState } from '../../../features/media/place-state.ts';
import { m } from '../../../paraglide/messages.js';

/** What can name a file and has no title. */
const names: Readonly<Record<string, () => string>> = {
  teaser: m.admin_list_teasers,
  opening_hours: m.admin_list_opening_hours,
  site_settings: m.admin_list_settings,
  navigation: m.admin_list_navigation,
};
const nameOf = (type: string) => names[type]?.() ?? type;

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
