import { accept } from '../../core/contract/accept.ts';
import type { UserDetails } from '../../features/accounts/accounts.contract.ts';

/** Without an answer by then the session counts as open: a form is sent unchecked and shows itself that it is under way. */
const timeoutMs = 3000;

/** 'away' while the server cannot take a form: its error page would stand in the place of what was typed (OPS-285). */
export async function readSession(): Promise<'open' | 'over' | 'away'> {
  try {
    const answer = await fetch('/api/user-details/', { headers: { accept }, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status >= 500) return 'away';
    const details = answer.ok ? ((await answer.json().catch(() => null)) as UserDetails | null) : null;
    return details?.is_logged_in === false ? 'over' : 'open';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'open' : 'away';
  }
}
