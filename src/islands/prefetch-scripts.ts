/**
 * Fetches and compiles the scripts of islands (`<template id="prefetch">` names them) without running them, so that the first press
 * finds them loaded. Not before the page has loaded, because on a slow connection they would delay the first paint.
 */
export function prefetchScripts(): void {
  if (document.readyState === 'complete') prefetchOf(document);
  else addEventListener('load', () => prefetchOf(document), { once: true });
}

/** Does so for a page, once the browser is idle; soft navigation calls it for each page. Not on slow or data-saving connections (SITE-07). */
export function prefetchOf(page: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  const template = page.querySelector<HTMLTemplateElement>('template#prefetch');
  appendWhenIdle([...(template?.content.querySelectorAll('link') ?? [])]);
}

/** One at a time: adding all of them is one long task, which would delay a press. */
function appendWhenIdle(links: HTMLLinkElement[]): void {
  const [link, ...others] = links;
  if (!link) return;
  const append = () => {
    appendLink(link);
    appendWhenIdle(others);
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(append, { timeout: 2000 });
  else setTimeout(append);
}

function appendLink(link: HTMLLinkElement): void {
  if (!document.head.querySelector(`link[rel="modulepreload"][href="${link.getAttribute('href')}"]`))
    document.head.append(link.cloneNode());
}
