import { linesOf, wordsOf } from './element-words.ts';

const wordTitle = 'p[class^="MsoTitle"]';
const wordSubtitle = 'p[class^="MsoSubtitle"]';
const wordQuote = 'p[class^="MsoQuote"], p[class^="MsoIntenseQuote"]';
const headings = 'h1, h2, h3, h4, h5, h6';

/** Puts headings and quotations in place of the paragraphs that Word copies for them, and the name below a quotation into it. */
export function markQuotesAndTitles(root: HTMLElement): void {
  for (const title of root.querySelectorAll<HTMLElement>(wordTitle)) rename(title, 'h1');
  for (const subtitle of root.querySelectorAll<HTMLElement>(wordSubtitle)) {
    const title = subtitle.previousElementSibling;
    if (title?.tagName === 'HGROUP') title.append(subtitle);
    else if (title?.tagName !== 'H1') rename(subtitle, 'h3');
    else {
      const group = root.ownerDocument.createElement('hgroup');
      title.replaceWith(group);
      group.append(title, subtitle);
    }
  }
  for (const line of root.querySelectorAll<HTMLElement>(wordQuote)) {
    const before = line.previousElementSibling;
    const style = line.className;
    // Paragraphs of one style that follow each other are one quotation.
    if (before?.tagName === 'BLOCKQUOTE' && before.lastElementChild?.className === style) before.append(line);
    else {
      const quote = root.ownerDocument.createElement('blockquote');
      line.replaceWith(quote);
      quote.append(line);
    }
  }
  for (const caption of root.querySelectorAll<HTMLElement>('figure > blockquote + figcaption'))
    caption.previousElementSibling?.append(rename(caption, 'footer'));
}

function rename(element: HTMLElement, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** A heading and the paragraphs below it that belong to it. */
export function isHeadingGroup(element: Element): boolean {
  const [heading, ...below] = element.children;
  return element.tagName === 'HGROUP' && heading?.matches(headings) === true && below.every(({ tagName }) => tagName === 'P');
}

/** What the module of a quotation cannot hold. */
const unquotable = `a[href^="http" i], a[href^="mailto:" i], a[href^="tel:" i], ul, ol, table, pre, blockquote, ${headings}`;
const dash = /^[-–—―]\s*/;

/**
 * The words of a quotation and who said them, which is its source or a last line that begins with a dash; null where it holds more than
 * words. Quotation marks are the page's.
 */
export function quoteOf(element: Element): { text: string; author: string } | null {
  if (element.querySelector(unquotable)) return null;
  const lines = linesOf(element);
  const last = lines.at(-1) ?? '';
  const isSource = [...element.querySelectorAll('footer, cite')].some((source) => wordsOf(source) === last);
  const hasAuthor = lines.length > 1 && (isSource || lines.findIndex((line) => dash.test(line)) === lines.length - 1);
  const text = (hasAuthor ? lines.slice(0, -1) : lines).join(' ').replace(/^["„“»«]\s*([^"„“”»«]+?)\s*["“”«»]$/, '$1');
  return text ? { text, author: hasAuthor ? last.replace(dash, '') : '' } : null;
}
