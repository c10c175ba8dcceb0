import type { FragmentInstance, RefCallback } from 'react';

const fragments = new Map<number, FragmentInstance>();

const refs = new Map<number, RefCallback<FragmentInstance>>();

/** The ref that stores the fragment instance of a module; always the same one for a module. */
export function moduleRef(id: number): RefCallback<FragmentInstance> {
  const known = refs.get(id);
  if (known) return known;
  const ref: RefCallback<FragmentInstance> = (instance) => {
    if (!instance) return;
    fragments.set(id, instance);
    return () => {
      if (fragments.get(id) === instance) fragments.delete(id);
    };
  };
  refs.set(id, ref);
  return ref;
}

/** The outermost elements of a module; none when it shows nothing. */
export function elementsOf(id: number): HTMLElement[] {
  const found: HTMLElement[] = [];
  const instance = fragments.get(id);
  // React passes a fragment's elements only to observers; this one reads them once.
  const observer = { observe: (element: HTMLElement) => found.push(element), unobserve: () => undefined } as unknown as ResizeObserver;
  instance?.observeUsing(observer);
  instance?.unobserveUsing(observer);
  return found;
}

/** Calls back when the size of a module's elements changes. @returns its end. */
export function observeModule(id: number, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  const instance = fragments.get(id);
  instance?.observeUsing(observer);
  return () => observer.disconnect();
}

/** The modules by their outermost elements. */
export function modulesByElement(): Map<Element, number> {
  return new Map([...fragments.keys()].flatMap((id) => elementsOf(id).map((element) => [element, id] as const)));
}

/** The innermost module around an element of the page; null outside of all. */
export function moduleAt(target: Element): number | null {
  const modules = modulesByElement();
  for (let at: Element | null = target; at; at = at.parentElement) {
    const id = modules.get(at);
    if (id !== undefined) return id;
  }
  return null;
}

/** Room for an outline at the edges of the window, in px. */
const edge = 12;

/** Where an element lies in the document. */
export function boxAround(element: Element): { top: number; left: number; width: number; height: number } {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + window.scrollY, left: Math.max(edge, left) + window.scrollX, width, height };
}

/** The right edge of the page: of the window, or of the panel that stands beside it. */
function pageEdge(): number {
  return document.documentElement.clientWidth - Number.parseFloat(getComputedStyle(document.body).paddingInlineEnd);
}

/** Where a module lies in the document; null when it shows nothing. */
export function boxOf(id: number): { top: number; left: number; width: number; height: number } | null {
  const rects = elementsOf(id)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return null;
  const top = Math.min(...rects.map((rect) => rect.top));
  // The outline of what is as wide as the window stays inside of it.
  const left = Math.max(edge, Math.min(...rects.map((rect) => rect.left)));
  const right = Math.min(pageEdge() - edge, Math.max(...rects.map((rect) => rect.right)));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { top: top + window.scrollY, left: left + window.scrollX, width: right - left, height: bottom - top };
}
