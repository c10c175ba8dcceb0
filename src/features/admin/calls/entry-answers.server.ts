import { CallError, missing } from '../../../core/contract/errors.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import { m } from '../../../paraglide/messages.js';
import { readLinkAddresses } from '../../pages/link-addresses.read.server.ts';
import { PlanRefused, planRefusalTexts } from '../../pages/publishing/plan-texts.shapes.ts';
import { EntryRefused } from '../check-values.server.ts';
import { EntryIncomplete } from '../checks/check-required-texts.server.ts';
import { readEdited } from '../drafts/entry-draft.read.server.ts';
import { readEntryPlans } from '../drafts/entry-plans.read.server.ts';
import { readEntryStates } from '../drafts/entry-states.read.server.ts';
import { readLastPublication } from '../drafts/last-publication.read.server.ts';
import { type Entry, readEntry } from '../entries.read.server.ts';
import { EntryConflict } from '../entry-conflict.ts';
import { titleOf } from '../entry-values.server.ts';
import { PublishedSince } from '../publish-entry.write.server.ts';
import type { Resource } from '../resources.server.ts';
import { EntryInUse } from '../trash.write.server.ts';

/** An entry as calls answer it. @throws CallError 404 */
export async function shown(reading: Reading, resource: Resource, id: number, language: Language) {
  const entry = await readEntry(reading.db, resource, id);
  const [described] = entry ? await describe(reading, resource, [entry], language) : [];
  return described ?? missing(language);
}

/** An entry with its draft and how it stands. @throws CallError 404 */
export async function shownEdited(reading: Reading, resource: Resource, id: number, language: Language) {
  const { db } = reading;
  const edited = await readEdited(db, resource, id);
  if (!edited) return missing(language);
  const { values, live, draft } = edited;
  const entry = { ...edited, values: live };
  const [described] = await describe(reading, resource, [entry], language);
  const last = edited.isNew || edited.deleted_at ? null : await readLastPublication(db, resource, id);
  const states = (await readEntryStates(reading, resource, [entry])).get(id) ?? [];
  return {
    ...(described ?? missing(language)),
    draft: resource.hasDrafts ? { version: draft.version, values } : null,
    states: states.map(({ language: of, state, changes }) => ({ language: of, state, changes })),
    publication: last && { number: last.number, at: last.at.toISOString(), by: last.by },
    plans: resource.hasDrafts ? await readEntryPlans(reading, language, { type: resource.type, ids: [id] }) : [],
  };
}

/** Entries as calls answer them, in their order. */
export async function describe(reading: Reading, resource: Resource, entries: Entry[], language: Language) {
  const linkOf = ({ id }: Entry) => `${resource.type}:${id}`;
  const addressOf = await readLinkAddresses(reading, entries.map(linkOf), language);
  return entries.map((entry) => {
    const address = addressOf(linkOf(entry));
    return {
      id: entry.id,
      version: entry.version,
      title: titleOf(resource, entry.values, language),
      // Entries without a page keep their link unchanged.
      url: address === linkOf(entry) ? '' : address,
      deleted: entry.deleted_at && toLocalIso(entry.deleted_at),
      updated: toLocalIso(entry.updated_at),
      values: entry.values,
    };
  });
}

/** Translates refusals, uses and conflicts of entries to call errors (API-09). */
export async function withCallErrors<T>(language: Language, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EntryIncomplete)
      throw new CallError(409, {
        detail: m.publish_blocked({ count: error.findings.length }, { locale: language }),
        findings: error.findings,
      });
    if (error instanceof EntryRefused) throw new CallError(400, error.messages);
    if (error instanceof PlanRefused) throw new CallError(400, { at: [planRefusalTexts[error.reason]({}, { locale: language })] });
    if (error instanceof EntryInUse) throw new CallError(409, { detail: m.admin_in_use({}, { locale: language }), uses: error.uses });
    if (error instanceof PublishedSince) throw new CallError(409, { detail: m.admin_published_since({}, { locale: language }) });
    if (!(error instanceof EntryConflict)) throw error;
    const { base, current, submitted, fields } = error;
    throw new CallError(409, { ...CallError.ofStatus(409, language).body, base, current, submitted, fields });
  }
}
