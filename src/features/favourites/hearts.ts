import type { Language } from '../../core/languages.ts';
import { readFavourites, toggleFavourite } from './favourites-store.ts';

/** Shows on each heart of the page whether it is marked. Attributes only: the markup is that of the page. */
export function markHearts(): void {
  document.documentElement.classList.add('has-hearts');
  const marked = new Set(readFavourites().map(({ kind, id }) => `${kind}-${id}`));
  for (const heart of document.querySelectorAll<HTMLElement>('button[data-heart]')) {
    const isMarked = String(marked.has(heart.dataset.heart ?? ''));
    if (heart.getAttribute('aria-pressed') !== isMarked) heart.setAttribute('aria-pressed', isMarked);
  }
}

/** Marks what belongs to the heart that was pressed; true when one was. */
export function pressHeart(target: Element, language: Language): boolean {
  const heart = target.closest<HTMLElement>('button[data-heart]');
  const [kind, id] = heart?.dataset.heart?.split('-') ?? [];
  if (!heart || (kind !== 'event' && kind !== 'production')) return false;
  const { name = '', url = '' } = heart.dataset;
  toggleFavourite({ kind, id: Number(id), name, url, language });
  return true;
}
