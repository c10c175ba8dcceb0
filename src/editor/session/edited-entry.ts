import isEqual from 'fast-deep-equal';
import type { AnswerOf } from '../../core/contract/call.ts';
import type { Language } from '../../core/languages.ts';
import type { getEntryFields } from '../../features/pages/drafts/catalogue.contract.ts';
import type { ContentTree, TreeNode } from '../../features/pages/operations/content-tree.ts';
import type { NestingRules } from '../../features/pages/operations/nesting.ts';
import type { SetOperation } from '../../features/pages/operations/operation.ts';
import { type Change, rebase, type UnappliedChange } from '../../features/pages/operations/rebase.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import type { LanguageState, PublishingState } from '../../features/pages/publishing/publishing-state.shapes.ts';
import type { SlotOwner } from '../../features/pages/slots.ts';
import { adminHref } from '../../urls.ts';
import { type Answer, editorCall } from '../editor-call.ts';
import type { CatalogueModule } from './catalogue.ts';
import { setsOf } from './changes.ts';

/** Number under which the page's own entry stands among the modules: no module has it, no column shows it, and it is never sent. */
export const entryNode = -1;

/** An entry as the calls getEntry and changeEntry answer it, as far as its page needs it; the latter says nothing of drafts. */
export interface EntryAnswer {
  version: number;
  /** Its page, which a new title moves. */
  url: string;
  /** What visitors see. */
  values: Record<string, unknown>;
  /** The same with what is drafted; null for content without drafts. */
  draft?: { version: number; values: Record<string, unknown> } | null;
  states?: readonly LanguageState[];
  /** The last one, which can be taken back. */
  publication?: { number: number; at: string; by: string } | null;
  plans?: readonly PlannedAction[];
}

/** The event, person or article a detail page is about; its fields are changed like those of a module (EDIT-13). */
export interface EditedEntry {
  /** Of the call changeEntry. */
  address: string;
  readAddress: string;
  /** Of the call getEventNotice; null for what nobody holds tickets of. */
  noticeAddress: string | null;
  /** Name of its list in the office. */
  resource: string;
  /** Its form in the office. */
  office: string;
  /** Fields that only this form has. */
  officeFields: readonly { name: string; label: string }[];
  module: CatalogueModule;
  first: EntryAnswer;
}

/** Content types without fields on their page; a request for those would log an error in the browser's console. */
const withoutFields: ReadonlySet<string> = new Set(['page', 'magazine_tags', 'team']);

/** Reads what of a content object is edited on its page; null in the answer for pages and lists, which have modules alone. */
export async function openEntry(language: Language, { content_type, object_id }: SlotOwner): Promise<Answer<EditedEntry | null>> {
  if (withoutFields.has(content_type)) return { ok: true, body: null };
  const root = `/${language}/pageeditor-api`;
  const fields = await editorCall<AnswerOf<typeof getEntryFields>>('GET', `${root}/entry-fields/${content_type}/`);
  if (!fields.ok) return fields.status === 404 ? { ok: true, body: null } : fields;
  const { resource, module, office: officeFields } = fields.body;
  const readAddress = `${root}/content/${resource}/${object_id}/`;
  const address = `/${language}/api/${resource}/${object_id}/`;
  const first = await editorCall<EntryAnswer>('GET', readAddress);
  if (!first.ok) return first;
  const office = adminHref(language, resource, object_id);
  const noticeAddress = resource === 'events' ? `${root}/events/${object_id}/notice` : null;
  return { ok: true, body: { address, readAddress, resource, noticeAddress, office, officeFields, module, first: first.body } };
}

/** The entry with its draft as a node of the tree, so that typing, steps and conflicts are those of modules. */
export function nodeOfEntry({ module }: EditedEntry, { version, values, draft }: EntryAnswer): TreeNode {
  const edited = draft?.values ?? values;
  return {
    ...{ id: entryNode, parent: null, column: -1, order: 0, model: module.name, model_version: module.version, version },
    fields: Object.fromEntries(module.fields.map(({ name }) => [name, edited[name] ?? null])),
    is_deleted: false,
  };
}

/** True for a change of the entry: it stays in the browser until it is saved by hand or published, and becomes part of the draft of the office then (decisions 0041, 0086). */
export function isOfEntry({ operation }: Pick<Change, 'operation'>): boolean {
  return operation.kind === 'set' && operation.id === entryNode;
}

/** True for a change of the entry that goes public with a language: its texts and what has no language. Others wait for their language. */
export function goesWith(change: Change, language: Language): boolean {
  return isOfEntry(change) && setsOf(change.operation).some((set) => set.language === null || set.language === language);
}

/** Names of the fields of the entry that changes are about. */
export function changedNames(changes: readonly Change[]): ReadonlySet<string> {
  return new Set(changes.filter(isOfEntry).flatMap(({ operation }) => setsOf(operation).map(({ field }) => field)));
}

/** Fields that were typed and not sent yet: of content without drafts those that go public with the language. */
export function waitingFields(unsent: readonly Change[], language: Language | null): number {
  return new Set(
    unsent
      .filter((change) => (language === null ? isOfEntry(change) : goesWith(change, language)))
      .flatMap(({ operation }) => (operation as SetOperation).changes.map(({ field }) => field)),
  ).size;
}

/** How many fields go public with a language that visitors do not see yet: drafted ones and those typed in this browser. */
export function changedFields(
  { module }: EditedEntry,
  { values, draft }: EntryAnswer,
  node: TreeNode | undefined,
  language: Language,
): number {
  const edited = { ...(draft?.values ?? values), ...node?.fields };
  const texts = new Set(module.fields.filter(({ is_translated }) => is_translated).map(({ name }) => name));
  const valueIn = (of: Record<string, unknown>, name: string) => fieldValue(of, name, texts.has(name) ? language : null);
  return Object.keys(edited).filter((name) => !isEqual(valueIn(edited, name), valueIn(values, name))).length;
}

/** How a language of an entry stands with what was typed since the server said so; content that is always on the website is live. */
export function entryStateOf({ states = [] }: EntryAnswer, changes: number, language: Language): PublishingState {
  const state = states.find((one) => one.language === language)?.state ?? 'live';
  if (state !== 'live' && state !== 'changed') return state;
  return changes > 0 ? 'changed' : 'live';
}

/** The one state of a page that shows an entry and free modules: what visitors cannot see or what is planned comes first, of the entry before the modules. */
export function pageStateOf(entry: PublishingState, modules: PublishingState | null): PublishingState {
  if (modules === null || modules === 'live' || (entry !== 'live' && entry !== 'changed')) return entry;
  return modules === 'planned' ? 'planned' : 'changed';
}

/** The body of changeEntry: the last value of each field, of texts that of each language. */
export function bodyOf(changes: readonly Change[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { operation } of changes)
    for (const { field, language, to } of (operation as SetOperation).changes)
      body[field] = language === null ? to : { ...(body[field] as object | undefined), [language]: to };
  return body;
}

/** Which changes of the entry still fit upon it as it is now, and which meet somebody else's (EDIT-19). */
export function settleEntry(
  base: ContentTree,
  unsent: readonly Change[],
  rules: NestingRules,
): { fitting: Change[]; apart: UnappliedChange[] } {
  const { unapplied } = rebase(base, unsent.filter(isOfEntry), { rules });
  const apart = new Set(unapplied.map(({ change }) => change.id));
  return { fitting: unsent.filter(({ id }) => !apart.has(id)), apart: unapplied };
}
