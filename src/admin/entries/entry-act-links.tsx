import { m } from '../../paraglide/messages.js';

/** The ways to what can be done to an entry; of one in the trash there is nothing else. */
export function EntryActs({ own, acts, isInTrash }: { own: string; acts: readonly string[]; isInTrash: boolean }) {
  return (
    <>
      {isInTrash && <p className="bs-note warn">{m.admin_in_trash()}</p>}
      <nav className="bs-row wrap adm-entry-acts" aria-label={m.admin_acts()}>
        {acts.map((act) =>
          act === 'restore' ? (
            <form key={act} method="post" action={`${own}/restore`}>
              <button className="bs-btn primary" type="submit">
                {m.admin_restore()}
              </button>
            </form>
          ) : (
            <a key={act} className={`bs-btn ${dangers.includes(act) ? 'danger' : ''}`} href={`${own}/${act}`}>
              {words[act]?.() ?? act}
            </a>
          ),
        )}
      </nav>
    </>
  );
}

const dangers = ['cancel', 'delete', 'purge'];
const words: Readonly<Record<string, () => string>> = {
  cancel: m.admin_cancel_act,
  postpone: m.admin_postpone_act,
  move: m.admin_move_act,
  series: m.admin_series,
  stock: m.admin_stock,
  history: m.admin_history,
  delete: m.admin_delete,
  purge: m.admin_purge,
};
