import { type Cells, parseTable, tableLimits, writeTable } from '../../core/fields/table.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { isBlock, linesOf, wordsOf } from './element-words.ts';
import { isHeadingGroup, markQuotesAndTitles, quoteOf } from './quotes-and-titles.ts';
import { makeWordLists } from './word-lists.ts';

/** A piece of what was pasted, as one module holds it. */
export type PastedBlock =
  | { kind: 'text'; html: string }
  | { kind: 'headline'; level: number; text: string; subline?: string }
  /** With the same as rich text, where there is no place for a quotation. */
  | { kind: 'quote'; text: string; author: string; html: string }
  | { kind: 'table'; caption: string; cells: Cells };

/** What a page cannot take from a pasted text, by kind, with how many of it there were. */
export type DroppedKind =
  | 'notes'
  | 'pictures'
  | 'embeds'
  | 'fields'
  | 'links'
  | 'plainLinks'
  | 'looks'
  | 'headlines'
  | 'quotes'
  | 'tables'
  | 'rest';

export interface PastedContent {
  blocks: PastedBlock[];
  dropped: ReadonlyMap<DroppedKind, number>;
}

/** At most this much of a pasted page is read, in characters of HTML. */
const readLimit = 2_500_000;

const dropped: Record<Exclude<DroppedKind, 'rest' | 'plainLinks' | 'headlines' | 'quotes' | 'tables'>, string> = {
  // What Word and LibreOffice copy with a text that is still discussed: words taken out of it, comments, hidden words; hidden rows of Excel.
  notes:
    'del[datetime], del[cite], .msoDel, .MsoCommentReference, .msocomanchor, .msocomtxt, [style*="mso-element:comment"], [style*="mso-hide:all"], :not(col)[style*="display:none"], :not(col)[style*="display: none"]',
  pictures: 'img, picture, svg, v\\:imagedata',
  embeds: 'embedded-content, video, audio, canvas',
  fields: 'input:not([type="hidden"]), select, textarea',
  // Of another website; a link within what was pasted leads nowhere any more.
  links: 'a[href]:not([href^="http" i], [href^="mailto:" i], [href^="tel:" i], [href^="#"])',
  // A link is underlined by itself: Google Docs and LibreOffice say so of its words. Google Docs has no sub and sup.
  looks:
    'u:not(a u), s, strike, del, sub, sup, mark, pre, [style*="line-through"], [style*="underline"]:not(a, a *), [style*="vertical-align:su"]',
};
const webLink = 'a[href^="http" i], a[href^="mailto:" i], a[href^="tel:" i]';
const unread = 'script, style, meta, link, title, template, noscript, o\\:p, xml, input, select, textarea, button';

/** Reads HTML of Word, LibreOffice, Google Docs and web pages as blocks of a page (EDIT-07). */
export function readPasted(html: string): PastedContent {
  const { body, counts } = readBody(html);
  const tables = new Set([...body.querySelectorAll('table')].filter((table) => isData(table, cellsOfTable(table))));
  const groups = new Set([...body.querySelectorAll('hgroup')].filter(isHeadingGroup));
  const isInPlainText = (link: Element) =>
    link.closest('h1, h2, h3, h4, h5, h6, caption') ||
    groups.has(link.closest('hgroup') as never) ||
    tables.has(link.closest('table') as never);
  noteCount(counts, 'plainLinks', [...body.querySelectorAll(webLink)].filter(isInPlainText).length);
  const blocks = joined(blocksOf(body));
  const quotations = [...body.querySelectorAll('blockquote')].filter((each) => wordsOf(each) !== '');
  noteCount(counts, 'quotes', quotations.length - blocks.filter(({ kind }) => kind === 'quote').length);
  return { blocks, dropped: counts };
}

/** The same for fields that hold words alone: the cells of the first table, and a line for each paragraph. */
export function readPastedWords(html: string): Pick<PastedContent, 'dropped'> & { cells: Cells | null; lines: string[] } {
  const { body, counts } = readBody(html);
  noteCount(counts, 'plainLinks', body.querySelectorAll(webLink).length);
  const table = body.querySelector('table');
  return { cells: table && cellsOfTable(table), lines: linesOf(body), dropped: counts };
}

/** What was copied without what is left out of it, which is counted. */
function readBody(html: string) {
  const { body } = parsePasted(html);
  const counts = new Map<DroppedKind, number>();
  if (withoutStyleElements(html).length > readLimit) counts.set('rest', 1);
  for (const [kind, selector] of Object.entries(dropped) as [DroppedKind, string][]) {
    const found = [...body.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(selector));
    noteCount(counts, kind, found.length);
    if (kind === 'notes') for (const element of found) removeNote(element);
  }
  for (const element of body.querySelectorAll(`${unread}, ${dropped.pictures}, ${dropped.embeds}`)) element.remove();
  makeWordLists(body);
  markQuotesAndTitles(body);
  for (const text of body.querySelectorAll('pre')) breakLines(text);
  return { body, counts };
}

/** Puts breaks between the lines of a preformatted text, which would be read as one line with spaces. */
function breakLines(text: HTMLElement): void {
  const { ownerDocument } = text;
  const nodes = ownerDocument.createNodeIterator(text, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) all.push(node as Text);
  for (const node of all) {
    const lines = ownerDocument.createDocumentFragment();
    for (const [at, line] of node.data.split('\n').entries()) lines.append(...(at > 0 ? [ownerDocument.createElement('br')] : []), line);
    node.replaceWith(lines);
  }
}

function noteCount(counts: Map<DroppedKind, number>, kind: DroppedKind, count: number): void {
  if (count > 0) counts.set(kind, count);
}

/** A row of a table that held nothing else goes with it. */
function removeNote(note: Element): void {
  const row = note.closest('tr');
  note.remove();
  if (row && wordsOf(row) === '') row.remove();
}

/** Without style elements, which the Content-Security-Policy would block and report, even in a document nobody sees. */
export function withoutStyleElements(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/gi, '');
}

export function parsePasted(html: string): Document {
  return new DOMParser().parseFromString(withoutRunning(withoutStyleElements(html).slice(0, readLimit)), 'text/html');
}

/** With other names for what the Trusted Types policy of the editor takes out, so that it can be counted. */
function withoutRunning(html: string): string {
  return html
    .replace(/<embed\b[^>]*>/gi, '<embedded-content></embedded-content>')
    .replace(/<(\/?)(?:iframe|object)\b/gi, '<$1embedded-content')
    .replace(/(href\s*=\s*["']?\s*)javascript:/gi, '$1nowhere:');
}

/** Plain text as HTML: each line a paragraph. */
export function htmlOfPlain(text: string): string {
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** The cells of a table; what spans several columns stands in the first of them, what spans several rows in each of them. */
function cellsOfTable(table: HTMLTableElement): Cells {
  const rows: string[][] = [...table.rows].map(() => []);
  for (const [at, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      const text = wordsOf(cell);
      // Behind what spans down from the rows above.
      let column = 0;
      while (rows[at]?.[column] !== undefined) column++;
      for (const row of rows.slice(at, at + Math.max(1, cell.rowSpan)))
        for (let across = 0; across < Math.min(cell.colSpan, tableLimits.columns); across++)
          row[column + across] = across === 0 ? text : '';
    }
  }
  // Columns that are hidden in Excel are copied all the same.
  const hidden = [...table.querySelectorAll('col')].flatMap(({ span, style }) => Array<boolean>(span).fill(style.display === 'none'));
  const shown = rows.map((row) => Array.from(row, (text) => text ?? '').filter((_, column) => !hidden[column]));
  return parseTable(writeTable(shown));
}

/** A pasted block as rich text, where a page has no place for more: headlines become bold lines, rows of tables lines, quotations paragraphs. */
export function asRichText(all: readonly PastedBlock[]): string {
  return all
    .map((block) => {
      if (block.kind === 'text') return block.html;
      if (block.kind === 'quote') return block.html;
      if (block.kind === 'headline') {
        const subline = block.subline ? `<p>${escapeHtml(block.subline)}</p>` : '';
        return `<p><strong>${escapeHtml(block.text)}</strong></p>${subline}`;
      }
      const caption = block.caption ? `<p>${escapeHtml(block.caption)}</p>` : '';
      return caption + block.cells.map((row) => `<p>${escapeHtml(row.filter(Boolean).join(' – '))}</p>`).join('');
    })
    .join('');
}

function blocksOf(parent: Element): PastedBlock[] {
  const found: PastedBlock[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const html = paragraph(line);
    line = [];
    if (html) found.push({ kind: 'text', html });
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    found.push(...blockOf(node));
  }
  endLine();
  return found;
}

function blockOf(element: HTMLElement): PastedBlock[] {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) {
    const text = wordsOf(element);
    return text ? [{ kind: 'headline', level: Math.max(2, Number(level)), text }] : [];
  }
  if (isHeadingGroup(element)) {
    const all = blocksOf(element);
    const subline = [...element.children].slice(1).map(wordsOf).filter(Boolean).join(' ');
    return all[0]?.kind === 'headline' ? [{ ...all[0], subline }] : all;
  }
  const quote = element.tagName === 'BLOCKQUOTE' && quoteOf(element);
  if (quote) return [{ kind: 'quote', ...quote, html: asRichText(blocksOf(element)) }];
  if (element.tagName === 'UL' || element.tagName === 'OL') {
    const html = listOf(element);
    return html ? [{ kind: 'text', html }] : [];
  }
  if (element.tagName === 'TABLE') return tableOf(element as HTMLTableElement);
  if (element.tagName !== 'P') return blocksOf(element);
  const html = paragraph([...element.childNodes], element.style.textAlign || element.getAttribute('align') || '');
  return html ? [{ kind: 'text', html }] : [];
}

/** Tables that only arrange a page are read as what stands in their cells. */
function tableOf(table: HTMLTableElement): PastedBlock[] {
  const cells = cellsOfTable(table);
  if (!isData(table, cells)) return [...table.rows].flatMap((row) => [...row.cells].flatMap(blocksOf));
  return [{ kind: 'table', caption: table.caption ? wordsOf(table.caption) : '', cells }];
}

function isData(table: HTMLTableElement, cells: Cells): boolean {
  return cells.length > 1 && (cells[0]?.length ?? 0) > 1 && !table.querySelector('table, h1, h2, h3, ul, ol');
}

function listOf(list: HTMLElement): string {
  const items: string[] = [];
  for (const item of list.children) {
    const isList = item.matches('ul, ol');
    const inner = isList
      ? listOf(item as HTMLElement)
      : blocksOf(item)
          .map((block) => asRichText([block]))
          .join('');
    if (!inner) continue;
    // Google Docs puts inner lists beside their item, other programs into an item of their own.
    if (items.length > 0 && /^<[uo]l>/.test(inner)) items.push(`${items.pop()}${inner}`);
    else items.push(inner);
  }
  if (items.length === 0) return '';
  const tag = list.tagName.toLowerCase();
  return `<${tag}>${items.map((inner) => `<li>${inner}</li>`).join('')}</${tag}>`;
}

function paragraph(nodes: readonly Node[], align = ''): string {
  const html = nodes
    .map((node) => inlineOf(node))
    .join('')
    .replace(/^(\s|<br>)+|(\s|<br>)+$/g, '');
  if (!html.replace(/<[^>]*>/g, '').trim()) return '';
  return align === 'center' || align === 'right' ? `<p style="text-align: ${align}">${html}</p>` : `<p>${html}</p>`;
}

function inlineOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeHtml((node.textContent ?? '').replace(/[\s\u00a0]+/g, ' '));
  if (!(node instanceof HTMLElement)) return '';
  if (node.tagName === 'BR') return '<br>';
  const inside = [...node.childNodes].map(inlineOf).join('');
  if (!inside.trim()) return inside;
  const { fontWeight, fontStyle } = node.style;
  const isBold = fontWeight ? Number(fontWeight) >= 600 || fontWeight.startsWith('bold') : node.matches('b, strong');
  const isItalic = fontStyle ? fontStyle === 'italic' : node.matches('i, em, cite');
  const href = node.matches('a[href]') ? (node.getAttribute('href') ?? '') : '';
  let html = inside;
  if (isItalic) html = `<em>${html}</em>`;
  if (isBold) html = `<strong>${html}</strong>`;
  if (/^(?:https?:|mailto:|tel:)/i.test(href)) html = `<a href="${escapeHtml(href)}">${html}</a>`;
  return html;
}

/** Blocks with neighbouring texts as one. */
export function joined(all: readonly PastedBlock[]): PastedBlock[] {
  const found: PastedBlock[] = [];
  for (const block of all) {
    const last = found.at(-1);
    if (block.kind === 'text' && last?.kind === 'text') last.html += block.html;
    else found.push({ ...block });
  }
  return found;
}
