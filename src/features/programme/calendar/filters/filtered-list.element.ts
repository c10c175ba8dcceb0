import type { ElementBehaviour } from '../../../../islands/define-element.ts';
import { isPlainClick } from '../../../../islands/navigation/plain-click.ts';
import { minLoadingMs } from '../../../../ui/min-loading.ts';

/** Shows the skeleton of a list while a filter above it loads (LAYOUT-11). Loading and result are announced. */
const begin: ElementBehaviour = (root, signal) => {
  // Without the Navigation API the browser shows another document.
  if (!('navigation' in window)) return;
  /** The link that was followed; null while nothing loads. */
  let followed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;

  // Not by `navigate`: a cached page is shown before all its listeners have run.
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.pathname !== root.dataset.path || event.defaultPrevented || !isPlainClick(event)) return;
      clearTimeout(timer);
      followed = link;
      shownAt = performance.now();
      show(root, true);
      // It can be seen from the next frame on.
      requestAnimationFrame(() => {
        shownAt = performance.now();
      });
    },
    { signal },
  );
  const answer = () => {
    if (!followed) return;
    restoreFocus(root, followed);
    followed = null;
    // Showing the answer has made the list visible.
    const left = shownAt + minLoadingMs - performance.now();
    if (left > 0) show(root, true);
    timer = setTimeout(() => show(root, false, true), left);
  };
  document.addEventListener('foyer:page', answer, { signal });
  const stopLoading = () => {
    if (followed) show(root, false);
    followed = null;
  };
  const observer = new MutationObserver(() => document.documentElement.dataset.navigation === 'failed' && stopLoading());
  observer.observe(document.documentElement, { attributeFilter: ['data-navigation'] });
  // The browser has loaded another document, and the visitor is back in this one.
  window.addEventListener('pageshow', stopLoading, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
};
export default begin;

function show(root: HTMLElement, isLoading: boolean, isFound = false): void {
  const answer = root.querySelector('.answer');
  answer?.setAttribute('aria-busy', String(isLoading));
  answer?.querySelector(':scope > .skeleton')?.remove();
  const skeleton = isLoading ? skeletonOf(root.dataset.name) : null;
  answer?.classList.toggle('has-skeleton', skeleton !== null);
  if (skeleton) answer?.prepend(skeleton);
  const status = root.querySelector<HTMLElement>(':scope > [role="status"]');
  if (status) status.textContent = (isLoading ? status.dataset.loading : isFound ? status.dataset.found : '') ?? '';
}

/** Of the layout's templates; none before they are loaded, and then the list stays. */
function skeletonOf(name = ''): Element | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-list-skeleton="${name}"]`);
  if (!template) return null;
  const skeleton = document.createElement('div');
  skeleton.className = 'skeleton';
  skeleton.append(template.content.cloneNode(true));
  return skeleton;
}

/** A chip that was pressed is gone afterwards; the focus then goes to the first that is left, else to the heading. */
function restoreFocus(root: HTMLElement, followed: Element): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body || !followed.isConnected;
  if (!isLost && !focused.closest('.chips')) return;
  const heading = root.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  (root.querySelector<HTMLElement>('.chips a') ?? heading)?.focus({ preventScroll: true });
}
