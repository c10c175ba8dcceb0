import { answer, type CallHandler } from '../../../core/contract/register.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { discardDraft, saveDraft } from '../drafts.write.server.ts';
import { planEntry } from '../plan-entry.write.server.ts';
import { publishEntry, undoEntryPublish } from '../publish-entry.write.server.ts';
import type { Actor } from '../record-changes.server.ts';
import type { ResourceName } from '../resource-names.ts';
import { type Resource, resources } from '../resources.server.ts';
import * as calls from './drafts.contract.ts';
import { missing, shownEdited } from './entry-answers.server.ts';

/** Runs a change in a transaction and invalidates what it concerns. @throws CallError */
export type StoreChange = <T>(reading: Reading, language: Language, run: (transaction: Database, actor: Actor) => Promise<T>) => Promise<T>;

interface EntryCall {
  reading: Reading;
  language: Language;
  parameters: { resource: ResourceName; id: number };
}

/** The calls of drafts of entries, of which the page editor makes use (PAGE-34); the office's forms go their own way to the same writes. */
export function draftCalls(store: StoreChange): CallHandler[] {
  /** Does something with an entry that has drafts, and answers how it stands then. */
  const change = async (
    { reading, language, parameters: { resource: name, id } }: EntryCall,
    run: (transaction: Database, resource: Resource, actor: Actor) => Promise<boolean>,
  ) => {
    const resource = resources[name];
    const isDone = await store(reading, language, (transaction, actor) => run(transaction, resource, actor));
    return isDone ? shownEdited(reading, resource, id, language) : missing(language);
  };
  return [
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
      change(call, async (transaction, resource, actor) => {
        const { languages: published, plan } = call.body;
        const publish = { id: call.parameters.id, published, plan };
        return resource.hasDrafts && publishEntry(transaction, resource, publish, actor);
      }),
    ),
    answer(calls.planEntryCall, (call) =>
      change(call, async (transaction, resource, actor) => {
        const { languages, at } = call.body;
        return resource.hasDrafts && planEntry(transaction, resource, { id: call.parameters.id, languages, at: new Date(at) }, actor);
      }),
    ),
    answer(calls.undoEntryPublish, (call) =>
      change(call, (transaction, resource, actor) =>
        undoEntryPublish(transaction, resource, { id: call.parameters.id, number: call.body?.number }, actor),
      ),
    ),
  ];
}
