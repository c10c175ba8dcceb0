import { loadTemplates } from '../../ui/load-templates.ts';
import { pageLanguage } from '../../ui/page-language.ts';
import { readFavourites, toggleFavourite } from './favourites-store.ts';

/** Shows on each heart of the page whether it is marked. Attributes only: the markup is that of the page. */
export function markHearts(): void {
  const marked = new Set(readFavourites().map(({ kind, id }) => `${kind}-${id}`));
  for (const heart of document.querySelectorAll<HTMLElement>('button[data-heart]')) {
    const isMarked = String(marked.has(heart.dataset.heart ?? ''));
    if (heart.ariaPressed !== isMarked) heart.ariaPressed = isMarked;
  }
}

/** Marks what belongs to the heart that was pressed; where the browser stores nothing, the list opens and says so. */
export function pressHeart({ dataset }: HTMLElement): void {
  const { heart, name = '', url = '' } = dataset;
  const [kind, id] = heart?.split('-') ?? [];
  if (kind !== 'event' && kind !== 'production') return;
  const isStored = toggleFavourite({ kind, id: Number(id), name, url, language: pageLanguage() });
  void loadTemplates().then(
    () => sayWhetherStored(isStored),
    () => undefined,
  );
}

function sayWhetherStored(isStored: boolean): void {
  const menu = document.getElementById('favourites');
  const failure = menu?.querySelector<HTMLElement>('[role="alert"]');
  if (failure) failure.hidden = isStored;
  if (!isStored) menu?.showPopover();
}
