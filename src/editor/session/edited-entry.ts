import type { AnswerOf } from '../../core/contract/call.ts';
import type { Language } from '../../core/languages.ts';
import type { getEntryFields } from '../../features/pages/drafts/catalogue.contract.ts';
import type { ContentTree, TreeNode } from '../../features/pages/operations/content-tree.ts';
import type { NestingRules } from '../../features/pages/operations/nesting.ts';
import type { SetOperation } from '../../features/pages/operations/operation.ts';
import { type Change, rebase, type Unapplied } from '../../features/pages/operations/rebase.ts';
import { adminHref } from '../../urls.ts';
import { type Answer, editorCall } from '../editor-call.ts';
import type { CatalogueModule } from './catalogue.ts';
import { setsOf } from './changes.ts';

/** Number under which the page's own entry stands among the modules: no module has it, no column shows it, and it is never sent. */
export const entryNode = -1;

/** An entry as the calls getEntry and changeEntry answer it, as far as its page needs it. */
export interface EntryAnswer {
  version: number;
  /** Its page, which a new title moves. */
  url: string;
  values: Record<string, unknown>;
}

/** The event, person or article a detail page is about; its fields are changed like those of a module (EDIT-13). */
export interface EditedEntry {
  /** Of the call changeEntry. */
  address: string;
  readAddress: string;
  /** Its form in the office. */
  office: string;
  /** Fields that only this form has. */
  officeFields: readonly { name: string; label: string }[];
  module: CatalogueModule;
  first: EntryAnswer;
}

interface Owner {
  content_type: string;
  object_id: number;
}

/** Content types without fields on their page; a request for those would log an error in the browser's console. */
const withoutFields: ReadonlySet<string> = new Set(['page', 'magazine_tags', 'team']);

/** Reads what of a content object is edited on its page; null in the answer for pages and lists, which have modules alone. */
export async function openEntry(language: Language, { content_type, object_id }: Owner): Promise<Answer<EditedEntry | null>> {
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
  return { ok: true, body: { address, readAddress, office, officeFields, module, first: first.body } };
}

/** The entry as a node of the tree, so that typing, steps and conflicts are those of modules. */
export function nodeOfEntry({ module }: EditedEntry, { version, values }: EntryAnswer): TreeNode {
  return {
    ...{ id: entryNode, parent: null, column: -1, order: 0, model: module.name, model_version: module.version, version },
    fields: Object.fromEntries(module.fields.map(({ name }) => [name, values[name] ?? null])),
    is_deleted: false,
  };
}

/** True for a change of the entry: it stays in the browser until it is published, as decision 0041 has it; drafts of entries are the office's (0086). */
export function isOfEntry({ operation }: Pick<Change, 'operation'>): boolean {
  return operation.kind === 'set' && operation.id === entryNode;
}

/** True for a change of the entry that goes public with a language: its texts and what has no language. Others wait for their language. */
export function goesWith(change: Change, language: Language): boolean {
  return isOfEntry(change) && setsOf(change.operation).some((set) => set.language === null || set.language === language);
}

/** What goes public with a language and visitors do not see yet, by field. */
export function waitingFields(unsent: readonly Change[], language: Language): number {
  return new Set(
    unsent
      .filter((change) => goesWith(change, language))
      .flatMap(({ operation }) => (operation as SetOperation).changes.map(({ field }) => field)),
  ).size;
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
export function settleEntry(base: ContentTree, unsent: readonly Change[], rules: NestingRules): { fitting: Change[]; apart: Unapplied[] } {
  const { unapplied } = rebase(base, unsent.filter(isOfEntry), { rules });
  const apart = new Set(unapplied.map(({ change }) => change.id));
  return { fitting: unsent.filter(({ id }) => !apart.has(id)), apart: unapplied };
}
