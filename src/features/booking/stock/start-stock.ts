import { onNewMarkup } from '../../../ui/on-new-markup.ts';

/** Loads live-stock.ts (API-46) on pages with events, after the page has loaded. */
export function startStock(): void {
  let load: Promise<typeof import('./live-stock.ts')> | null = null;
  const begin = () => {
    if (!document.querySelector('[data-stock]')) return;
    load ??= import('./live-stock.ts');
    // If it fails, the labels stay as rendered.
    load.then(({ followStock }) => followStock()).catch(() => undefined);
  };
  if (document.readyState === 'complete') onNewMarkup(begin);
  else addEventListener('load', () => onNewMarkup(begin), { once: true });
}
