import { isPlainClick } from '../../islands/navigation/plain-click.ts';

/**
 * Lets the back link of a breadcrumb go back in the history, to the last entry of this site with another path (LAYOUT-06). Without one
 * the link leads to the parent page.
 */
export function startBackLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (!(target instanceof Element) || !target.closest('a[data-back]')) return;
    if (!defaultPrevented && isPlainClick(event) && goBack()) event.preventDefault();
  });
}

function goBack(): boolean {
  // Undefined in browsers without the Navigation API, whatever the types say.
  const api = window.navigation as Navigation | undefined;
  if (!api?.currentEntry) {
    const isFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
    if (isFromHere) history.back();
    return isFromHere;
  }
  const before = api.entries().slice(0, api.currentEntry.index);
  const entry = before.findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
  if (!entry) return false;
  const { committed, finished } = api.traverseTo(entry.key);
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
  return true;
}
