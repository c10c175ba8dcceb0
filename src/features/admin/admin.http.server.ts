import { CallError } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import { readLinkAddresses } from '../pages/link-addresses.read.server.ts';
import { changeSiteSettings } from '../site/site.contract.ts';
import { readSiteSettings } from '../site/site.read.server.ts';
import * as calls from './admin.contract.ts';
import { EntryRefused } from './check-values.server.ts';
import { type Entry, readEntries, readEntry } from './entries.read.server.ts';
import { changeEntry, createEntry } from './entries.write.server.ts';
import { EntryConflict } from './entry-conflict.ts';
import { titleOf, type Values } from './entry-values.server.ts';
import { undoEntryPublish } from './publish-entry.write.server.ts';
import type { Actor } from './record-changes.server.ts';
import type { ResourceName } from './resource-names.ts';
import { type Resource, resources, siteResources } from './resources.server.ts';
import * as siteCalls from './site-resources.contract.ts';
import { EntryInUse, moveEntry } from './trash.write.server.ts';

interface AdminDependencies {
  /** Applies pending invalidations on this instance. */
  catchUp(): Promise<void>;
}

/** Calls of all content resources (API-04), one definition each, and of the administrators' site resources (ADMIN-06). */
export function adminCalls({ catchUp }: AdminDependencies): CallHandler[] {
  const store = async <T>(reading: Reading, language: Language, run: (transaction: Database, actor: Actor) => Promise<T>) => {
    const actor = { user: reading.viewer.userId, now: reading.now, language };
    const done = await withCallErrors(language, () =>
      reading.db.transaction((transaction) => run(transaction as unknown as Database, actor)),
    );
    await catchUp();
    return done;
  };
  const blockOf = async (reading: Reading, slug: string, language: Language) => {
    if (/^[1-9]\d{0,8}$/.test(slug)) return Number(slug);
    const { results } = await readEntries(reading.db, siteResources.html, { page: 1, pageSize: 1000 });
    return results.find(({ values }) => values.slug === slug)?.id ?? missing(language);
  };
  const changeBlock = async ({ reading, language, parameters, body }: CallContext<typeof siteCalls.changeHtmlBlock>) => {
    const { version, ...given } = body;
    const id = await blockOf(reading, parameters.slug, language);
    const isThere = await store(reading, language, (transaction, actor) =>
      changeEntry(transaction, siteResources.html, { id, version, given }, actor),
    );
    return isThere ? shown(reading, siteResources.html, id, language) : missing(language);
  };
  const change = async ({
    reading,
    language,
    parameters,
    body,
  }: {
    reading: Reading;
    language: Language;
    parameters: { resource: ResourceName; id: number };
    body: Values;
  }) => {
    const resource = resources[parameters.resource];
    const { version, ...given } = body;
    const isThere = await store(reading, language, (transaction, actor) =>
      changeEntry(transaction, resource, { id: parameters.id, version: version as number | undefined, given }, actor),
    );
    return isThere ? shown(reading, resource, parameters.id, language) : missing(language);
  };
  return [
    answer(calls.listEntries, async ({ reading, language, parameters, query, path }) => {
      const resource = resources[parameters.resource];
      const { page, page_size: pageSize = 25, search, state, sort } = query;
      const order = sort && Object.hasOwn(resource.fields, sort.replace(/^-/, '')) && !/contributors/.test(sort) ? sort : undefined;
      const list = await readEntries(reading.db, resource, { search, state, order, page, pageSize });
      const results = await describe(reading, resource, list.results, language);
      const pageQuery = { search, state, sort, page_size: query.page_size };
      return pageOf({ count: list.count, results }, { page, pageSize, path, query: pageQuery, language });
    }),
    answer(calls.getEntry, ({ reading, language, parameters }) => shown(reading, resources[parameters.resource], parameters.id, language)),
    answer(calls.createEntryCall, async ({ reading, language, parameters, body }) => {
      const resource = resources[parameters.resource];
      const { version: _, ...given } = body;
      const id = await store(reading, language, (transaction, actor) => createEntry(transaction, resource, given, actor));
      return shown(reading, resource, id, language);
    }),
    answer(calls.changeEntryCall, change),
    answer(calls.replaceEntry, change),
    answer(calls.undoEntryPublish, async ({ reading, language, parameters }) => {
      const resource = resources[parameters.resource];
      const isUndone = await store(reading, language, (transaction, actor) =>
        undoEntryPublish(transaction, resource, parameters.id, actor),
      );
      return isUndone ? shown(reading, resource, parameters.id, language) : missing(language);
    }),
    answer(calls.deleteEntry, async ({ reading, language, parameters }) => {
      const resource = resources[parameters.resource];
      const isDeleted = await store(reading, language, (transaction, actor) =>
        moveEntry(transaction, resource, parameters.id, 'trash', actor),
      );
      return isDeleted ? null : missing(language);
    }),
    answer(calls.restoreEntry, async ({ reading, language, parameters }) => {
      const resource = resources[parameters.resource];
      const isBack = await store(reading, language, (transaction, actor) => moveEntry(transaction, resource, parameters.id, 'back', actor));
      return isBack ? shown(reading, resource, parameters.id, language) : missing(language);
    }),
    answer(siteCalls.createHtmlBlock, async ({ reading, language, body }) => {
      const { version: _, ...given } = body;
      const id = await store(reading, language, (transaction, actor) => createEntry(transaction, siteResources.html, given, actor));
      return shown(reading, siteResources.html, id, language);
    }),
    answer(siteCalls.changeHtmlBlock, changeBlock),
    answer(siteCalls.replaceHtmlBlock, changeBlock),
    answer(siteCalls.deleteHtmlBlock, async ({ reading, language, parameters }) => {
      const id = await blockOf(reading, parameters.slug, language);
      const isDeleted = await store(reading, language, (transaction, actor) =>
        moveEntry(transaction, siteResources.html, id, 'trash', actor),
      );
      return isDeleted ? null : missing(language);
    }),
    answer(changeSiteSettings, async ({ reading, language, body }) => {
      const { id } = siteResources.settings.single;
      const given = withoutUndefined(body);
      await store(reading, language, (transaction, actor) =>
        changeEntry(transaction, siteResources.settings, { id, version: undefined, given }, actor),
      );
      return readSiteSettings(reading);
    }),
  ];
}

async function shown(reading: Reading, resource: Resource, id: number, language: Language) {
  const entry = await readEntry(reading.db, resource, id);
  const [described] = entry ? await describe(reading, resource, [entry], language) : [];
  return described ?? missing(language);
}

async function describe(reading: Reading, resource: Resource, entries: Entry[], language: Language) {
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
async function withCallErrors<T>(language: Language, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EntryRefused) throw new CallError(400, error.messages);
    if (error instanceof EntryInUse) throw new CallError(409, { detail: m.admin_in_use({}, { locale: language }), uses: error.uses });
    if (!(error instanceof EntryConflict)) throw error;
    const { base, current, submitted, fields } = error;
    throw new CallError(409, { ...CallError.ofStatus(409, language).body, base, current, submitted, fields });
  }
}

function missing(language: Language): never {
  throw CallError.notFound(language);
}

function withoutUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
