/** Attributes that script and the browser set on elements; morphing leaves them alone. */
const ofScript = new Set(['open', 'aria-expanded', 'data-state']);

/**
 * Makes an element like another one and reuses its nodes where it can, which preserves focus, open disclosures and typed text. Children
 * are matched by `data-key` or id, else by position. The content of a hydrated island belongs to React: it gets new props.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to) || hasSameShape(from, to)) return;
  morphAttributes(from, to);
  if (from.localName === 'foyer-island' && from.getAttribute('data-state') === 'ready') return;
  morphChildren(from, to);
}

/** Elements with an equal `data-shape` are left as script has changed them, like the regions around the main area. */
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
