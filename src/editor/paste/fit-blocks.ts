import { tableLimits, writeTable } from '../../core/fields/table.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { asRichText, type PastedBlock, parsePasted } from './read-pasted.ts';

/** Lengths that the fields of the modules take, in characters. */
export interface BlockLimits {
  text: number;
  headline: number;
  caption: number;
}

/** Modules of one paste: as many as one change and the reserved ids take. */
export const maxPastedModules = 150;

/**
 * Blocks as modules can hold them: a long text in several, a long headline as text, a long table in several. Where these would be too
 * many modules, headlines become bold lines of texts. `rest` is true when even that left something over.
 */
export function fitBlocks(blocks: readonly PastedBlock[], limits: BlockLimits): { blocks: PastedBlock[]; rest: boolean } {
  const fitted = blocks.flatMap((block) => fitBlock(block, limits));
  if (fitted.length <= maxPastedModules) return { blocks: fitted, rest: false };
  const texts = textBlocks(asRichText(blocks), limits.text);
  return { blocks: texts.slice(0, maxPastedModules), rest: texts.length > maxPastedModules };
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
  if (block.kind === 'headline') return block.text.length <= limits.headline ? [block] : textBlocks(asRichText([block]), limits.text);
  if ((block.cells[0]?.length ?? 0) > tableLimits.columns) return textBlocks(asRichText([block]), limits.text);
  return tablesOf({ ...block, caption: block.caption.slice(0, limits.caption) }, limits);
}

function textBlocks(html: string, limit: number): PastedBlock[] {
  return splitRichText(html, limit).map((piece) => ({ kind: 'text', html: piece }));
}

/** A table that is too long as several, each with the first row as its header. */
function tablesOf(block: PastedBlock & { kind: 'table' }, limits: BlockLimits): PastedBlock[] {
  const fits = (cells: readonly (readonly string[])[]) =>
    cells.length <= tableLimits.rows && writeTable(cells).length <= tableLimits.characters;
  const [header, ...rows] = block.cells;
  if (!header || fits(block.cells)) return [block];
  if (rows.some((row) => !fits([header, row]))) return textBlocks(asRichText([block]), limits.text);
  const parts: (readonly string[])[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && fits([...last, row])) last.push(row);
    else parts.push([header, row]);
  }
  return parts.map((cells) => ({ ...block, cells }));
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
