import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { RoomOverview } from '../../features/booking/waiting-room/waiting-rooms.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { whenOf } from '../admin-notes.tsx';
import type { EntryAction } from './entry-action.ts';

/** What is happening in the waiting room of a performance (SHOP-90). It is switched on in the performance's form. */
export const waitingRoomAction: EntryAction = {
  isFor: ({ name }, { deleted_at, values }) => name === 'events' && deleted_at === null && Boolean(values.id_jet),
  submit: async ({ language }, resource, entry) => ({ to: `${adminHref(language, resource.name, entry.id)}/waiting-room` }),
  show: async ({ options, language }, resource, entry) => {
    const title = titleOf(resource, entry.values, language);
    const editHref = adminHref(language, resource.name, entry.id);
    const room = await options.waitingRooms.overview(entry.id);
    return {
      status: 200,
      title: `${m.admin_room()}: ${title}`,
      current: resource.name,
      view: (
        <section className="adm-section">
          <h1>{m.admin_room()}</h1>
          <p>
            <strong>{title}</strong>
            {whenOf(entry, language)}
          </p>
          <p>{m.admin_room_hint()}</p>
          <p className="bs-note">{!room ? m.admin_room_off() : room.isSwitchedOn ? m.admin_room_on() : m.admin_room_by_itself()}</p>
          {room && <Numbers room={room} />}
          <div className="bs-row wrap">
            <a className="bs-btn" href={`${editHref}/waiting-room`}>
              {m.room_reload()}
            </a>
            <a className="bs-btn" href={editHref}>
              {m.admin_back_to_entry()}
            </a>
          </div>
        </section>
      ),
    };
  },
};

function Numbers({ room: { waiting, choosing, served, seats, size } }: { room: RoomOverview }) {
  const rows = [
    [m.admin_room_waiting(), String(waiting)],
    [m.admin_room_choosing(), m.admin_room_choosing_of({ count: choosing, size })],
    [m.admin_room_served(), String(served)],
    [m.admin_room_seats(), seats === null ? m.admin_room_unknown() : String(seats)],
  ];
  return (
    <table className="bs-table">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="bs-num">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
