import { onNewMarkup } from '../../../ui/on-new-markup.ts';

/** Fetches what lays live stock over the labels of events (API-46), on pages that show some and not before the page has loaded. */
export function startStock(): void {
  let load: Promise<typeof import('./live-stock.ts')> | null = null;
  const begin = () => {
    if (!document.querySelector('[data-stock]')) return;
    load ??= import('./live-stock.ts');
    // Without it the page says what it said when it was made.
    load.then(({ followStock }) => followStock()).catch(() => undefined);
  };
  if (document.readyState === 'complete') onNewMarkup(begin);
  else addEventListener('load', () => onNewMarkup(begin), { once: true });
}
