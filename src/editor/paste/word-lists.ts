/** A list item as Word copies it: a paragraph whose style names list and level, and whose first words are its bullet or number. */
const wordItem = 'p[style*="mso-list:"]:not([style*="mso-list:none"])';

/** Numbers and letters with a point or bracket: '1.', 'a)', '(iv)', '2.1.'. */
const ordinal = /^\(?(?:\d{1,4}|[a-z]{1,4}|[ivxlcdm]{1,8})[.)]/i;
/** Where counting begins, of several numbers the last: '1.', 'a)', '(i)', '2.1.'. */
const firstOrdinal = /(?:^|[(.])(?:1|a|i)[.)]+$/i;

interface OpenList {
  element: HTMLElement;
  /** Level and list of Word. */
  id: string;
}

/** Puts lists in place of the paragraphs that Word copies for their items. */
export function makeWordLists(root: HTMLElement): void {
  for (const first of root.querySelectorAll<HTMLElement>(wordItem)) {
    if (!first.isConnected && !root.contains(first)) continue;
    const items = [first];
    for (let next = first.nextElementSibling; next?.matches(wordItem); next = next.nextElementSibling) items.push(next as HTMLElement);
    const lists: OpenList[] = [];
    for (const item of items) {
      const style = item.getAttribute('style') ?? '';
      const level = Math.min(Number(/level(\d)/.exec(style)?.[1] ?? 1), lists.length + 1);
      const id = /level\d\s+lfo\d+/.exec(style)?.[0] ?? '';
      lists.length = Math.min(lists.length, level);
      const marker = takeMarker(item);
      const open = lists[level - 1];
      if (open && beginsAnother(open, id, marker)) lists.length = level - 1;
      if (lists.length < level) {
        const element = root.ownerDocument.createElement(ordinal.test(marker) ? 'ol' : 'ul');
        const above = lists.at(-1)?.element.lastElementChild;
        if (above) above.append(element);
        else first.before(element);
        lists.push({ element, id });
      }
      const entry = root.ownerDocument.createElement('li');
      entry.append(...item.childNodes);
      lists.at(-1)?.element.append(entry);
    }
    for (const item of items) item.remove();
  }
}

/** Takes the bullet or number out of an item; '' where the bullet is a picture. */
function takeMarker(item: HTMLElement): string {
  const markers = item.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const marker = [...markers].map(({ textContent }) => textContent ?? '').join('');
  for (const one of markers) one.remove();
  return marker.trim();
}

/**
 * Whether an item of the same level is the first of another list: of the other kind, or of numbers that begin anew. Word gives a list
 * another id also where it is only continued, and the letter 'i.' is the ninth of its own.
 */
function beginsAnother({ element, id: openId }: OpenList, id: string, marker: string): boolean {
  if (id === openId) return false;
  const isNumbered = ordinal.test(marker);
  return isNumbered !== (element.tagName === 'OL') || (isNumbered && firstOrdinal.test(marker));
}
