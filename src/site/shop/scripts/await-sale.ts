import { clockTime } from '../../../core/text/clock-time.ts';

/** A waiting room takes places from then on. */
const lastHour = 3600;
/** So that not every page that waits asks in the same moment. */
const spreadMs = 500;

/**
 * The ticket page before the sale (SHOP-222): counts the last hour down and becomes the one with tickets. There is nothing to be typed on it
 * until then, so it is loaded anew; at the beginning of that hour, too.
 */
export function awaitSale(): void {
  const sign = document.querySelector<HTMLElement>('[data-sale-in]');
  if (!sign) return;
  const seconds = Number(sign.dataset.saleIn);
  // Not the time since the page was loaded: that may stand still while a computer sleeps.
  const starts = Date.now() + seconds * 1000;
  const follow = () => {
    const left = Math.ceil((starts - Date.now()) / 1000);
    if (left <= 0 || (left <= lastHour && seconds > lastHour)) {
      setTimeout(() => location.reload(), Math.random() * spreadMs);
      return;
    }
    if (left <= lastHour) sign.textContent = (sign.dataset.left ?? '').replace('#', clockTime(left).padStart('00:00'.length, '0'));
    setTimeout(follow, left > lastHour ? Math.min(60, left - lastHour) * 1000 : 1000);
  };
  follow();
}
