import { fetchCall } from '../../../core/contract/client.ts';
import type { Language } from '../../../core/languages.ts';
import type { getUserDetails, UserDetails } from '../accounts.contract.ts';

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

/** Current login state, from the last user-details response (USER-01); anonymous before the first. */
export const readLogin = (): UserDetails => state;

export function onLoginChange(listener: () => void): void {
  listeners.add(listener);
}

/** Loads the login state. A failure is logged and leaves the previous state (API-05). */
export async function fetchLogin(language: Language): Promise<void> {
  try {
    become(await fetchCall<typeof getUserDetails>('/api/user-details/', { language }));
  } catch (error) {
    console.info(error);
  }
}

/** Resets the login state to anonymous (USER-02). */
export function clearLogin(): void {
  become(nobody);
}

function become(next: UserDetails): void {
  state = next;
  for (const listener of listeners) listener();
}
