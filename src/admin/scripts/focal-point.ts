/** A click on a picture puts its focal point there; the point and every crop follow the numbers. */
export function setFocalPoints(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-focal]')) {
    const [left, top] = part.querySelectorAll('input');
    const picture = part.querySelector<HTMLElement>('.adm-focal');
    if (!left || !top || !picture) continue;
    const show = () => {
      part.style.setProperty('--x', `${left.value}%`);
      part.style.setProperty('--y', `${top.value}%`);
    };
    part.addEventListener('input', show);
    picture.addEventListener('click', ({ clientX, clientY }) => {
      const box = picture.getBoundingClientRect();
      left.value = percentOf(clientX - box.left, box.width);
      top.value = percentOf(clientY - box.top, box.height);
      left.dispatchEvent(new Event('input', { bubbles: true }));
    });
    show();
  }
}

function percentOf(at: number, whole: number): string {
  return String(Math.max(0, Math.min(100, Math.round((100 * at) / whole))));
}
