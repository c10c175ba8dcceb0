import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { CallError, missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler, type CallScope } from '../../../core/contract/register.server.ts';
import { readMediaRows } from '../../media/library.read.server.ts';
import { readDraftRows } from '../drafts/draft-rows.server.ts';
import { draftSnapshot, type Owner, readPageRow } from '../drafts/draft-snapshot.read.server.ts';
import { ownerOf } from '../drafts/drafts.http.server.ts';
import { readEditedPage } from '../drafts/edited-page.read.server.ts';
import { commitChange, type EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { isContentObject } from '../editing/owners.read.server.ts';
import { containers } from '../pages.tables.server.ts';
import { resolveModules } from '../resolve-modules.server.ts';
import { ensureContainer } from '../sections.write.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { mainSlug } from '../slots.ts';
import { compareSnapshots } from './compare-snapshots.server.ts';
import { publishRefusal } from './publish-refusal.server.ts';
import { PublishBlocked, publishDraftNow, undoPublish } from './publishing.write.server.ts';
import { RestoreRefused, restoreVersion } from './restore-version.write.server.ts';
import {
  compareDraftVersions,
  comparePageVersions,
  getDraftVersion,
  getPageVersion,
  listDraftVersions,
  listPageVersions,
  type PublishBody,
  publishDraft,
  publishPage,
  restoreDraftVersion,
  restorePageVersion,
  type UndoBody,
  undoPublishDraft,
  undoPublishPage,
} from './versions.contract.ts';
import { readVersion, readVersions } from './versions.read.server.ts';

/** The calls of versions, for pages by the page and for every container by itself (API-40). */
export function versionCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit, publishesOnSave } = dependencies;
  const ofPage = async (call: CallScope, page: number) => ownerOfPage(dependencies, call, page);
  const ofDraft = async ({ reading, language }: CallScope, id: number) => ownerOf(reading, id, language);

  const publish = async ({ reading, language }: CallScope, owner: Owner, body: PublishBody = {}) => {
    const { languages = [language], note = '', plan = 'keep' } = body;
    // What is in the trash is public nowhere, and its editor shall not read that it is.
    if (!(await isContentObject(reading.db, owner.content_type, owner.object_id))) return missing(language);
    const options = { owner, languages, user: reading.viewer.userId, note, cancelsPlans: plan === 'cancel', now: reading.now };
    const published = await commitChange(dependencies, reading, (transaction) => publishDraftNow(transaction, kit, options)).catch(
      (error: unknown) => {
        throw error instanceof PublishBlocked ? publishRefusal(error, language) : error;
      },
    );
    const shown = languages[0] ?? language;
    const number = published.numbers[shown];
    const version = (await readVersions(reading.db, owner.id, shown)).find((each) => each.number === number);
    if (!version) throw new Error(`Version ${number} of container ${owner.id} was not stored.`);
    return { ...version, published: published.changed };
  };
  const undo = async ({ reading, language }: CallScope, owner: Owner, body: UndoBody = {}) => {
    const { languages = [language], number } = body;
    await commitChange(dependencies, reading, async (transaction) => {
      for (const each of languages) {
        const options = { owner, language: each, number, user: reading.viewer.userId, now: reading.now };
        if ((await undoPublish(transaction, options)) === 'another-version') throw CallError.ofStatus(409, language);
      }
    });
    return (await readVersions(reading.db, owner.id, languages[0] ?? language)).find(({ is_published }) => is_published) ?? null;
  };
  const versionOf = async ({ reading, language }: CallScope, owner: Owner, id: number) =>
    (await readVersion(reading.db, owner.id, id)) ?? missing(language);
  const compare = async (call: CallScope, owner: Owner, { from, to }: { from: number; to?: number | undefined }) => {
    const { reading, language } = call;
    const before = await versionOf(call, owner, from);
    if (to !== undefined) return compareSnapshots(before.tree, (await versionOf(call, owner, to)).tree);
    const { tree } = await readDraftRows(reading.db, kit.registry, owner.id, reading.now);
    const page = await readPageRow(reading.db, owner);
    return compareSnapshots(before.tree, draftSnapshot(tree, page && textsOf(page, before.language ?? language), before.language, kit));
  };
  const show = async (call: CallScope, owner: Owner, id: number) => {
    const { tree, ...version } = await versionOf(call, owner, id);
    const { content_type, object_id } = owner;
    const place = { kit, content_type, object_id, media: await readMediaRows(call.reading.db, tree.media), isWhole: true };
    const reading = call.reading.as({ ...call.reading.viewer, edition: { kind: 'version', id } });
    return { ...version, modules: await resolveModules(reading, version.language, tree.modules, place) };
  };
  const restore = async (call: CallScope, owner: Owner, id: number): Promise<number> => {
    const { reading } = call;
    const version = await versionOf(call, owner, id);
    // Read before: inside the transaction a separate read would wait for it.
    const publishes = await publishesOnSave(reading);
    const options = { owner, tree: version.tree, session: `restore-${randomUUID()}`, reading, publishes };
    return commitChange(dependencies, reading, (transaction) => restoreVersion(transaction, kit, options)).catch((error: unknown) => {
      if (!(error instanceof RestoreRefused)) throw error;
      throw error.messages.length > 0 ? new CallError(400, { detail: error.messages.join(' ') }) : CallError.ofStatus(409, call.language);
    });
  };

  return [
    answer(publishPage, async (call) => publish(call, await ofPage(call, call.parameters.id), call.body)),
    answer(publishDraft, async (call) => publish(call, await ofDraft(call, call.parameters.id), call.body)),
    answer(undoPublishPage, async (call) => undo(call, await ofPage(call, call.parameters.id), call.body)),
    answer(undoPublishDraft, async (call) => undo(call, await ofDraft(call, call.parameters.id), call.body)),
    answer(listPageVersions, async (call) => readVersions(call.reading.db, (await ofPage(call, call.parameters.id)).id, call.language)),
    answer(listDraftVersions, async (call) => readVersions(call.reading.db, (await ofDraft(call, call.parameters.id)).id, call.language)),
    answer(comparePageVersions, async (call) => compare(call, await ofPage(call, call.parameters.id), call.query)),
    answer(compareDraftVersions, async (call) => compare(call, await ofDraft(call, call.parameters.id), call.query)),
    answer(getPageVersion, async (call) => show(call, await ofPage(call, call.parameters.id), call.parameters.version_id)),
    answer(getDraftVersion, async (call) => show(call, await ofDraft(call, call.parameters.id), call.parameters.version_id)),
    answer(restorePageVersion, async (call) => {
      await restore(call, await ofPage(call, call.parameters.id), call.parameters.version_id);
      const page = await readEditedPage(call.reading, kit, call.language, call.parameters.id);
      return page ?? missing(call.language);
    }),
    answer(restoreDraftVersion, async (call) => ({
      version: await restore(call, await ofDraft(call, call.parameters.id), call.parameters.version_id),
    })),
  ];
}

/** The container of a page, made when it is missing (PAGE-10). @throws CallError 404 */
export async function ownerOfPage(dependencies: EditorDependencies, { reading, language }: CallScope, page: number): Promise<Owner> {
  if (!(await isContentObject(reading.db, 'page', page))) throw CallError.notFound(language);
  const [known] = await reading.db
    .select()
    .from(containers)
    .where(and(eq(containers.slug, mainSlug({ content_type: 'page', object_id: page })), isNull(containers.deleted_at)))
    .limit(1);
  if (known) return known;
  return ownerOf(reading, await commitChange(dependencies, reading, (transaction) => ensureContainer(transaction, 'page', page)), language);
}
