import { tableLimits, writeTable } from '../../core/fields/table.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { asRichText, joined, type PastedBlock, parsePasted } from './read-pasted.ts';

/** Lengths that the fields of the modules take, in characters. */
export interface BlockLimits {
  text: number;
  headline: number;
  subline: number;
  quote: number;
  author: number;
  caption: number;
}

type LostKind = 'headlines' | 'quotes' | 'tables';

/** Modules of one paste: as many as one change and the reserved ids take. */
export const maxPastedModules = 150;

export interface FittedBlocks {
  blocks: PastedBlock[];
  /** How many headlines, quotations and tables have become text. */
  lost: ReadonlyMap<LostKind, number>;
  /** Whether something was left over even so. */
  rest: boolean;
}

/**
 * Blocks as modules can hold them: a long text in several, a long headline as text, a long table in several. Where these would be too
 * many modules, headlines become bold lines of texts, the lowest levels first, and tables and quotations text only if that is not enough.
 */
export function fitBlocks(blocks: readonly PastedBlock[], limits: BlockLimits): FittedBlocks {
  for (const level of [7, 6, 5, 4, 3, 2]) {
    const fitted = fitAll(blocks, limits, (block) => block.kind === 'headline' && block.level >= level);
    if (fitted.blocks.length <= maxPastedModules) return { ...fitted, rest: false };
  }
  const { blocks: texts, lost } = fitAll(blocks, limits, () => true);
  return { blocks: texts.slice(0, maxPastedModules), lost, rest: texts.length > maxPastedModules };
}

/** The blocks with those that are to be text as text, each as its module can hold it. */
function fitAll(
  blocks: readonly PastedBlock[],
  limits: BlockLimits,
  isText: (block: PastedBlock) => boolean,
): Pick<FittedBlocks, 'blocks' | 'lost'> {
  const lost = new Map<LostKind, number>();
  const shown = blocks.map((block): PastedBlock => {
    if (block.kind === 'text' || !(isText(block) || isTooLarge(block, limits))) return block;
    const kind = `${block.kind}s` as const;
    lost.set(kind, (lost.get(kind) ?? 0) + 1);
    return { kind: 'text', html: asRichText([block]) };
  });
  return { blocks: joined(shown).flatMap((block) => fitBlock(block, limits)), lost };
}

/** Whether no headline, no quotation and no table can hold it. */
function isTooLarge(block: PastedBlock, limits: BlockLimits): boolean {
  if (block.kind === 'headline') return block.text.length > limits.headline || (block.subline ?? '').length > limits.subline;
  if (block.kind === 'quote') return block.text.length > limits.quote || block.author.length > limits.author;
  if (block.kind === 'text') return false;
  const [header, ...rows] = block.cells;
  return (header?.length ?? 0) > tableLimits.columns || (header !== undefined && rows.some((row) => !fitsTable([header, row])));
}

/** Rich text in pieces of at most so many characters: cut between paragraphs, in a long list between items, else between words. */
function splitRichText(html: string, limit: number): string[] {
  if (html.length <= limit) return html ? [html] : [];
  return packed(
    [...parsePasted(html).body.children].flatMap((element) => partsOf(element, limit)),
    limit,
  );
}

function fitBlock(block: PastedBlock, limits: BlockLimits): PastedBlock[] {
  if (block.kind === 'text') return textBlocks(block.html, limits.text);
  if (block.kind !== 'table') return [block];
  if (block.caption.length <= limits.caption) return tablesOf(block);
  return [...textBlocks(`<p>${escapeHtml(block.caption)}</p>`, limits.text), ...tablesOf({ ...block, caption: '' })];
}

function textBlocks(html: string, limit: number): PastedBlock[] {
  return splitRichText(html, limit).map((piece) => ({ kind: 'text', html: piece }));
}

/** A table that is too long as several, each with the first row as its header. */
function tablesOf(block: PastedBlock & { kind: 'table' }): PastedBlock[] {
  const [header, ...rows] = block.cells;
  if (!header || fitsTable(block.cells)) return [block];
  const parts: (readonly string[])[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && fitsTable([...last, row])) last.push(row);
    else parts.push([header, row]);
  }
  return parts.map((cells) => ({ ...block, cells }));
}

function fitsTable(cells: readonly (readonly string[])[]): boolean {
  return cells.length <= tableLimits.rows && writeTable(cells).length <= tableLimits.characters;
}

/** Neighbours in one piece as long as they fit into it. */
function packed(parts: readonly string[], limit: number): string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length <= limit) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

function partsOf(element: Element, limit: number): string[] {
  const { outerHTML, tagName } = element;
  if (outerHTML.length <= limit) return [outerHTML];
  const tag = tagName.toLowerCase();
  const around = `<${tag}></${tag}>`.length;
  const wrap = (html: string) => `<${tag}>${html}</${tag}>`;
  if (tag === 'ul' || tag === 'ol') {
    const items = [...element.children].flatMap((item) => partsOf(item, limit - around));
    return packed(items, limit - around).map(wrap);
  }
  // Not a space in the text of an element, which would join the words before and behind it.
  for (const each of element.querySelectorAll('br')) each.replaceWith('\n');
  return packed(wordsOf(element.textContent ?? '', limit - around), limit - around).map(wrap);
}

/** Words with the space before them, those longer than a piece in parts; escaped. */
function wordsOf(text: string, limit: number): string[] {
  // An escaped character has up to six.
  const longest = Math.floor(limit / 6);
  return (text.match(/\s*\S+/g) ?? [])
    .flatMap((word) => (word.length <= longest ? [word] : (word.match(new RegExp(`[\\s\\S]{1,${longest}}`, 'g')) ?? [])))
    .map(escapeHtml);
}
