/** Favourites of the visitor (NAV-08): what shows them is fetched by who has some; start-hearts.ts handles presses. */
export function startFavourites(): void {
  const show = () => {
    import('./show-favourites.ts').then(({ showFavourites }) => showFavourites()).catch(() => undefined);
  };
  // As before-paint.ts has counted them; another tab may mark the first.
  if (document.documentElement.style.getPropertyValue('--favourites-count')) show();
  addEventListener('storage', ({ key }) => key === 'foyer:favourites' && show());
}
