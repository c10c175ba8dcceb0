import type { Language } from '../../core/languages.ts';
import type { User } from '../../features/accounts/accounts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListView } from '../lists/list-view.tsx';

interface UserListProps {
  users: readonly User[];
  search: string;
  language: Language;
  done: string | null;
  viewerId: number | null;
}

const rights = [
  ['is_superuser', m.admin_user_short_is_superuser],
  ['is_editor', m.admin_user_short_is_editor],
  ['has_dashboard_online_access', m.admin_user_short_has_dashboard_online_access],
  ['can_edit_html', m.admin_user_short_can_edit_html],
] as const;

/** All accounts with their rights. */
export function UserList({ users, search, language, done, viewerId }: UserListProps) {
  const base = adminHref(language, 'users');
  return (
    <ListView
      {...{ base, done }}
      title={m.admin_list_users()}
      actions={
        <a className="bs-btn primary" href={`${base}/new`}>
          {m.admin_user_new()}
        </a>
      }
      filter={<FilterForm base={base} search={search} />}
      count={users.length}
      isNarrowed={search !== ''}
      page={1}
      pages={1}
      hrefOf={() => base}
    >
      <ul className="adm-list">
        {users.map((user) => (
          <li key={user.id}>
            <div className="adm-what">
              <a href={`${base}/${user.id}`}>{user.username}</a>
              <p className="bs-meta">
                {[[user.first_name, user.last_name].filter(Boolean).join(' '), user.email].filter(Boolean).join(' · ')}
              </p>
            </div>
            {user.id === viewerId && <span className="bs-badge info">{m.admin_user_own()}</span>}
            {rights.map(([name, label]) =>
              user[name] ? (
                <span key={name} className="bs-badge">
                  {label()}
                </span>
              ) : null,
            )}
            <State user={user} />
          </li>
        ))}
      </ul>
    </ListView>
  );
}

function State({ user: { is_active, password_hash } }: { user: User }) {
  if (!is_active) return <span className="bs-state off">{m.admin_user_switched_off()}</span>;
  if (password_hash === null) return <span className="bs-state draft">{m.admin_user_invited()}</span>;
  return <span className="bs-state live">{m.admin_user_switched_on()}</span>;
}
