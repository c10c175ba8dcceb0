import { sendCall } from '../../core/contract/send-call.ts';
import type { countNotFound } from '../../features/site/site.contract.ts';
import type { Begin } from '../../islands/begin.ts';

/** Counts a missing address (API-27): the page that all of them share is in the cache, so only the browser sees each visit. */
const begin: Begin = () => {
  const url = location.pathname.slice(0, 2000);
  void sendCall<typeof countNotFound>('POST', '/api/dashboard-error-log/', { url }).catch(() => undefined);
};
export default begin;
