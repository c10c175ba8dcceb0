/**
 * Fetches and compiles the scripts of what waits for a press (`<template id="prefetch">` names them) without running them, so that the
 * first press finds them there. Not before the page has loaded, because on a thin line they would delay what is seen first.
 */
export function prefetchScripts(): void {
  if (document.readyState === 'complete') prefetchOf(document);
  else addEventListener('load', () => prefetchOf(document), { once: true });
}

/** Does so for a page, once the browser is idle; soft navigation asks for each page it shows. Not where data is dear (SITE-07). */
export function prefetchOf(page: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  const template = page.querySelector<HTMLTemplateElement>('template#prefetch');
  appendWhenIdle([...(template?.content.querySelectorAll('link') ?? [])]);
}

/** One at a time: asking for all of them at once is a task of its own, and a press would wait for it. */
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
