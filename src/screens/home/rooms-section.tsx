import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { HomeData } from '../home.tsx';

/** Rooms as a strip of ground plans; each leads to what is on there. */
export function RoomsSection({ rooms, language }: { rooms: HomeData['rooms']; language: Language }) {
  return (
    <section className="sec wrap last" aria-labelledby="rooms">
      <div className="sec-h">
        <h2 id="rooms">{m.home_rooms()}</h2>
      </div>
      <ul className="rooms">
        {rooms.map(({ id, name, seats }, index) => (
          <li key={id}>
            <a href={href('events', language, {}, { room: id })}>
              <RoomPlan index={index} />
              <h3>{name}</h3>
              {seats !== null && <p>{m.home_seats({ count: seats })}</p>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stage and rows of six kinds of room, drawn in turn: scenery, not a seating plan. */
const plans = [
  ['M18 6h44v14H18z', 'M14 26c16-6 36-6 52 0M11 36c18-7 40-7 58 0M8 46c20-8 44-8 64 0M6 56c22-9 46-9 68 0M10 68c18-7 42-7 60 0'],
  ['M24 8h32v12H24z', 'M22 28h36M20 38h40M20 48h40M20 58h40M20 68h40'],
  ['M8 30h14v20H8z', 'M30 14v52M40 14v52M50 14v52M60 14v52M70 14v52'],
  ['M30 30h20v20H30z', 'M22 18h36M22 62h36M18 22v36M62 22v36M22 10h36M22 70h36'],
  [
    'M29 40a11 11 0 1 0 22 0 11 11 0 1 0-22 0z',
    'M20 40a20 20 0 1 0 40 0 20 20 0 1 0-40 0zM12 40a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM5 40a35 35 0 1 0 70 0 35 35 0 1 0-70 0z',
  ],
  ['M8 8h64v30H8z', 'M8 8h64v64H8zM16 48h48M16 58h48'],
] as const;

function RoomPlan({ index }: { index: number }) {
  const [stage, rows] = plans[index % plans.length] ?? plans[0];
  return (
    <svg className="plan" viewBox="0 0 80 80" aria-hidden="true">
      <path className="st" d={stage} />
      <path d={rows} />
    </svg>
  );
}
