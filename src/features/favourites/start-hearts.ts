import { loadTemplates } from '../../ui/load-templates.ts';
import { connectList } from './connect-list.ts';

/**
 * Marks favourites by their hearts (NAV-08), and opens their list, which comes with the templates: from then on its buttons do by themselves.
 * What stores and shows favourites is fetched by who is about to press a heart.
 */
export function startHearts(): void {
  document.addEventListener('click', openList);
  const load = () => import('./show-favourites.ts');
  for (const intent of ['pointerover', 'focusin', 'click'])
    document.addEventListener(
      intent,
      ({ type, target }) => {
        const heart = target instanceof Element ? target.closest<HTMLElement>('button[data-heart]') : null;
        if (!heart) return;
        load()
          .then(({ showFavourites, pressHeart }) => {
            showFavourites();
            if (type === 'click') pressHeart(heart);
          })
          .catch(() => undefined);
      },
      { passive: true },
    );
}

function openList(event: Event): void {
  const { target } = event;
  const source = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-favourites]') : null;
  if (!source || source.popoverTargetElement) return;
  // Templates that are there already connect the button before the browser acts on this press, which then closed the list again.
  event.preventDefault();
  loadTemplates()
    .then(() => {
      connectList();
      document.getElementById('favourites')?.showPopover({ source });
    })
    .catch(() => undefined);
}
