import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { CallError, missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler } from '../../../core/contract/register.server.ts';
import type { AuditAction } from '../../../core/database/audit-action.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language, Translated } from '../../../core/languages.ts';
import { createDraftLinkFor, readDraftLinks, withdrawDraftLink } from '../drafts/draft-links.read.server.ts';
import { readEditedPage, readPageList } from '../drafts/edited-page.read.server.ts';
import { type PageChange, PageConflict, planPageChange, readPageForChange } from '../drafts/page-merge.server.ts';
import { discardPage, makePage, pageErrorText } from '../page-actions.write.server.ts';
import { PageError, updatePage } from '../pages.write.server.ts';
import { type PageTextName, pageTexts } from '../settings/pages.fields.ts';
import { noteSettings, writeAuditEntry } from './audit.write.server.ts';
import { commitChange, type EditorDependencies } from './editor-dependencies.server.ts';
import { findLinkTargets, readLinkTarget } from './link-finder.read.server.ts';
import {
  changePage,
  createDraftLink,
  createPageCall,
  deleteDraftLink,
  deletePage,
  findLinks,
  getEditedPage,
  listDraftLinks,
  listPages,
  listTrash,
  type pageBody,
  replacePage,
  restoreFromTrash,
} from './pages-edit.contract.ts';
import { readTrash, restoreTrashed } from './trash.write.server.ts';

/** The calls of pages: settings, copies, draft links, trash, and the finder of links. */
export function pageEditCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit } = dependencies;
  const shown = async (reading: Reading, language: Language, id: number) =>
    (await readEditedPage(reading, kit, language, id)) ?? missing(language);
  const change = async ({ reading, language, parameters, body }: CallContext<typeof changePage>) => {
    const { version, ...given } = body;
    await withPageErrors(language, () =>
      commitChange(dependencies, reading, async (transaction) => {
        const row = await readPageForChange(transaction, parameters.id, { isLocked: true });
        if (!row) throw CallError.notFound(language);
        const change: PageChange = { row, version, values: valuesOf(given, language) };
        const values = await planPageChange(transaction, change);
        if (Object.keys(values).length > 0) await updatePage(transaction, row.id, values, reading.now);
        await noteSettings(transaction, { row, values, ...actorOf(reading) });
      }),
    );
    return shown(reading, language, parameters.id);
  };
  return [
    answer(listPages, ({ reading, language }) => readPageList(reading, language)),
    answer(getEditedPage, ({ reading, language, parameters }) => shown(reading, language, parameters.id)),
    answer(createPageCall, async ({ reading, language, body }) => {
      const { copy_of, version: _, ...given } = body;
      const id = await withPageErrors(language, () =>
        commitChange(dependencies, reading, async (transaction) => {
          return makePage(transaction, kit, { values: valuesOf(given, language), copyOf: copy_of }, actorOf(reading));
        }),
      );
      return shown(reading, language, id);
    }),
    answer(changePage, change),
    answer(replacePage, change),
    answer(deletePage, async ({ reading, language, parameters }) => {
      if (!(await readPageForChange(reading.db, parameters.id))) throw CallError.notFound(language);
      await withPageErrors(language, () =>
        commitChange(dependencies, reading, async (transaction) => {
          await discardPage(transaction, parameters.id, actorOf(reading));
        }),
      );
      return null;
    }),
    answer(listDraftLinks, async ({ reading, language, parameters }) => {
      if (!(await readPageForChange(reading.db, parameters.id))) throw CallError.notFound(language);
      return readDraftLinks(reading.db, parameters.id, reading.now);
    }),
    answer(createDraftLink, async ({ reading, language, parameters, body }) => {
      const page = (await readPageForChange(reading.db, parameters.id)) ?? missing(language);
      return commitChange(dependencies, reading, async (transaction) => {
        await note(transaction, reading, 'draft_link', page.id);
        return createDraftLinkFor(transaction, {
          page,
          language,
          days: body.days ?? 7,
          user: reading.viewer.userId,
          now: reading.now,
          origin: dependencies.origin(),
        });
      });
    }),
    answer(deleteDraftLink, async ({ reading, language, parameters }) => {
      const isGone = await commitChange(dependencies, reading, async (transaction) => {
        await note(transaction, reading, 'withdraw_draft_link', parameters.id);
        return withdrawDraftLink(transaction, parameters.id, parameters.link);
      });
      return isGone ? null : missing(language);
    }),
    answer(listTrash, ({ reading, language }) => readTrash(reading.db, kit, language, reading.now)),
    answer(restoreFromTrash, async ({ reading, language, parameters }) => {
      const { kind, id } = parameters;
      const isBack = await withPageErrors(language, () =>
        commitChange(dependencies, reading, async (transaction) =>
          restoreTrashed(transaction, kit, { kind, id, viewer: reading.viewer, language, now: reading.now, change: randomUUID() }),
        ),
      );
      return isBack ? { kind, id } : missing(language);
    }),
    answer(findLinks, ({ reading, language, query }) =>
      query.link === undefined
        ? findLinkTargets(reading, language, query.q ?? '', query.type)
        : readLinkTarget(reading, language, query.link),
    ),
  ];
}

/** What was sent as it is stored: a text as string is that of the path's language. */
function valuesOf(given: Omit<z.output<typeof pageBody>, 'version'>, language: Language) {
  const named = Object.entries(given).map(([name, value]) => [
    name,
    name in pageTexts && typeof value === 'string' ? { [language]: value.trim() } : value,
  ]);
  return Object.fromEntries(named) as Partial<Omit<typeof given, PageTextName>> & Partial<Record<PageTextName, Translated>>;
}

async function note(transaction: Database, { viewer, now }: Reading, action: AuditAction, page: number, detail = {}): Promise<void> {
  await writeAuditEntry(transaction, { user: viewer.userId, action, content_type: 'page', object_id: page, detail, now });
}

/** Errors of a page are answered at their field (API-09). */
async function withPageErrors<T>(language: Language, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PageError) throw new CallError(400, { [error.field]: [pageErrorText(error, language)] });
    if (error instanceof PageConflict) throw new CallError(409, { ...CallError.ofStatus(409, language).body, ...error.body });
    throw error;
  }
}

const actorOf = ({ viewer, now }: Reading) => ({ user: viewer.userId, now });
