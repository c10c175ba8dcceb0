import { parseId } from '../../../core/text/parse-id.ts';
import { readEntriesById } from '../../../features/admin/entries.read.server.ts';
import { titleOf } from '../../../features/admin/entry-values.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import { moveEntries, readStaying, switchEntries } from '../../../features/admin/trash.write.server.ts';
import { readLinkUses } from '../../../features/admin/uses/link-uses.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { adminHref } from '../../../urls.ts';
import { type AdminContext, store, submittedOf } from '../../admin-context.server.ts';
import { noticePage } from '../../admin-notes.tsx';
import type { OfficeOutcome } from '../../office-answers.server.ts';
import { Places, placesOf } from '../places.server.tsx';
import { listHref, pageSizes, readListQuery } from './list-query.ts';

const actions = ['live', 'withdraw', 'delete', 'restore'] as const;
type BulkAction = (typeof actions)[number];

/** Applies an action to all selected rows, after confirmation, and reports the count. */
export async function submitBulkAction(context: AdminContext, resource: Resource): Promise<OfficeOutcome> {
  const { language } = context;
  const submitted = submittedOf(context);
  const action = actions.find((one) => one === submitted.get('operation'));
  const ids = [...new Set(submitted.getAll('id'))].flatMap((id) => parseId(id) ?? []);
  const back = readListQuery(resource, new URLSearchParams(submitted.get('back') ?? ''));
  const to = listHref(adminHref(language, resource.name), back, { page: back.page });
  if (!action || ids.length === 0) return noticePage(m.admin_many_none(), 400, undefined, to);
  if (ids.length > (pageSizes.at(-1) ?? 0)) return noticePage(m.admin_nothing(), 400, undefined, to);
  if (submitted.get('sure') !== 'yes' && action !== 'restore')
    return confirmPage(context, resource, { action, ids, to, back: submitted.get('back') ?? '' });
  const { done, left } = await store(context, async (transaction, by) => {
    if (action === 'live' || action === 'withdraw')
      return { done: await switchEntries(transaction, resource, ids, action === 'live', by), left: 0 };
    const { moved, inUse } = await moveEntries(transaction, resource, ids, action === 'delete' ? 'trash' : 'back', by);
    return { done: moved, left: inUse.length };
  });
  return { to: `${to}${to.includes('?') ? '&' : '?'}done=many&count=${done}${left > 0 ? `&left=${left}` : ''}` };
}

interface BulkRequest {
  action: BulkAction;
  ids: readonly number[];
  /** Address of the list. */
  to: string;
  back: string;
}

async function confirmPage(context: AdminContext, resource: Resource, { action, ids, to, back }: BulkRequest): Promise<OfficeOutcome> {
  const { reading, language, options } = context;
  const { name } = resource;
  const entries = await readEntriesById(reading.db, resource, ids);
  const staying = action === 'delete' ? await readStaying(reading.db, resource, ids) : new Set<number>();
  const going = ids.filter((id) => !staying.has(id));
  const links = action === 'delete' ? await readLinkUses(reading.db, options.kit.registry, resource, going) : [];
  return {
    status: 200,
    title: questions[action]({ count: entries.length }),
    current: name,
    view: (
      <form method="post" action={`${adminHref(language, name)}/many`} className="adm-section">
        <h1>{questions[action]({ count: entries.length })}</h1>
        <ul>
          {entries.map(({ id, values }) => (
            <li key={id}>
              {titleOf(resource, values, language) || id}
              {staying.has(id) && <span className="bs-meta"> {m.admin_many_needed()}</span>}
            </li>
          ))}
        </ul>
        {action === 'delete' && <p>{m.admin_many_delete_text()}</p>}
        {links.length > 0 && (
          <Places uses={links} places={await placesOf(context, links)} title={m.admin_links_here({ count: links.length })}>
            <p>{m.admin_links_here_text()}</p>
          </Places>
        )}
        {entries.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="sure" value="yes" />
        <div className="bs-row wrap">
          <a className="bs-btn" href={to}>
            {m.admin_keep()}
          </a>
          {(action !== 'delete' || going.length > 0) && (
            <button type="submit" name="operation" value={action} className={`bs-btn ${action === 'delete' ? 'danger solid' : 'primary'}`}>
              {buttonLabels[action]()}
            </button>
          )}
        </div>
      </form>
    ),
  };
}

const questions: Record<BulkAction, (of: { count: number }) => string> = {
  live: m.admin_many_live,
  withdraw: m.admin_many_withdraw,
  delete: m.admin_many_delete,
  restore: m.admin_many_restore,
};
const buttonLabels: Record<BulkAction, () => string> = {
  live: m.admin_go_live_now,
  withdraw: m.admin_withdraw_now,
  delete: m.admin_delete,
  restore: m.admin_restore,
};
