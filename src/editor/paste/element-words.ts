const blocks =
  'address, article, aside, blockquote, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, ul';

/** Also true for what is no block itself but holds one, as Google Docs' outer 'b'. */
export function isBlock(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && (node.matches(blocks) || node.querySelector(blocks) !== null);
}

export function wordsOf(element: Element): string {
  return linesOf(element).join(' ');
}

/** Its words, in lines: of Google Docs and LibreOffice neither paragraphs nor line breaks are separated by a space. */
export function linesOf(element: Element): string[] {
  return brokenText(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function brokenText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll('\n', ' ');
  const inside = [...node.childNodes].map(brokenText).join('');
  return node instanceof HTMLElement && node.matches(`br, td, th, tr, ${blocks}`) ? `\n${inside}\n` : inside;
}
