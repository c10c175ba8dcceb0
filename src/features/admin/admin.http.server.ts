import type { AnswerOf } from '../../core/contract/call.ts';
import { missing } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { changeSiteSettings } from '../site/site.contract.ts';
import { readSiteSettings } from '../site/site.read.server.ts';
import * as calls from './admin.contract.ts';
import { draftCalls, type NoticeDependencies, type StoreChange } from './calls/drafts.http.server.ts';
import { describe, shown, shownEdited, withCallErrors } from './calls/entry-answers.server.ts';
import { getInherited } from './calls/inherited.contract.ts';
import { type ListContext, listedEntryCalls } from './calls/listed-entries.http.server.ts';
import { withStoredSale } from './calls/sale-as-read.server.ts';
import * as siteCalls from './calls/site-resources.contract.ts';
import { readEntries } from './entries.read.server.ts';
import { changeEntry, createEntry } from './entries.write.server.ts';
import type { Values } from './entry-values.server.ts';
import type { ResourceName } from './resource-names.ts';
import { resources, siteResources } from './resources.server.ts';
import { moveEntry } from './trash.write.server.ts';

interface AdminDependencies extends NoticeDependencies {
  /** What a production shows on its performances where those have nothing. */
  readInherited(reading: Reading, production: number, language: Language): Promise<AnswerOf<typeof getInherited>>;
  /** Applies pending invalidations on this instance. */
  applyNewChanges(): Promise<void>;
}

/** Calls of all content resources (API-04), one definition each, and of the administrators' site resources (ADMIN-06). */
export function adminCalls({ applyNewChanges, readInherited, ...notices }: AdminDependencies): CallHandler[] {
  const store: StoreChange = async (reading, language, run) => {
    const actor = { user: reading.viewer.userId, now: reading.now, language };
    const done = await withCallErrors(language, () =>
      reading.db.transaction((transaction) => run(transaction as unknown as Database, actor)),
    );
    await applyNewChanges();
    return done;
  };
  const blockOf = async (reading: Reading, slug: string, language: Language) => {
    const id = parseId(slug);
    if (id !== null) return id;
    const { results } = await readEntries(reading.db, siteResources.html, { now: reading.now, page: 1, pageSize: 1000 });
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
    const { version, ...sent } = body;
    const given = resource.name === 'events' ? await withStoredSale(reading, resource, parameters.id, sent, language) : sent;
    const isThere = await store(reading, language, (transaction, actor) =>
      changeEntry(transaction, resource, { id: parameters.id, version: version as number | undefined, given }, actor),
    );
    return isThere ? shown(reading, resource, parameters.id, language) : missing(language);
  };
  return [
    answer(calls.listEntries, list),
    ...listedEntryCalls(list),
    answer(calls.getEntry, ({ reading, language, parameters }) =>
      shownEdited(reading, resources[parameters.resource], parameters.id, language),
    ),
    answer(getInherited, ({ reading, language, parameters }) => readInherited(reading, parameters.id, language)),
    answer(calls.createEntryCall, async ({ reading, language, parameters, body }) => {
      const resource = resources[parameters.resource];
      const { version: _, ...given } = body;
      const id = await store(reading, language, (transaction, actor) => createEntry(transaction, resource, given, actor));
      return shown(reading, resource, id, language);
    }),
    answer(calls.changeEntryCall, change),
    answer(calls.replaceEntry, change),
    ...draftCalls(store, notices),
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

async function list({ reading, language, parameters, query, path }: ListContext) {
  const resource = resources[parameters.resource];
  const { page, page_size: pageSize, search, state, sort } = query;
  const order = sort && Object.hasOwn(resource.fields, sort.replace(/^-/, '')) && !/contributors/.test(sort) ? sort : undefined;
  const found = await readEntries(reading.db, resource, { search, state, order, now: reading.now, page, pageSize });
  const results = await describe(reading, resource, found.results, language);
  const pageQuery = { search, state, sort, page_size: pageSize === calls.entriesPerPage ? undefined : pageSize };
  return pageOf({ count: found.count, results }, { page, pageSize, path, query: pageQuery, language });
}

function withoutUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
