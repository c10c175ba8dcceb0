import { clockTime } from '../../../core/text/clock-time.ts';

/**
 * Counts down to the end of the reservation, announces when two minutes and one are left and when it is over (SHOP-04), then loads the
 * address of `data-end`. Its texts are in the page: `data-text-0` to `data-text-2` by the minutes that are left.
 */
export function countDown(): void {
  const clock = document.querySelector<HTMLElement>('[data-seconds]');
  const warning = document.getElementById('warning');
  if (!clock || !warning) return;
  const end = performance.now() + Number(clock.dataset.seconds) * 1000;
  const tick = () => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000));
    const text = warning.getAttribute(`data-text-${Math.ceil(left / 60)}`) ?? '';
    clock.textContent = clockTime(left);
    // Setting the same text would be announced again.
    if (warning.textContent !== text) warning.textContent = text;
    if (left > 0) setTimeout(tick, 1000);
    else if (clock.dataset.end) location.replace(clock.dataset.end);
  };
  tick();
}
