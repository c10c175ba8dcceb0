/** Sets the focal point by a click on the picture; marker and crops follow the inputs. */
export function setFocalPoints(): void {
  for (const fieldset of document.querySelectorAll<HTMLElement>('[data-focal]')) {
    const [left, top] = fieldset.querySelectorAll('input');
    const picture = fieldset.querySelector<HTMLElement>('.adm-focal');
    if (!left || !top || !picture) continue;
    const show = () => {
      fieldset.style.setProperty('--x', `${left.value}%`);
      fieldset.style.setProperty('--y', `${top.value}%`);
    };
    fieldset.addEventListener('input', show);
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
