import { clockTime } from '../../../core/text/clock-time.ts';

/**
 * Counts down to the end of the reservation, announces when two minutes and one are left and when it is over (SHOP-04). Then the form of
 * `data-end` is stored with what was typed, and the page shown that follows it (SHOP-261); without network the page stays as it is. Its
 * texts are in the page: `data-text-0` to `data-text-2` by the minutes that are left.
 */
export function countDown(): void {
  const clock = document.querySelector<HTMLElement>('[data-seconds]');
  const warning = document.getElementById('warning');
  if (!clock || !warning) return;
  const heldMs = Number(clock.dataset.seconds) * 1000;
  const [end, endOn] = [performance.now() + heldMs, Date.now() + heldMs];
  const tick = () => {
    // By either clock: that of performance.now() may stand still while a computer sleeps.
    const leftMs = Math.min(end - performance.now(), endOn - Date.now());
    const left = Math.max(0, Math.round(leftMs / 1000));
    const text = warning.getAttribute(`data-text-${Math.ceil(left / 60)}`) ?? '';
    clock.textContent = clockTime(left);
    // Setting the same text would be announced again.
    if (warning.textContent !== text) warning.textContent = text;
    if (left > 0) setTimeout(tick, 1000);
    // The seconds are whole ones, the last of which has begun.
    else setTimeout(leave, 1000, document.getElementById(clock.dataset.end ?? ''));
  };
  tick();
}

async function leave(form: HTMLElement | null): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return;
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.set('ended', '1');
  // Not the answer itself but the address it leads to, in place of this page: Back leads to no cart that has ended.
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  if (answer?.type === 'opaqueredirect') location.replace(`${form.action}&again`);
  else if (answer) location.replace(form.action);
}
