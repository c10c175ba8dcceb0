import { m } from '../../paraglide/messages.js';

const sentences = new Map<string, () => string>([
  ['saved', m.admin_saved],
  ['uploaded', m.admin_media_done_uploaded],
  ['replaced', m.admin_media_done_replaced],
  ['deleted', m.admin_deleted],
  ['purged', m.media_purged],
  ['restored', m.admin_restored],
]);

/** Success message from the query of the address; null for none. */
export function mediaDone(query: URLSearchParams): string | null {
  return sentences.get(query.get('done') ?? '')?.() ?? null;
}
