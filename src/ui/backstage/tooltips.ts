const controls = ':is(button, a, summary, [role="button"])';
/** A pointer that only crosses a control shows nothing. */
const delayMs = 500;
const gapPx = 6;

/**
 * Shows the name of a control that cannot be read on it, with its keys where its title gives them: under a resting mouse and with keyboard
 * focus, not on touch. It stays while the pointer is on it, though presses go to what lies below, and goes with Escape (WCAG 1.4.13). For
 * assistive technology the name of the control does.
 */
export function startTooltips(): void {
  const tip = document.createElement('div');
  tip.className = 'bs bs-tip';
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  /** What is shown; `title` is put back then, because the browser would show it as well. */
  let shown: { control: HTMLElement; title: string | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    const { control, title } = shown;
    shown = null;
    // One that was set meanwhile is newer.
    if (title !== null && !control.hasAttribute('title')) control.title = title;
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (control: HTMLElement, isPointed: boolean) => {
    hide();
    const text = control.isConnected ? tipOf(control) : null;
    if (text === null) return;
    // A control may have no other name than its title.
    const title = isPointed && (control.ariaLabel || control.textContent.trim()) ? control.getAttribute('title') : null;
    if (title !== null) control.removeAttribute('title');
    shown = { control, title };
    tip.textContent = text;
    // Inside of a modal dialog, because what lies outside of it is inert.
    (control.closest('dialog') ?? document.body).append(tip);
    tip.showPopover();
    place(tip, control.getBoundingClientRect());
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const control = controlAt(event.target);
    if (shown && (control === shown.control || isWithin(tip, event))) return;
    hide();
    if (control) timer = setTimeout(() => show(control, true), delayMs);
  });
  document.addEventListener('focusin', ({ target }) => {
    const control = target instanceof Element && target.matches(':focus-visible') ? controlAt(target) : null;
    hide();
    // Later, because a popover that opens moves the focus, and no other may open meanwhile.
    if (control) timer = setTimeout(() => control.matches(':focus') && show(control, false));
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', hide, { capture: true });
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { capture: true });
}

/** A control of the tools; null outside of them. */
function controlAt(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>(controls);
  return control?.closest('.bs') ? control : null;
}

/** Name and title, which may be the same or only name the keys; null where all of it can be read on the control. */
function tipOf(control: HTMLElement): string | null {
  const { title, ariaLabel } = control;
  const seen = visibleText(control);
  // A sign, such as '?' or 'EN', says no more than an icon.
  if (!title && (seen.length > 2 || (seen === '' ? !control.querySelector('svg') : !ariaLabel))) return null;
  const name = (ariaLabel ?? control.textContent).replace(/\s+/g, ' ').trim();
  // One of them may hold the other: a name begins with the number that is seen on its control.
  const isWhole = title.includes(name) || name.includes(title);
  const text = isWhole ? title || name : `${name} (${title})`;
  return text === '' || seen.includes(text) ? null : text;
}

/** The text of a control without what is hidden, by width or from sight alone. */
function visibleText(control: HTMLElement): string {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (around?.checkVisibility() && !around.closest('.bs-vh, [aria-hidden="true"], svg')) seen.push(texts.currentNode.textContent ?? '');
  }
  return seen.join('').replace(/\s+/g, ' ').trim();
}

function isWithin(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // The way from the control to it counts as well.
  return clientX >= left && clientX <= right && clientY >= top - gapPx && clientY <= bottom + gapPx;
}

/** Below the control, above it where there is no room. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(Math.max(gapPx, left + width / 2 - offsetWidth / 2), clientWidth - offsetWidth - gapPx);
  const isBelow = bottom + gapPx + offsetHeight < clientHeight;
  tip.style.translate = `${Math.max(gapPx, x)}px ${isBelow ? bottom + gapPx : top - gapPx - offsetHeight}px`;
}
