/** Makes the header's buttons those of the list of favourites, once its markup is there: the browser opens it and says so of them. */
export function connectList(): void {
  const list = document.getElementById('favourites');
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-favourites]')) button.popoverTargetElement = list;
}
