import type { ReactNode } from 'react';
import type { EditedEntry } from '../../features/admin/drafts/entry-draft.read.server.ts';
import type { Sales } from '../../features/booking/shop-gateway.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from '../forms/form-state.ts';
import { restoreTyped } from './entry-href.ts';
import { reinstatementLabel } from './event-changes/reinstatement-texts.ts';
import { Sold } from './sold.tsx';

interface EntrySideProps {
  editHref: string;
  /** Names of the available actions. */
  actions: readonly string[];
  /** In how many other places it is shown. */
  uses: number;
  /** Null where nothing is sold. */
  sales: Sales | null;
}

/** What stands beside an entry's form: its state and what happens to a performance before the fields, what is looked up seldom after them. */
export function EntryChanges({ editHref, actions, entry }: Pick<EntrySideProps, 'editHref' | 'actions'> & { entry: EditedEntry | null }) {
  const changes = actions.filter((action) => happened.has(action));
  if (changes.length === 0) return null;
  return (
    <SideCard title={m.admin_happened()} name="happened">
      <ActionLinks editHref={editHref} actions={changes} labels={entry && { reinstate: reinstatementLabel({ values: entry.live }) }} />
      <p className="bs-hint">{m.admin_happened_hint()}</p>
    </SideCard>
  );
}

export function EntryLinks({ editHref, actions, uses, sales }: EntrySideProps) {
  const selling = actions.filter((action) => sale.has(action));
  const others = actions.filter((action) => !happened.has(action) && !sale.has(action));
  return (
    <>
      {(selling.length > 0 || sales) && (
        <SideCard title={m.admin_tickets()} name="selling">
          {sales && (
            <p className="adm-sales">
              <Sold sales={sales} />
            </p>
          )}
          <ActionLinks editHref={editHref} actions={selling} />
        </SideCard>
      )}
      {others.length > 0 && (
        <SideCard title={m.admin_also()} name="also">
          {uses > 0 && (
            <p>
              <a href={`${editHref}/history#uses`}>{m.admin_used_in({ count: uses })}</a>
            </p>
          )}
          <ActionLinks editHref={editHref} actions={others} />
        </SideCard>
      )}
    </>
  );
}

interface TrashedActionsProps extends Pick<EntrySideProps, 'editHref' | 'actions'> {
  /** What its form was sent with while it is in the trash; null for who just looks at it. */
  typed: FormState | null;
}

/** An entry in the trash has no form: it is restored, or deleted for good. */
export function TrashedActions({ editHref, actions, typed }: TrashedActionsProps) {
  return (
    <>
      <div className="bs-note warn" role={typed ? 'alert' : undefined}>
        <p>
          {m.admin_in_trash()} {typed && m.admin_in_trash_typed()}
        </p>
      </div>
      <div className="bs-row wrap">
        {actions.includes('restore') && (
          <form method="post" action={typed ? editHref : `${editHref}/restore`}>
            {[...(typed ?? [])].map(
              ([name, value]) => name !== 'operation' && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <button className="bs-btn primary" type="submit" {...(typed && { name: 'operation', value: restoreTyped })}>
              {m.admin_restore()}
            </button>
          </form>
        )}
        <ActionLinks editHref={editHref} actions={actions.filter((action) => action !== 'restore')} />
      </div>
    </>
  );
}

function SideCard({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section className="adm-section" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

interface ActionLinksProps extends Pick<EntrySideProps, 'editHref' | 'actions'> {
  /** In place of the words of an action. */
  labels?: Readonly<Record<string, string>> | null;
}

function ActionLinks({ editHref, actions, labels }: ActionLinksProps) {
  if (actions.length === 0) return null;
  return (
    <div className="bs-row wrap adm-entry-actions">
      {actions.map((action) => (
        <a key={action} className={`bs-btn ${dangers.has(action) ? 'danger' : ''}`} href={`${editHref}/${action}`}>
          {labels?.[action] ?? words[action]?.() ?? action}
        </a>
      ))}
    </div>
  );
}

const happened: ReadonlySet<string> = new Set(['cancel', 'reinstate', 'postpone', 'move']);
const sale: ReadonlySet<string> = new Set(['live', 'stock', 'seat-plan', 'waiting-list', 'waiting-room']);
const dangers: ReadonlySet<string> = new Set(['cancel', 'delete', 'purge']);
const words: Readonly<Record<string, () => string>> = {
  cancel: m.admin_cancel_action,
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
