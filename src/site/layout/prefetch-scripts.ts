import { isDataSaving } from '../../islands/navigation/data-saving.ts';
import { whenIdle } from '../../islands/when-idle.ts';
import { loadTemplates } from '../../ui/load-templates.ts';

/**
 * Fetches and compiles the scripts of what a page holds (ScriptTemplates names them) without running them, so that the first press finds
 * them loaded; for each page that soft navigation shows, too. Not before the page has loaded, because on a slow connection they would
 * delay the first paint.
 */
export function startPrefetching(): void {
  const prefetch = () => void loadTemplates().then(prefetchScripts, () => undefined);
  if (document.readyState === 'complete') prefetch();
  else addEventListener('load', prefetch, { once: true });
  document.addEventListener('foyer:page', prefetch);
}

/** Not on slow or data-saving connections (SITE-07). */
function prefetchScripts(): void {
  if (isDataSaving()) return;
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-scripts-of]')];
  const needed = templates.filter(({ dataset }) => document.querySelector(dataset.scriptsOf ?? ''));
  appendWhenIdle(needed.flatMap(({ content }) => [...content.querySelectorAll('link')]));
}

/** Milliseconds: all of them at once are a long task, which would delay a press. */
const sliceMs = 8;

/** As many at a time as a slice has room for: after each insertion into the page the browser computes styles anew. */
function appendWhenIdle(links: readonly HTMLLinkElement[]): void {
  if (links.length === 0) return;
  whenIdle(() => {
    const end = performance.now() + sliceMs;
    for (const [index, link] of links.entries()) {
      appendLink(link);
      if (performance.now() >= end) return appendWhenIdle(links.slice(index + 1));
    }
  });
}

function appendLink(link: HTMLLinkElement): void {
  if (!document.head.querySelector(`link[rel="modulepreload"][href="${link.getAttribute('href')}"]`))
    document.head.append(link.cloneNode());
}
