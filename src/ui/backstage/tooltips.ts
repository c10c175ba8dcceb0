const controls = ':is(button, a, summary, [role="button"]):is([title], [aria-label])';
/** A pointer that only crosses a control shows nothing. */
const delayMs = 400;
const gap = 6;

/**
 * Shows the name of a control that has only an icon, with its keys where its title gives them: under a resting mouse and with keyboard
 * focus. Escape hides it, and the pointer may move onto it (WCAG 1.4.13). For assistive technology the control's own name does.
 */
export function startTooltips(): void {
  const tip = document.createElement('div');
  tip.className = 'bs bs-tip';
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  let current: { control: HTMLElement; title: string | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (!current) return;
    const { control, title } = current;
    current = null;
    // A title of its own meanwhile is newer.
    if (title !== null && !control.hasAttribute('title')) control.title = title;
    if (tip.isConnected) tip.hidePopover();
  };
  const show = (control: HTMLElement) => {
    hide();
    const text = textOf(control);
    if (!text || !control.isConnected) return;
    // The browser would show it as well.
    const title = control.getAttribute('title');
    control.removeAttribute('title');
    current = { control, title };
    tip.textContent = text;
    // Inside of a modal dialog, because what lies outside of it is inert.
    (control.closest('dialog') ?? document.body).append(tip);
    tip.showPopover();
    place(tip, control.getBoundingClientRect());
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element) || tip.contains(target)) return;
    const control = controlAt(target);
    if (control && control === current?.control) return;
    hide();
    if (control) timer = setTimeout(() => show(control), delayMs);
  });
  document.addEventListener('focusin', ({ target }) => {
    const control = target instanceof Element && target.matches(':focus-visible') ? controlAt(target) : null;
    if (control) show(control);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', hide, { capture: true });
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { capture: true });
}

/** The control whose name cannot be read on it; null for others and outside of the tool. */
function controlAt(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>(controls);
  if (!control?.closest('.bs')) return null;
  return control.hasAttribute('title') || control.textContent.trim() === '' ? control : null;
}

/** Name and title, which may be the same or only name the keys. */
function textOf({ title, ariaLabel, textContent }: HTMLElement): string {
  const name = ariaLabel ?? textContent.trim();
  return !title || title.includes(name) ? title || name : `${name} (${title})`;
}

/** Below the control, above it where there is no room. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(Math.max(gap, left + width / 2 - offsetWidth / 2), clientWidth - offsetWidth - gap);
  const isBelow = bottom + gap + offsetHeight < clientHeight;
  tip.style.translate = `${Math.max(gap, x)}px ${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
}
