import { and, eq, gt, ne } from 'drizzle-orm';
import { CallError } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../../core/contract/register.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { commitChange, type EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { readObjectVersion } from '../editing/owners.read.server.ts';
import { edits } from '../editor.tables.server.ts';
import { isThere } from '../operations/content-tree.ts';
import { readFindings } from '../publishing/check.read.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { getCatalogue, getEntryFields, getModuleSample } from './catalogue.contract.ts';
import { describeModules } from './catalogue.server.ts';
import type { AppliedChanges } from './changes.write.server.ts';
import { openSlot } from './containers.http.server.ts';
import { checkDraft, getDraft, listChanges, openDraft, reportPresence, reserveIds, saveChanges } from './draft.contract.ts';
import { idsPerDraft, readDraft, readOwner, resolveTree } from './draft.read.server.ts';
import { readDraftRows, reserveSectionIds } from './draft-rows.server.ts';
import type { Owner } from './draft-snapshot.read.server.ts';
import { describeEntryFields } from './entry-fields.server.ts';
import { readModuleSample } from './module-sample.read.server.ts';
import { notePresence, readPeople, readPlansTag, readPublicNumber } from './presence.server.ts';
import { saveDraft } from './save.write.server.ts';

/** Edits in one answer: after a night offline there may be more, which are requested from the version of the last. */
const mostEdits = 1000;

/** The calls of drafts: opening, saving, who is at work, the check. */
export function draftCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit, publishesOnSave, fullTeaserTextLimit } = dependencies;
  return [
    answer(openDraft, async ({ reading, language, body }) => {
      return readDraft(reading, kit, language, await openSlot(dependencies, { reading, language }, body));
    }),
    answer(getDraft, async ({ reading, language, parameters }) =>
      readDraft(reading, kit, language, await ownerOf(reading, parameters.id, language)),
    ),
    answer(saveChanges, async ({ reading, language, parameters, query, body }) => {
      const { session, version: seen, changes, overrides } = body;
      // Read before: inside the transaction a separate read would wait for it.
      const publishes = query.draft !== 'true' && (await publishesOnSave(reading));
      const teaserLimit = await fullTeaserTextLimit(reading);
      const saved = await commitChange(dependencies, reading, async (transaction) =>
        saveDraft(transaction, kit, {
          fullTeaserTextLimit: teaserLimit,
          ...{ container: parameters.id, session, seen, changes, language },
          ...(overrides && { overrides }),
          viewer: reading.viewer,
          now: reading.now,
          publishes,
        }),
      );
      if (!saved) throw CallError.notFound(language);
      const { version, outcomes, published, blocked } = saved;
      return {
        version,
        saved_at: reading.now.toISOString(),
        outcomes,
        ...(await resolveTouched(reading, kit, language, saved)),
        published,
        blocked,
      };
    }),
    answer(listChanges, async ({ reading, language, parameters, query }) => {
      const owner = await ownerOf(reading, parameters.id, language);
      const rows = await readEdits(reading.db, owner.id, query);
      const touched = [...new Set(rows.flatMap(({ modules }) => modules))];
      const { tree } = await readDraftRows(reading.db, kit.registry, owner.id, reading.now);
      return {
        version: (rows.length === mostEdits && rows.at(-1)?.version) || owner.version,
        ...(await resolveTouched(reading, kit, language, { owner, tree, touched })),
        edits: rows.map(({ operation, ...row }) => ({ ...row, kind: operation.kind })),
      };
    }),
    answer(reserveIds, async ({ reading, language, parameters }) => {
      await ownerOf(reading, parameters.id, language);
      return { ids: await reserveSectionIds(reading.db, idsPerDraft) };
    }),
    answer(checkDraft, async ({ reading, language, parameters }) => {
      const owner = await ownerOf(reading, parameters.id, language);
      const { tree } = await readDraftRows(reading.db, kit.registry, owner.id, reading.now);
      return readFindings(reading, kit, language, { owner, tree });
    }),
    answer(reportPresence, async ({ reading, language, body }) => {
      const { session, container, module, is_idle = false, is_leaving = false } = body;
      const owner = await ownerOf(reading, container, language);
      const user = reading.viewer.userId;
      if (user === null) throw CallError.ofStatus(401, language);
      await notePresence(reading.db, { session, user, container, module, is_idle, isLeaving: is_leaving, now: reading.now });
      const objectVersion = await readObjectVersion(reading.db, owner.content_type, owner.object_id);
      return {
        version: owner.version,
        object_version: objectVersion,
        is_deleted: objectVersion === null,
        number: await readPublicNumber(reading.db, container, language),
        plans: await readPlansTag(reading.db, owner),
        people: await readPeople(reading.db, container, reading.now, session),
      };
    }),
    answer(getCatalogue, async ({ reading, language }) => {
      const described = describeModules(kit.registry, language, await fullTeaserTextLimit(reading));
      return described.map((module) => ({ ...module, is_loaded: kit.loads.has(module.name) }));
    }),
    answer(getModuleSample, async ({ reading, language, parameters }) => {
      const sample = await readModuleSample(reading, kit, language, parameters.name);
      if (!sample) throw CallError.notFound(language);
      return sample;
    }),
    answer(getEntryFields, async ({ language, parameters }) => {
      const described = describeEntryFields(parameters.type, language);
      if (!described) throw CallError.notFound(language);
      return described;
    }),
  ];
}

/** Changes of a draft after the version that somebody has, without those of their own session. */
async function readEdits(db: Database, container: number, { since, session }: { since: number; session?: string | undefined }) {
  return db
    .select({ version: edits.version, by: nameOfUser, session: edits.session, operation: edits.operation, modules: edits.touched })
    .from(edits)
    .leftJoin(users, eq(users.id, edits.user))
    .where(and(eq(edits.container, container), gt(edits.version, since), session ? ne(edits.session, session) : undefined))
    .orderBy(edits.version)
    .limit(mostEdits);
}

/** What changes have touched: the nodes, and those that are still there as views take them. */
async function resolveTouched(
  reading: Reading,
  kit: ModuleKit,
  language: Language,
  { owner, tree, touched }: Pick<AppliedChanges, 'tree' | 'touched'> & { owner: Pick<Owner, 'content_type' | 'object_id'> },
) {
  const there = touched.filter((id) => isThere(tree, id));
  return {
    nodes: touched.flatMap((id) => tree.get(id) ?? []),
    modules: there.length > 0 ? await resolveTree(reading, kit, language, owner, tree, there) : [],
  };
}

/** The container of a call. @throws CallError 404 */
export async function ownerOf(reading: Reading, id: number, language: Language): Promise<Owner> {
  const owner = await readOwner(reading.db, id);
  if (!owner) throw CallError.notFound(language);
  return owner;
}
