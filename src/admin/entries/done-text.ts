import { m } from '../../paraglide/messages.js';

const sentences = new Map<string, (count: number) => string>([
  ['saved', m.admin_saved],
  ['deleted', m.admin_deleted],
  ['restored', m.admin_restored],
  ['reverted', m.admin_reverted],
  ['purged', m.admin_purged],
  ['canceled', m.admin_canceled_done],
  ['postponed', m.admin_postponed_done],
  ['moved', m.admin_moved_done],
  ['stocked', m.admin_stock_done],
  ['series', (count) => m.admin_series_done({ count })],
  ['many', (count) => m.admin_many_done({ count })],
]);

/** What the last form did, and how many ticket holders were told where the shop knows them, as the address after it says; null when it says nothing known. */
export function doneText(query: URLSearchParams): string | null {
  const count = Math.max(0, Number.parseInt(query.get('count') ?? '0', 10) || 0);
  const left = Math.max(0, Number.parseInt(query.get('left') ?? '0', 10) || 0);
  const said = sentences.get(query.get('done') ?? '')?.(count);
  const told = /^\d{1,6}$/.exec(query.get('told') ?? '')?.[0];
  if (said === undefined) return null;
  return [said, left > 0 && m.admin_many_left({ count: left }), told !== undefined && m.admin_holders_notified({ count: Number(told) })]
    .filter(Boolean)
    .join(' ');
}
