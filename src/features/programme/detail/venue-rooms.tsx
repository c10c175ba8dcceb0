import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';
import type { VenueDetail } from '../programme.shapes.ts';

/** The rooms of a venue with their seats; each leads to what is on there. Links from elsewhere arrive at '#room-<id>'. */
export function VenueRooms({ rooms, language }: { rooms: VenueDetail['rooms']; language: Language }) {
  if (rooms.length === 0) return null;
  return (
    <section className="sec wrap side-s" aria-labelledby="rooms">
      <h2 id="rooms">{m.venue_rooms()}</h2>
      <ul className="entries rooms-l">
        {rooms.map(({ id, name, seats }) => (
          <li key={id} id={`room-${id}`}>
            <h3>{name}</h3>
            <p className="muted">{seats !== null && m.home_seats({ count: seats })}</p>
            <a className="more" href={href('events', language, {}, { room: id })} aria-label={m.venue_room_dates({ room: name })}>
              {m.programme()}
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
