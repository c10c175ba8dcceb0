import { sendCall } from '../../core/contract/send-call.ts';
import type { countNotFound } from '../../features/site/site.contract.ts';
import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Counts a missing address (API-27) in the browser: the page that all of them share comes from the cache. */
const begin: ElementBehaviour = () => {
  const url = location.pathname.slice(0, 2000);
  void sendCall<typeof countNotFound>('POST', '/api/dashboard-error-log/', { url }).catch(() => undefined);
};
export default begin;
