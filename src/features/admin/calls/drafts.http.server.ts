import { missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../../core/contract/register.server.ts';
import type { ActorInLanguage } from '../../../core/database/actor.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, languages } from '../../../core/languages.ts';
import type { PublishedNotice } from '../../notices/notice-texts.shapes.ts';
import { readEdited } from '../drafts/entry-draft.read.server.ts';
import { discardDraft, saveDraft } from '../drafts.write.server.ts';
import type { Values } from '../entry-values.server.ts';
import { planEntry } from '../plan-entry.write.server.ts';
import { publishEntry, readPublished, readTakenBack, undoEntryPublish } from '../publish-entry.write.server.ts';
import type { ResourceName } from '../resource-names.ts';
import { type Resource, resources } from '../resources.server.ts';
import * as calls from './drafts.contract.ts';
import { shownEdited } from './entry-answers.server.ts';

/** Runs a change in a transaction and invalidates what it concerns. @throws CallError */
export type StoreChange = <T>(
  reading: Reading,
  language: Language,
  run: (transaction: Database, actor: ActorInLanguage) => Promise<T>,
) => Promise<T>;

export interface NoticeDependencies {
  /** Notifies ticket holders and who waits of a change that was committed; answers how many, null where nobody is notified or that is not known. */
  notifyTicketHolders(event: number): Promise<number | null>;
  /** What publishing changed fields of an event would send. */
  previewNotice(event: number, changed: Values): Promise<PublishedNotice | null>;
}

interface EntryCall {
  reading: Reading;
  language: Language;
  parameters: { resource: ResourceName; id: number };
}

/** The calls of drafts of entries, of which the page editor makes use (PAGE-34); the office's forms go their own way to the same writes. */
export function draftCalls(store: StoreChange, { notifyTicketHolders, previewNotice }: NoticeDependencies): CallHandler[] {
  /** Does something with an entry that has drafts, and answers how it stands then. */
  const change = async (
    { reading, language, parameters: { resource: name, id } }: EntryCall,
    run: (transaction: Database, resource: Resource, actor: ActorInLanguage) => Promise<boolean>,
  ) => {
    const resource = resources[name];
    const isDone = await store(reading, language, (transaction, actor) => run(transaction, resource, actor));
    return isDone ? shownEdited(reading, resource, id, language) : missing(language);
  };
  const publish = async (call: EntryCall, run: Parameters<typeof change>[1]) => {
    const entry = await change(call, run);
    return { ...entry, notified: call.parameters.resource === 'events' ? await notifyTicketHolders(entry.id) : null };
  };
  return [
    answer(calls.getEventNotice, async ({ reading, language, parameters: { id }, query: { statuses, date_start, room, plan, undo } }) => {
      if (!(await readEdited(reading.db, resources.events, id))) return missing(language);
      const drafted = await readPublished(reading.db, resources.events, { id, published: languages, plan });
      const given = {
        ...(statuses !== undefined && { statuses: statuses === 'none' ? [] : statuses.split(',') }),
        ...(date_start && { date_start: date_start.toISOString() }),
        ...(room !== undefined && { room: room === 'none' ? null : Number(room) }),
      };
      const changed = undo === 'true' ? await readTakenBack(reading.db, resources.events, id) : { ...drafted, ...given };
      const notice = await previewNotice(id, changed);
      if (!notice) return { notice };
      const { kind, recipients, waiting, excess, unseated } = notice;
      return { notice: { kind, recipients, waiting, excess, unseated } };
    }),
    answer(calls.saveEntryDraft, (call) =>
      change(call, async (transaction, resource, actor) => {
        const { version, draft_version, values: given } = call.body;
        const based = { live: version, draft: draft_version };
        return resource.hasDrafts && saveDraft(transaction, resource, { id: call.parameters.id, based, given }, actor);
      }),
    ),
    answer(calls.discardEntryDraft, (call) =>
      change(call, async (transaction, resource, actor) => {
        return resource.hasDrafts && discardDraft(transaction, resource, call.parameters.id, actor);
      }),
    ),
    answer(calls.publishEntryCall, (call) =>
      publish(call, async (transaction, resource, actor) => {
        const { languages: published, plan } = call.body;
        return resource.hasDrafts && publishEntry(transaction, resource, { id: call.parameters.id, published, plan }, actor);
      }),
    ),
    answer(calls.planEntryCall, (call) =>
      change(call, async (transaction, resource, actor) => {
        const { languages, at } = call.body;
        return resource.hasDrafts && planEntry(transaction, resource, { id: call.parameters.id, languages, at: new Date(at) }, actor);
      }),
    ),
    answer(calls.undoEntryPublish, (call) =>
      publish(call, (transaction, resource, actor) =>
        undoEntryPublish(transaction, resource, { id: call.parameters.id, number: call.body?.number }, actor),
      ),
    ),
  ];
}
