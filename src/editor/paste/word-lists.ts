/** A list item as Word copies it: a paragraph whose style names list and level, and whose first words are its bullet or number. */
const wordItem = 'p[style*="mso-list:"]:not([style*="mso-list:none"])';

/** Numbers and letters with a point or bracket: '1.', 'a)', '(iv)'. */
const ordinal = /^\(?(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** Puts lists in place of the paragraphs that Word copies for their items. */
export function makeWordLists(root: HTMLElement): void {
  for (const first of root.querySelectorAll<HTMLElement>(wordItem)) {
    if (!first.isConnected && !root.contains(first)) continue;
    const items = [first];
    for (let next = first.nextElementSibling; next?.matches(wordItem); next = next.nextElementSibling) items.push(next as HTMLElement);
    const lists: HTMLElement[] = [];
    for (const item of items) {
      const level = Math.min(Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1), lists.length + 1);
      lists.length = Math.min(lists.length, level);
      const markers = item.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
      const marker = [...markers].map(({ textContent }) => textContent ?? '').join('');
      for (const one of markers) one.remove();
      if (lists.length < level) {
        const list = root.ownerDocument.createElement(ordinal.test(marker.trim()) ? 'ol' : 'ul');
        const above = lists.at(-1)?.lastElementChild;
        if (above) above.append(list);
        else first.before(list);
        lists.push(list);
      }
      const entry = root.ownerDocument.createElement('li');
      entry.append(...item.childNodes);
      lists.at(-1)?.append(entry);
    }
    for (const item of items) item.remove();
  }
}
