import { fillText } from '../../ui/fill-text.ts';
import { loadTemplates } from '../../ui/load-templates.ts';
import { onNewMarkup } from '../../ui/on-new-markup.ts';
import { connectList } from './connect-list.ts';
import { onFavouritesChange, readFavourites } from './favourites-store.ts';
import { markHearts } from './hearts.ts';

export { pressHeart } from './hearts.ts';

let isStarted = false;

/** Keeps hearts and the number on the header's buttons up to date, and fills the list when somebody opens it (NAV-08). Called again it does nothing. */
export function showFavourites(): void {
  if (isStarted) return;
  isStarted = true;
  const show = () => {
    markHearts();
    connectList();
    showCount();
  };
  // Somebody may have opened it before this script came, or before the first favourite was stored.
  const showInList = () => {
    show();
    if (document.querySelector('#favourites:popover-open')) fillList();
  };
  onNewMarkup(show);
  onFavouritesChange(showInList);
  // They have the texts of the buttons.
  void loadTemplates().then(showInList, () => undefined);
  document.addEventListener('beforetoggle', ({ target }) => target instanceof Element && target.id === 'favourites' && fillList(), true);
}

function fillList(): void {
  // Without favourites the served text stands; without its script the list is as it was.
  if (readFavourites().length > 0) import('./favourites-list.ts').then(({ showList }) => showList()).catch(() => undefined);
}

function showCount(): void {
  const count = readFavourites().length;
  const { style } = document.documentElement;
  if (count > 0) style.setProperty('--favourites-count', `"${count}"`);
  else style.removeProperty('--favourites-count');
  const { none, one, many } = document.getElementById('favourites')?.dataset ?? {};
  const label = count === 0 ? none : fillText(count === 1 ? one : many, { count });
  for (const button of document.querySelectorAll('button[data-favourites]'))
    if (label && button.ariaLabel !== label) button.ariaLabel = label;
}
