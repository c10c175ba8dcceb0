import type { SiteAdapter } from './site-adapter.ts';

type CurrentOf = SiteAdapter['currentOf'];

/**
 * Updates the regions around the main area (`body > [data-region]`) to the next page. A region with an equal `data-shape` stays as script
 * has changed it: only its links are marked again. Any other region is replaced.
 */
export function swapRegions(next: Document, pathname: string, currentOf: CurrentOf): void {
  const regions = (page: Document) => page.querySelectorAll<HTMLElement>('body > [data-region], body > main');
  const known = new Map([...regions(document)].map((region) => [nameOf(region), region]));
  let before: Element | null = null;
  for (const wanted of regions(next)) {
    let region: HTMLElement | undefined = known.get(nameOf(wanted));
    known.delete(nameOf(wanted));
    if (!region) {
      region = wanted;
      if (before) before.after(wanted);
      else document.body.prepend(wanted);
    } else if (wanted.localName !== 'main') region = updateRegion(region, wanted, pathname, currentOf);
    before = region;
  }
  for (const region of known.values()) region.remove();
}

function updateRegion(region: HTMLElement, wanted: HTMLElement, pathname: string, currentOf: CurrentOf): HTMLElement {
  const { shape } = wanted.dataset;
  if (shape === undefined ? region.isEqualNode(wanted) : shape === region.dataset.shape) {
    markLinks(region, wanted, pathname, currentOf);
    return region;
  }
  region.replaceWith(wanted);
  return wanted;
}

function markLinks(region: Element, wanted: Element, pathname: string, currentOf: CurrentOf): void {
  for (const link of region.querySelectorAll('a')) {
    const { language } = link.dataset;
    const current = !link.hash && link.origin === location.origin && currentOf(link.pathname, pathname);
    if (language) link.href = wanted.querySelector<HTMLAnchorElement>(`a[data-language="${language}"]`)?.href ?? link.href;
    else if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

function nameOf({ localName, dataset }: HTMLElement): string {
  return dataset.region ?? localName;
}
