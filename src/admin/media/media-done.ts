import { m } from '../../paraglide/messages.js';

const sentences = new Map<string, () => string>([
  ['saved', m.admin_saved],
  ['uploaded', m.admin_media_done_uploaded],
  ['replaced', m.admin_media_done_replaced],
  ['deleted', m.admin_deleted],
  ['restored', m.admin_restored],
]);

/** What the last form did, as the address after it says; null when it says nothing known. */
export function mediaDone(query: URLSearchParams): string | null {
  return sentences.get(query.get('done') ?? '')?.() ?? null;
}
