import { writeTable } from '../../core/fields/table.ts';
import { type Language, storedLanguages } from '../../core/languages.ts';
import { type Place, placeOf } from '../../features/pages/operations/content-tree.ts';
import type { InsertOperation, NewNode, Operation } from '../../features/pages/operations/operation.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import { fieldsOf, initialFields } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { modelsAt, placeAfter } from '../session/places.ts';
import { type BlockLimits, type FittedBlocks, fitBlocks } from './fit-blocks.ts';
import { asRichText, type DroppedKind, type PastedBlock, type PastedContent } from './read-pasted.ts';

/** A module and its text around the caret, in HTML. */
interface TextAtCaret {
  id: number;
  field: string;
  before: string;
  after: string;
}

export interface PasteOptions {
  session: DraftSession;
  language: Language;
  pasted: PastedContent;
}

/** What blocks become: the module and what its fields hold in the language of the page. */
const moduleOf = {
  text: (block: PastedBlock & { kind: 'text' }) => ({ content: block.html }),
  headline: ({ level, text, subline }: PastedBlock & { kind: 'headline' }) => ({ headline_level: level, content: text, subline }),
  quote: ({ text, author }: PastedBlock & { kind: 'quote' }) => ({ content: text, author }),
  table: (block: PastedBlock & { kind: 'table' }) => ({ caption: block.caption, cells: writeTable(block.cells) }),
} as const;

/** The last module that was pasted, and what of it has become text or was more than one paste takes. */
interface PastedModules extends Pick<FittedBlocks, 'lost' | 'rest'> {
  last: number;
}

/**
 * Puts pasted headlines, quotations and tables into a text being edited as modules of their own, in one step: what stood before the caret
 * stays with the text, what stood behind it follows; so does text that is too long for one module. @returns null where only text
 * was pasted that fits or other modules may not stand, and nothing has happened.
 */
export function pasteIntoText(
  { session, language, pasted }: PasteOptions,
  { id, field, before, after }: TextAtCaret,
): PastedModules | null {
  const { tree } = session.state;
  const node = tree.get(id);
  const place = placeAfter(tree, id);
  const limits = limitsOf(session);
  const isLong = excessOf(pasted, { before, after }, limits.text) > 0;
  if (node?.model !== 'text' || !(isLong || needsModules(pasted)) || !mayStandAt(session, place)) return null;
  const blocks = [...pasted.blocks];
  const opening = blocks[0]?.kind === 'text' ? blocks.shift() : undefined;
  const closing = blocks.at(-1)?.kind === 'text' ? blocks.pop() : undefined;
  const fitted = fitBlocks([...asText(before + textOf(opening)), ...blocks, ...asText(textOf(closing) + after)], limits);
  const at = fitted.blocks.findIndex(({ kind }) => kind === 'text');
  const own = fitted.blocks[at];
  // The first of the texts is written into the module itself, which keeps its other languages and its settings.
  const above = own ? fitted.blocks.slice(0, at) : fitted.blocks;
  const stays = own !== undefined || storedLanguages.some((one) => one !== language && fieldValue(node.fields, field, one) !== '');
  const from = fieldValue(node.fields, field, language);
  const change: Operation = stays ? { kind: 'set', id, changes: [{ field, language, from, to: textOf(own) }] } : { kind: 'delete', id };
  const over = insertions(session, language, above, placeOf(tree, id) ?? place);
  const under = insertions(session, language, own ? fitted.blocks.slice(at + 1) : [], place);
  const last = under.at(-1)?.nodes[0].id ?? (stays ? id : over.at(-1)?.nodes[0].id);
  // A text that is replaced has to stand until what is beside it is inserted.
  return applyAll(session, [...over, ...under, change], last, fitted);
}

/** Inserts what was pasted behind the selected module; null where it may not stand. */
export function pasteAfter({ session, language, pasted }: PasteOptions, selected: number | null): PastedModules | null {
  const place = placeAfter(session.state.tree, selected);
  if (pasted.blocks.length === 0 || !mayStandAt(session, place)) return null;
  const fitted = fitBlocks(pasted.blocks, limitsOf(session));
  const inserted = insertions(session, language, fitted.blocks, place);
  return applyAll(session, inserted, inserted.at(-1)?.nodes[0].id, fitted);
}

/** By how many characters a text is too long with what was pasted at its caret; 0 when it is not. */
export function excessOf({ blocks }: PastedContent, { before, after }: { before: string; after: string }, limit: number | null): number {
  return limit === null ? 0 : Math.max(0, before.length + asRichText(blocks).length + after.length - limit);
}

/** What modules did not take, in words; empty when they took everything. */
export function droppedWords({ dropped }: PastedContent, { lost, rest }: PastedModules): string {
  return inWords(withCounts(dropped, [...lost, ...(rest ? [['rest', 1] as const] : [])]));
}

/** The same where one text takes all: of headlines, quotations and tables it has the words alone. */
export function droppedFromText({ dropped, blocks }: PastedContent): string {
  const countOf = (kind: PastedBlock['kind']) => blocks.filter((block) => block.kind === kind).length;
  return inWords(
    withCounts(dropped, [
      ['headlines', countOf('headline')],
      ['quotes', countOf('quote')],
      ['tables', countOf('table')],
    ]),
  );
}

function withCounts(dropped: PastedContent['dropped'], counts: Iterable<readonly [DroppedKind, number]>): PastedContent['dropped'] {
  const all = new Map(dropped);
  for (const [kind, count] of counts) if (count > 0) all.set(kind, (all.get(kind) ?? 0) + count);
  return all;
}

/** What was left out, in words; empty for nothing. */
export function inWords(all: ReadonlyMap<DroppedKind, number>): string {
  const parts = [...all].map(([kind, count]) => droppedTexts[kind]({ count }));
  return parts.length > 0 ? m.paste_dropped({ what: parts.join(', ') }) : '';
}

const droppedTexts: Record<DroppedKind, (values: { count: number }) => string> = {
  notes: () => m.paste_dropped_notes(),
  pictures: m.paste_dropped_pictures,
  embeds: m.paste_dropped_embeds,
  fields: m.paste_dropped_fields,
  links: m.paste_dropped_links,
  plainLinks: m.paste_dropped_plain_links,
  headlines: m.paste_dropped_headlines,
  quotes: m.paste_dropped_quotes,
  tables: m.paste_dropped_tables,
  looks: () => m.paste_dropped_looks(),
  rest: () => m.paste_dropped_rest(),
};

function applyAll(
  session: DraftSession,
  operations: readonly Operation[],
  last: number | undefined,
  { blocks, lost, rest }: FittedBlocks,
): PastedModules | null {
  const outcome = session.apply({ kind: 'group', operations }, 'pasted', { model: blocks[0]?.kind ?? 'text' });
  return outcome.status === 'applied' && last !== undefined ? { last, lost, rest } : null;
}

type Insertion = InsertOperation & { nodes: readonly [NewNode] };

/** The insertions of blocks, one behind the other. */
function insertions(session: DraftSession, language: Language, blocks: readonly PastedBlock[], place: Place): Insertion[] {
  let after = place.after;
  return blocks.map((block) => {
    const node = nodeOf(session, language, block, place);
    const insertion: Insertion = { kind: 'insert', place: { ...place, after }, nodes: [node] };
    after = node.id;
    return insertion;
  });
}

function asText(html: string): PastedBlock[] {
  return html ? [{ kind: 'text', html }] : [];
}

function nodeOf(session: DraftSession, language: Language, block: PastedBlock, { parent, column }: Place): NewNode {
  const definition = session.catalogue.get(block.kind);
  if (!definition) throw new Error(`There is no module '${block.kind}'.`);
  const values: Record<string, unknown> = moduleOf[block.kind](block as never);
  const fields = initialFields(definition);
  for (const { name, is_translated } of definition.fields)
    if (values[name]) fields[name] = is_translated ? { [language]: values[name] } : values[name];
  return { id: session.nextId(), parent, column, order: 0, model: block.kind, model_version: definition.version, fields };
}

function limitsOf({ catalogue }: DraftSession): BlockLimits {
  const limitOf = (model: string, field: string) => fieldsOf(catalogue, model).find(({ name }) => name === field)?.limit ?? Infinity;
  return {
    text: limitOf('text', 'content'),
    headline: limitOf('headline', 'content'),
    subline: limitOf('headline', 'subline'),
    quote: limitOf('quote', 'content'),
    author: limitOf('quote', 'author'),
    caption: limitOf('table', 'caption'),
  };
}

function needsModules({ blocks }: PastedContent): boolean {
  return blocks.some(({ kind }) => kind !== 'text');
}

function mayStandAt({ state, rules }: DraftSession, place: Place): boolean {
  const models = modelsAt(state.tree, rules, place);
  return (['text', 'headline', 'quote', 'table'] as const).every((model) => models.includes(model));
}

function textOf(block: PastedBlock | undefined): string {
  return block?.kind === 'text' ? block.html : '';
}
