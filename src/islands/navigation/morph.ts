/** What script and the browser write on elements: what an element is doing stays its own affair. */
const ofScript = new Set(['open', 'aria-expanded', 'data-state']);

/**
 * Makes an element like another one and keeps its nodes where it can, and with them focus, what is open and what was typed. Children
 * belong together by `data-key` or id, else by their place. The inside of an island that is at work is React's: it gets new props.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to) || hasSameShape(from, to)) return;
  morphAttributes(from, to);
  if (from.localName === 'foyer-island' && from.getAttribute('data-state') === 'ready') return;
  morphChildren(from, to);
}

/** What script has put into such a part stays for as long as its shape does, as with the regions around the main area. */
function hasSameShape(from: Element, to: Element): boolean {
  const shape = from.getAttribute('data-shape');
  return shape !== null && shape === to.getAttribute('data-shape');
}

function morphAttributes(from: Element, to: Element): void {
  for (const { name, value } of [...to.attributes]) {
    if (ofScript.has(name) || from.getAttribute(name) === value) continue;
    from.setAttribute(name, value);
    if (name === 'value' && from instanceof HTMLInputElement) from.value = value;
  }
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !ofScript.has(name) && name !== 'style') from.removeAttribute(name);
}

function morphChildren(from: Element, to: Element): void {
  const keyed = new Map([...from.children].flatMap((child) => (keyOf(child) ? [[keyOf(child), child] as const] : [])));
  let at = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const known = isElement(wanted) && keyOf(wanted) ? keyed.get(keyOf(wanted)) : at;
    if (!known || !areAlike(known, wanted)) {
      from.insertBefore(document.adoptNode(wanted), at);
      continue;
    }
    if (known === at) at = at.nextSibling;
    else from.insertBefore(known, at);
    if (isElement(known)) morph(known, wanted as Element);
    else if (known.nodeValue !== wanted.nodeValue) known.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function areAlike(known: Node, wanted: Node): boolean {
  if (!isElement(known) || !isElement(wanted)) return known.nodeType === wanted.nodeType;
  return (
    known.localName === wanted.localName && keyOf(known) === keyOf(wanted) && known.getAttribute('name') === wanted.getAttribute('name')
  );
}

function keyOf(element: Element): string {
  return element.getAttribute('data-key') ?? element.id;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
