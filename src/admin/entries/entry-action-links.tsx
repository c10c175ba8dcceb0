import { m } from '../../paraglide/messages.js';

/** Links and buttons of the entry's actions. */
export function EntryActions({ editHref, actions, isInTrash }: { editHref: string; actions: readonly string[]; isInTrash: boolean }) {
  return (
    <>
      {isInTrash && <p className="bs-note warn">{m.admin_in_trash()}</p>}
      <nav className="bs-row wrap adm-entry-actions" aria-label={m.admin_actions()}>
        {actions.map((action) =>
          action === 'restore' ? (
            <form key={action} method="post" action={`${editHref}/restore`}>
              <button className="bs-btn primary" type="submit">
                {m.admin_restore()}
              </button>
            </form>
          ) : (
            <a key={action} className={`bs-btn ${dangers.includes(action) ? 'danger' : ''}`} href={`${editHref}/${action}`}>
              {words[action]?.() ?? action}
            </a>
          ),
        )}
      </nav>
    </>
  );
}

const dangers = ['cancel', 'delete', 'purge'];
const words: Readonly<Record<string, () => string>> = {
  cancel: m.admin_cancel_action,
  reinstate: m.admin_reinstate_action,
  postpone: m.admin_postpone_action,
  move: m.admin_move_action,
  series: m.admin_series,
  stock: m.admin_stock,
  'waiting-list': m.admin_waiting_list,
  'waiting-room': m.admin_room,
  live: m.admin_live,
  'seat-plan': m.admin_seat_plan,
  history: m.admin_history,
  delete: m.admin_delete,
  purge: m.admin_purge,
};
