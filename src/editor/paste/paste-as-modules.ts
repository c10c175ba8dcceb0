import { writeTable } from '../../core/fields/table.ts';
import type { Language } from '../../core/languages.ts';
import type { Place } from '../../features/pages/operations/content-tree.ts';
import type { NewNode, Operation } from '../../features/pages/operations/operation.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import { fieldsOf, initialFields } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { modelsAt, placeAfter } from '../session/places.ts';
import { type BlockLimits, fitBlocks, splitRichText } from './fit-blocks.ts';
import { asRichText, type DroppedKind, type Pasted, type PastedBlock } from './read-pasted.ts';

/** A module and its text around the caret, in HTML. */
interface TextAtCaret {
  id: number;
  field: string;
  before: string;
  after: string;
}

interface PasteOptions {
  session: DraftSession;
  language: Language;
  pasted: Pasted;
}

/** What blocks become: the module and what its fields hold in the language of the page. */
const moduleOf = {
  text: (block: PastedBlock & { kind: 'text' }) => ({ content: block.html }),
  headline: (block: PastedBlock & { kind: 'headline' }) => ({ headline_level: block.level, content: block.text }),
  table: (block: PastedBlock & { kind: 'table' }) => ({ caption: block.caption, cells: writeTable(block.cells) }),
} as const;

/** The last module that was pasted, and whether there was more than one paste takes. */
interface PastedModules {
  last: number;
  rest: boolean;
}

/**
 * Puts pasted headlines and tables into a text being edited as modules of their own, in one step: what stood before the caret
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
  const first = blocks[0]?.kind === 'text' ? blocks.shift() : undefined;
  const last = blocks.at(-1)?.kind === 'text' ? blocks.pop() : undefined;
  const [opening = '', ...further] = splitRichText(before + textOf(first), limits.text);
  const closing = textOf(last) + after;
  const fitted = fitBlocks(
    [
      ...further.map((html) => ({ kind: 'text' as const, html })),
      ...blocks,
      ...(closing ? [{ kind: 'text' as const, html: closing }] : []),
    ],
    limits,
  );
  const from = fieldValue(node.fields, field, language);
  const change: Operation = opening ? { kind: 'set', id, changes: [{ field, language, from, to: opening }] } : { kind: 'delete', id };
  return applyAll(session, language, fitted, place, [change]);
}

/** Inserts what was pasted behind the selected module; null where it may not stand. */
export function pasteAfter({ session, language, pasted }: PasteOptions, selected: number | null): PastedModules | null {
  const place = placeAfter(session.state.tree, selected);
  if (pasted.blocks.length === 0 || !mayStandAt(session, place)) return null;
  return applyAll(session, language, fitBlocks(pasted.blocks, limitsOf(session)), place, []);
}

/** By how many characters a text is too long with what was pasted at its caret; 0 when it is not. */
export function excessOf({ blocks }: Pasted, { before, after }: { before: string; after: string }, limit: number | null): number {
  return limit === null ? 0 : Math.max(0, before.length + asRichText(blocks).length + after.length - limit);
}

/** What a page did not take, in words; empty when it took everything. */
export function droppedWords({ dropped }: Pasted, rest = false): string {
  const all = new Map(rest ? [...dropped, ['rest', 1] as const] : dropped);
  const parts = [...all].map(([kind, count]) => droppedTexts[kind]({ count }));
  return parts.length > 0 ? m.paste_dropped({ what: parts.join(', ') }) : '';
}

const droppedTexts: Record<DroppedKind, (values: { count: number }) => string> = {
  pictures: m.paste_dropped_pictures,
  embeds: m.paste_dropped_embeds,
  fields: m.paste_dropped_fields,
  links: m.paste_dropped_links,
  plainLinks: m.paste_dropped_plain_links,
  looks: () => m.paste_dropped_looks(),
  rest: () => m.paste_dropped_rest(),
};

function applyAll(
  session: DraftSession,
  language: Language,
  { blocks, rest }: { blocks: readonly PastedBlock[]; rest: boolean },
  place: Place,
  changes: readonly Operation[],
): PastedModules | null {
  let last = place.after;
  const inserts = blocks.map((block): Operation => {
    const node = nodeOf(session, language, block, place);
    const insert: Operation = { kind: 'insert', place: { ...place, after: last }, nodes: [node] };
    last = node.id;
    return insert;
  });
  // A text that is replaced has to stand until what follows it is inserted.
  const outcome = session.apply({ kind: 'group', operations: [...inserts, ...changes] }, 'pasted', { model: blocks[0]?.kind ?? 'text' });
  return outcome.status === 'applied' && last !== null ? { last, rest } : null;
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
  return { text: limitOf('text', 'content'), headline: limitOf('headline', 'content'), caption: limitOf('table', 'caption') };
}

function needsModules({ blocks }: Pasted): boolean {
  return blocks.some(({ kind }) => kind !== 'text');
}

function mayStandAt({ state, rules }: DraftSession, place: Place): boolean {
  const models = modelsAt(state.tree, rules, place);
  return (['text', 'headline', 'table'] as const).every((model) => models.includes(model));
}

function textOf(block: PastedBlock | undefined): string {
  return block?.kind === 'text' ? block.html : '';
}
