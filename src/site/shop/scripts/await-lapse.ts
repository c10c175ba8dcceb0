/** Between two looks at the clock: a timer stands still while a computer sleeps. */
const lookMs = 60_000;

/**
 * The page of an open offer of the waiting list (SHOP-299): loaded anew once the offer has lapsed, which the page then says. Nothing is to
 * be typed on it. Without network it stays as it is until there is one, and with an answer on its way until that comes: a page that is
 * loaded anew would stop the request of who takes the offer in its last second.
 */
export function awaitLapse(): void {
  const offer = document.querySelector<HTMLElement>('[data-lapses-in]');
  if (!offer) return;
  let isAnswered = false;
  addEventListener('submit', () => {
    isAnswered = true;
  });
  const lapses = Date.now() + Number(offer.dataset.lapsesIn) * 1000;
  const look = () => {
    const leftMs = lapses - Date.now();
    if (isAnswered) return;
    if (leftMs > 0) setTimeout(look, Math.min(lookMs, leftMs));
    else if (navigator.onLine) location.reload();
    else addEventListener('online', look, { once: true });
  };
  look();
}
