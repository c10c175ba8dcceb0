/**
 * Changes the page in a view transition where one is wanted: by links with `data-transition` (ANIM-04), not with reduced motion
 * (ANIM-09). Resolves when the page has changed; a skipped transition is no failure.
 */
export async function changeInTransition(isWanted: boolean, change: () => void): Promise<{ finished: Promise<unknown> }> {
  if (!isWanted || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return { finished: Promise.resolve() };
  }
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  const finished = transition.finished.catch(() => undefined);
  forwardClicks(transition, finished);
  await transition.updateCallbackDone;
  return { finished };
}

/** A page in a view transition gets no clicks: the first one skips the transition and is passed on to the element below. */
function forwardClicks(transition: ViewTransition, finished: Promise<unknown>): void {
  const { signal, abort } = abortable();
  addEventListener('pointerdown', () => transition.skipTransition(), { capture: true, signal });
  addEventListener(
    'click',
    (event) => {
      if (event.target !== document.documentElement && event.target !== document.body) return;
      const target = document.elementFromPoint(event.clientX, event.clientY);
      if (!(target instanceof HTMLElement) || target === event.target) return;
      event.stopImmediatePropagation();
      target.click();
    },
    { capture: true, signal },
  );
  // The click follows its pointerdown, which has just skipped the transition.
  void finished.then(() => setTimeout(abort, 500));
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
