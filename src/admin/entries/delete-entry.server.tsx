import { EntryRefused } from '../../features/admin/check-values.server.ts';
import { readDescendants } from '../../features/admin/checks/descendants.read.server.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import { moveUses } from '../../features/admin/move-uses.write.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { EntryInUse, moveEntry, purgeEntry } from '../../features/admin/trash.write.server.ts';
import { readLinkUses } from '../../features/admin/uses/link-uses.read.server.ts';
import { readUses, type Use } from '../../features/admin/uses/uses.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { ConfirmView, nothingPage, noticePage } from '../admin-notes.tsx';
import { readChoices } from '../forms/choices.server.ts';
import { Select } from '../forms/form-fields.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { EntryAction } from './entry-action.ts';
import { Places, placesOf } from './places.server.tsx';

export const deleteAction: EntryAction = {
  isFor: (_, { deleted_at }) => deleted_at === null,
  show: (context, resource, entry) => deletePage(context, resource, entry, {}),
  submit: async (context, resource, entry) => {
    const by = Number(formOf(context).get('by')) || null;
    const to = adminHref(context.language, resource.name);
    try {
      const isDone = await store(context, async (transaction, actor) => {
        if (by !== null && by !== entry.id) await moveUses(transaction, resource, entry.id, by, actor);
        return moveEntry(transaction, resource, entry.id, 'trash', actor);
      });
      return isDone ? { to: `${to}?done=deleted` } : nothingPage(context);
    } catch (error) {
      if (error instanceof EntryRefused) return deletePage(context, resource, entry, error.messages);
      if (!(error instanceof EntryInUse)) throw error;
      return { ...(await deletePage(context, resource, entry, { by: [m.admin_in_use()] })), status: 409 };
    }
  },
};

export const restoreAction: EntryAction = {
  isFor: (_, { deleted_at }) => deleted_at !== null,
  show: async (context, resource) => listOf(context, resource),
  submit: async (context, resource, entry) => {
    const isDone = await store(context, (transaction, actor) => moveEntry(transaction, resource, entry.id, 'back', actor));
    return isDone ? { to: `${adminHref(context.language, resource.name)}?done=restored` } : nothingPage(context);
  },
};

/** Only unused entries in the trash are purged. */
export const purgeAction: EntryAction = {
  isFor: (_, { deleted_at }) => deleted_at !== null,
  show: async (context, resource, entry) => {
    const { reading, language } = context;
    const title = titleOf(resource, entry.values, language);
    const uses = await readUses(reading.db, resource, [entry.id]);
    if (uses.length > 0) return { ...(await usesPage(context, resource, entry, uses, m.admin_purge_used())), status: 409 };
    const words = {
      ...{ question: m.admin_purge_question(), text: m.admin_purge_text(), cancelLabel: m.admin_keep(), confirmLabel: m.admin_purge_now() },
      ...{ action: 'purge', isDanger: true },
    };
    return { status: 200, title, current: resource.name, view: <ConfirmView {...{ language, resource, entry, title }} {...words} /> };
  },
  submit: async (context, resource, entry) => {
    try {
      const isDone = await store(context, (transaction, actor) => purgeEntry(transaction, resource, entry.id, actor));
      return isDone ? { to: `${adminHref(context.language, resource.name)}?state=trash&done=purged` } : nothingPage(context);
    } catch (error) {
      if (!(error instanceof EntryInUse)) throw error;
      const why = resource.name === 'forms' ? m.admin_purge_entries() : m.admin_purge_sold();
      return noticePage(error.uses.length > 0 ? m.admin_in_use() : why, 409, undefined, listHrefOf(context, resource));
    }
  },
};

async function listOf(context: AdminContext, resource: Resource): Promise<OfficeAnswer> {
  return noticePage(m.admin_restore_hint(), 200, undefined, `${listHrefOf(context, resource)}?state=trash`);
}

const listHrefOf = ({ language }: AdminContext, { name }: Resource) => adminHref(language, name);

/** Confirmation, or the list of uses with the choice of a replacement. */
async function deletePage(
  context: AdminContext,
  resource: Resource,
  entry: Entry,
  errors: Record<string, string[]>,
): Promise<OfficeAnswer> {
  const { reading, language } = context;
  const title = titleOf(resource, entry.values, language);
  const uses = (await readUses(reading.db, resource, [entry.id])).filter(({ isInTrash }) => !isInTrash);
  // Module uses are changed on their page, where the change is published.
  if (uses.some(({ field }) => field === 'modules')) return usesPage(context, resource, entry, uses, m.admin_form_used());
  const words = { question: m.admin_delete_question(), cancelLabel: m.admin_delete_keep(), action: 'delete', isDanger: true };
  const isUsed = uses.length > 0;
  const links = await readLinkUses(reading.db, context.options.kit.registry, resource, [entry.id]);
  const choices = isUsed ? await readChoices(reading, [resource.type], language) : new Map();
  const below = await readDescendants(reading.db, resource, entry.id);
  const others = (choices.get(resource.type) ?? []).filter(({ id }: { id: number }) => id !== entry.id && !below.has(id));
  const kit = { form: formOf(context), errors, firstError: 'by', language, choices, usual: [] };
  return {
    status: Object.keys(errors).length > 0 ? 400 : 200,
    title,
    current: resource.name,
    view: (
      <ConfirmView
        {...{ language, resource, entry, title }}
        {...words}
        text={isUsed ? m.admin_used_text() : m.admin_delete_text()}
        confirmLabel={isUsed ? m.admin_replace_now() : m.admin_delete()}
      >
        {isUsed && (
          <>
            <Places uses={uses} places={await placesOf(context, uses)} />
            <Select name="by" label={m.admin_replace_by()} kit={kit} options={others} isRequired />
          </>
        )}
        {links.length > 0 && (
          <Places uses={links} places={await placesOf(context, links)} title={m.admin_links_here({ count: links.length })}>
            <p>{m.admin_links_here_text()}</p>
          </Places>
        )}
      </ConfirmView>
    ),
  };
}

async function usesPage(
  context: AdminContext,
  resource: Resource,
  entry: Entry,
  uses: readonly Use[],
  text: string,
): Promise<OfficeAnswer> {
  const title = titleOf(resource, entry.values, context.language);
  const editHref = adminHref(context.language, resource.name, entry.id);
  return {
    status: 200,
    title,
    current: resource.name,
    view: (
      <div className="adm-section">
        <h1>{title}</h1>
        <p className="bs-note warn">{text}</p>
        <Places uses={uses} places={await placesOf(context, uses)} />
        <p>
          <a className="bs-btn" href={editHref}>
            {m.admin_back_to_entry()}
          </a>
        </p>
      </div>
    ),
  };
}
