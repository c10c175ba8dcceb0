import { loadTemplates } from '../../ui/load-templates.ts';

/**
 * Marks favourites by their hearts (NAV-08), and opens their list before the templates have come, after which its buttons do by themselves.
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

function openList({ target }: Event): void {
  const source = target instanceof Element ? target.closest<HTMLElement>('[popovertarget="favourites"]') : null;
  if (!source || document.getElementById('favourites')) return;
  loadTemplates()
    .then(() => document.getElementById('favourites')?.showPopover({ source }))
    .catch(() => undefined);
}
