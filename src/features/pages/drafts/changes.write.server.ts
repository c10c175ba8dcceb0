import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { validationMessages } from '../../../core/contract/validation-messages.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Viewer } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { m } from '../../../paraglide/messages.js';
import { users } from '../../accounts/accounts.tables.server.ts';
import { noteEdit } from '../editing/audit.write.server.ts';
import { edits } from '../editor.tables.server.ts';
import { applyOperation } from '../operations/apply-operation.ts';
import type { ContentTree } from '../operations/content-tree.ts';
import type { Operation, Outcome } from '../operations/operation.ts';
import type { Change } from '../operations/rebase.ts';
import { containers } from '../pages.tables.server.ts';
import { rulesOfRegistry } from './catalogue.server.ts';
import type { ChangeOutcome } from './draft.contract.ts';
import { readDraftRows, readForeignIds, type TextVersions, writeDraftRows } from './draft-rows.server.ts';
import { prepareOperation, ValueError } from './stored-values.server.ts';
import { refuseLongTexts } from './text-limit.server.ts';

export interface ChangeRequest {
  container: number;
  /** The session the changes come from. */
  session: string;
  /** The version of the draft the editor has seen. */
  seen: number;
  changes: readonly Change[];
  /** Modules whose news the editor was shown and decided upon. */
  overrides?: readonly number[];
  /** Design setting fullTeaserTextLimit (MOD-27), in characters. */
  fullTeaserTextLimit?: number;
  viewer: Viewer;
  language: Language;
  now: Date;
}

export interface AppliedChanges {
  version: number;
  outcomes: ChangeOutcome[];
  /** The draft after it. */
  tree: ContentTree;
  touched: number[];
  owner: typeof containers.$inferSelect;
}

/**
 * Applies changes to a draft, each for itself: what fits is stored, what does not is answered with the reason
 * (EDIT-19). A change that came before counts once. Call it inside a transaction. Null for no such container.
 */
export async function applyChanges(
  transaction: Database,
  registry: ModuleRegistry,
  request: ChangeRequest,
): Promise<AppliedChanges | null> {
  const { container, session, changes, viewer, now } = request;
  // Locked, so that of two saves at once one comes after the other.
  const [owner] = await transaction.select().from(containers).where(eq(containers.id, container)).for('update');
  if (!owner || owner.deleted_at) return null;
  const { tree: before, textVersions } = await readDraftRows(transaction, registry, container, now);
  const known = await readKnown(transaction, container, changes);
  const news = await readNews(transaction, request);
  const foreign = await readForeignIds(
    transaction,
    container,
    changes.flatMap(({ operation }) => newIdsOf(operation)),
  );
  const versions = new Map(textVersions);
  const done: (typeof edits.$inferInsert)[] = [];
  const outcomes: ChangeOutcome[] = [];
  let tree = before;
  let version = owner.version;
  for (const { id, operation } of changes) {
    if (known.has(id)) {
      outcomes.push(outcomeOf(id, 'known'));
      continue;
    }
    known.add(id);
    const prepared = attempt(operation, { registry, tree, request, foreign, news });
    if ('outcome' in prepared) {
      outcomes.push(describe(id, prepared.outcome, { tree, news }, prepared.messages));
      continue;
    }
    version += 1;
    tree = withVersions(tree, prepared.applied, version);
    noteTexts(versions, prepared.operation, version);
    const { inverse, touched } = prepared.applied;
    done.push({
      container,
      version,
      change_id: id,
      session,
      user: viewer.userId,
      operation: prepared.operation,
      inverse,
      touched: [...touched],
      created_at: now,
    });
    outcomes.push(outcomeOf(id, 'applied'));
  }
  if (done.length > 0) {
    await writeDraftRows(transaction, { container, before, after: tree, textVersions: versions, now });
    await transaction.insert(edits).values(done);
    await transaction.update(containers).set({ version, updated_at: now }).where(eq(containers.id, container));
    await noteEdit(transaction, { user: viewer.userId, owner, session, version, changes: done.length, now });
  }
  const touched = [...new Set(done.flatMap((edit) => edit.touched))];
  return { version, outcomes, tree, touched, owner };
}

interface News {
  /** By module: who changed it last after what the editor has seen. */
  readonly by: ReadonlyMap<number, string>;
}

interface AttemptContext {
  registry: ModuleRegistry;
  tree: ContentTree;
  request: ChangeRequest;
  foreign: ReadonlySet<number>;
  news: News;
}

type AttemptResult =
  | { applied: Extract<Outcome, { status: 'applied' }>; operation: Operation }
  | { outcome: Exclude<Outcome, { status: 'applied' }>; messages?: Record<string, string[]> };

function attempt(operation: Operation, { registry, tree, request, foreign, news }: AttemptContext): AttemptResult {
  const { viewer, language, overrides = [] } = request;
  const taken = newIdsOf(operation).find((id) => foreign.has(id));
  if (taken !== undefined) return { outcome: { status: 'refused', reason: 'id-taken', id: taken } };
  try {
    const messages = validationMessages(language);
    const isForbidden = m.editor_html_forbidden({}, { locale: language });
    const prepared = prepareOperation(operation, { registry, tree, canEditHtml: viewer.canEditHtml, messages, isForbidden });
    if (request.fullTeaserTextLimit !== undefined) refuseLongTexts(prepared, tree, request.fullTeaserTextLimit, messages);
    const decided = new Set(overrides);
    const outcome = applyOperation(tree, prepared, {
      rules: rulesOfRegistry(registry),
      isNews: (id) => news.by.has(id) && !decided.has(id),
    });
    return outcome.status === 'applied' ? { applied: outcome, operation: prepared } : { outcome };
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return { outcome: { status: 'refused', reason: 'field', id: 'id' in operation ? operation.id : 0 }, messages: error.messages };
  }
}

async function readKnown(db: Database, container: number, changes: readonly Change[]): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const ids = changes.map(({ id }) => id);
  const rows = await db
    .select({ id: edits.change_id })
    .from(edits)
    .where(and(eq(edits.container, container), inArray(edits.change_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Modules that other sessions changed after the version this one has seen. */
async function readNews(db: Database, { container, seen, session }: ChangeRequest): Promise<News> {
  const rows = await db
    .select({ touched: edits.touched, first: users.first_name, last: users.last_name, username: users.username })
    .from(edits)
    .leftJoin(users, eq(users.id, edits.user))
    .where(and(eq(edits.container, container), gt(edits.version, seen), ne(edits.session, session)))
    .orderBy(edits.version);
  return {
    by: new Map(
      rows.flatMap(({ touched, first, last, username }) => touched.map((id) => [id, `${first} ${last}`.trim() || (username ?? '')])),
    ),
  };
}

function newIdsOf(operation: Operation): number[] {
  if (operation.kind === 'insert') return operation.nodes.map(({ id }) => id);
  return operation.kind === 'group' ? operation.operations.flatMap(newIdsOf) : [];
}

function withVersions(before: ContentTree, { tree, touched }: Extract<Outcome, { status: 'applied' }>, version: number): ContentTree {
  if (tree === before) return tree;
  const next = new Map(tree);
  for (const id of touched) {
    const node = next.get(id);
    if (node) next.set(id, { ...node, version });
  }
  return next;
}

/** Notes which texts were written now, so that a translation older than its original is known (I18N-03). */
function noteTexts(versions: Map<number, TextVersions>, operation: Operation, version: number): void {
  if (operation.kind === 'group') for (const inner of operation.operations) noteTexts(versions, inner, version);
  if (operation.kind !== 'set') return;
  const updated: TextVersions = { ...versions.get(operation.id) };
  for (const { field, language } of operation.changes) if (language) updated[field] = { ...updated[field], [language]: version };
  versions.set(operation.id, updated);
}

function outcomeOf(id: string, status: ChangeOutcome['status']): ChangeOutcome {
  return { id, status, conflicts: [], modules: [], by: null, messages: {} };
}

function describe(
  id: string,
  outcome: Exclude<Outcome, { status: 'applied' }>,
  { tree, news: { by } }: { tree: ContentTree; news: News },
  messages: Record<string, string[]> = {},
): ChangeOutcome {
  const concerned =
    outcome.status === 'conflict'
      ? outcome.conflicts.map((conflict) => conflict.id)
      : outcome.status === 'changed'
        ? [...outcome.ids]
        : [outcome.id];
  // Who deleted the section has deleted what stands in it.
  const author = concerned.flatMap((module) => namesAbove(tree, module, by))[0] ?? null;
  return {
    ...outcomeOf(id, outcome.status),
    conflicts: outcome.status === 'conflict' ? outcome.conflicts.map((conflict) => ({ ...conflict })) : [],
    modules: outcome.status === 'conflict' ? [] : concerned,
    by: author,
    messages: outcome.status === 'refused' && Object.keys(messages).length === 0 ? { detail: [outcome.reason] } : messages,
  };
}

/** Who changed the module or what it stands in, from the inside out. */
function namesAbove(tree: ContentTree, id: number, by: News['by']): string[] {
  const name = by.get(id);
  const parent = tree.get(id)?.parent ?? null;
  return [...(name === undefined ? [] : [name]), ...(parent === null ? [] : namesAbove(tree, parent, by))];
}
