/** Marks favourites by their hearts (NAV-08); what stores and shows them is fetched by who is about to press one. */
export function startHearts(): void {
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
