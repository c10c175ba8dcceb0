/** Favourites of the visitor (NAV-08): what shows them is fetched by who has some, and by who is about to press a heart. */
export function startFavourites(): void {
  const load = () => import('./show-favourites.ts');
  const show = () => {
    load()
      .then(({ showFavourites }) => showFavourites())
      .catch(() => undefined);
  };
  // As before-paint.ts has counted them; another tab may mark the first.
  if (document.documentElement.style.getPropertyValue('--favourites-count')) show();
  addEventListener('storage', ({ key }) => key === 'foyer:favourites' && show());
  for (const intent of ['pointerover', 'focusin', 'click'])
    document.addEventListener(
      intent,
      ({ type, target }) => {
        const heart = target instanceof Element ? target.closest<HTMLElement>('button[data-heart]') : null;
        if (!heart) return;
        show();
        if (type === 'click')
          load()
            .then(({ pressHeart }) => pressHeart(heart))
            .catch(() => undefined);
      },
      { passive: true },
    );
}
