const appliers: (() => void)[] = [];
let observer: MutationObserver | null = null;

/** Calls `apply` now, whenever elements are added to the document (a list grows, an island renders) and after each soft navigation. */
export function onNewMarkup(apply: () => void): void {
  appliers.push(apply);
  apply();
  if (observer) return;
  const applyAll = () => {
    for (const each of appliers) each();
  };
  observer = new MutationObserver((changes) => changes.some(({ addedNodes }) => [...addedNodes].some(isElement)) && applyAll());
  observer.observe(document.body, { childList: true, subtree: true });
  // Nodes that were reused have the server's attributes again.
  document.addEventListener('foyer:page', applyAll);
}

const isElement = ({ nodeType }: Node) => nodeType === Node.ELEMENT_NODE;
