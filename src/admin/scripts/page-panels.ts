import { askLogin } from './ask-login.ts';
import { fetchHtml } from './fetch-html.ts';
import { showLive } from './live-search.ts';

/** Opens panels and the media library of the page editor over an office page, loaded with the first press. */
export function openPagePanels(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page-panel]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openPanel(link.dataset.pagePanel ?? '', Number(link.closest<HTMLElement>('[data-page]')?.dataset.page));
  });
  // The address names the page whose settings are opened (settings_url, PAGE-02).
  const requested = Number(new URLSearchParams(location.search).get('settings'));
  if (requested > 0 && document.getElementById(`page-${requested}`)) void openPanel('settings', requested);
}

async function openPanel(name: string, page: number): Promise<void> {
  const menu = document.getElementById(`menu-${page}`);
  if (menu?.matches(':popover-open')) menu.hidePopover();
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const { openPagePanel } = await import('../../editor/panels/open-page-panel.tsx');
  const closed = openPagePanel(name, page, askLogin);
  putBelow(styles);
  await closed;
  const html = await fetchHtml(location.href);
  // Whoever was quicker has a menu of the tree open, which would go from under the press.
  const isQuicker = await closedMenu();
  if (html !== null) showLive(html);
  if (!isQuicker) document.getElementById(`open-menu-${page}`)?.focus();
}

/** Resolves when no menu is open; true where one was. */
async function closedMenu(): Promise<boolean> {
  const menu = document.querySelector<HTMLElement>('.bs-menu:popover-open');
  if (!menu) return false;
  const { promise, resolve } = Promise.withResolvers<void>();
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && resolve());
  await promise;
  return true;
}

/** Puts styles that a panel has brought in front of the office's, whose rules of the same weight come after them. */
export function putBelow(styles: readonly HTMLLinkElement[]): void {
  const [first] = styles;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!styles.includes(link)) first?.before(link);
}
