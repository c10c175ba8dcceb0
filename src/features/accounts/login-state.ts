import { fetchCall } from '../../core/contract/client.ts';
import type { Language } from '../../core/languages.ts';
import type { getUserDetails, UserDetails } from './accounts.contract.ts';

const nobody: UserDetails = {
  has_dashboard_online_access: false,
  is_logged_in: false,
  username: null,
  email: null,
  first_name: null,
  last_name: null,
  login_url: null,
  logout_url: null,
  webshop_url: null,
};

let state = nobody;
const listeners = new Set<() => void>();

/** Who is logged in, as user-details said it last (USER-01); nobody until it was asked. */
export const readLogin = (): UserDetails => state;

export function onLoginChange(listener: () => void): void {
  listeners.add(listener);
}

/** Asks who is logged in. A failure is only logged and leaves what was known (API-05). */
export async function fetchLogin(language: Language): Promise<void> {
  try {
    become(await fetchCall<typeof getUserDetails>('/api/user-details/', { language }));
  } catch (error) {
    console.info(error);
  }
}

/** Empties the login state (USER-02). */
export function clearLogin(): void {
  become(nobody);
}

function become(next: UserDetails): void {
  state = next;
  for (const listener of listeners) listener();
}
