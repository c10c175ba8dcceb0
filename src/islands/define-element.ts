import type { When } from './island.tsx';
import { scheduleHydration } from './schedule-hydration.ts';

/**
 * Hydrates an element; default export of each `*.element.ts`. The element is ready when it returns or its promise resolves.
 * @param signal aborted when the element leaves the document: pass it to every listener and observer.
 */
export type ElementBehaviour = (element: HTMLElement, signal: AbortSignal) => void | Promise<void>;

/** Controls that need script; links, native disclosures and forms work without. */
const scriptedControls = 'button:not([type="submit"], [popovertarget]), [data-hold]';

/**
 * Defines a custom element that hydrates at the time its attribute `when` names. `data-state` is absent until then, later loading, ready
 * or failed. A click on one of its buttons before it is ready is repeated once it is; one after its script could not be fetched tries
 * again. Moving the element inside the document does not end it; removing it aborts the signal its behaviour was given.
 */
export function defineElement(tag: string, load: (element: HTMLElement) => Promise<ElementBehaviour>): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      static observedAttributes = ['props'];
      #end: AbortController | null = null;
      #pressed: Element | null = null;
      /** Set while its script could not be fetched. */
      #retry: (() => void) | null = null;
      /** Child indexes down to the pressed control, because hydration may replace the element. */
      #path: number[] = [];

      connectedCallback(): void {
        // A moved element disconnects and connects in the same task.
        queueMicrotask(() => this.isConnected && !this.#end && this.#wait());
      }

      disconnectedCallback(): void {
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#end?.abort();
          this.#end = null;
          delete this.dataset.state;
        });
      }

      /** Notifies an island that soft navigation has changed its props. */
      attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
        if (before !== null && before !== now) this.dispatchEvent(new Event('foyer:props'));
      }

      #wait(): void {
        this.#end = new AbortController();
        this.#retry = null;
        const { signal } = this.#end;
        this.addEventListener('click', (event) => this.#queuePress(event), { capture: true, signal });
        scheduleHydration((this.getAttribute('when') as When | null) ?? 'visible', this, signal, () => void this.#begin(signal));
      }

      #queuePress(event: MouseEvent): void {
        if (this.dataset.state === 'ready' || (this.dataset.state === 'failed' && !this.#retry)) return;
        const { target } = event;
        const control = target instanceof Element ? target.closest(scriptedControls) : null;
        // The innermost element handles it.
        if (!control || !this.contains(control) || control.closest(`[when], ${tag}`) !== this) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#pressed = control;
        this.#path = childPath(this, control);
        this.#retry?.();
      }

      async #begin(signal: AbortSignal): Promise<void> {
        this.dataset.state = 'loading';
        let begin: ElementBehaviour | null = null;
        try {
          begin = await load(this);
          if (signal.aborted) return;
          await begin(this, signal);
          if (signal.aborted) return;
          this.dataset.state = 'ready';
        } catch (error) {
          if (signal.aborted) return;
          this.dataset.state = 'failed';
          this.#retry = begin ? null : () => void this.#begin(signal);
          console.error(error);
        }
        this.#repeatPress();
      }

      #repeatPress(): void {
        const control = this.#pressed?.isConnected ? this.#pressed : elementAt(this, this.#path);
        const retry = this.#retry;
        // Where it failed again, the press does what it does without script.
        this.#retry = null;
        if (this.#pressed && control instanceof HTMLElement) control.click();
        this.#retry = retry;
        this.#pressed = null;
      }
    },
  );
}

function childPath(root: Element, inner: Element): number[] {
  const path: number[] = [];
  for (let at = inner; at !== root && at.parentElement; at = at.parentElement) path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((at, index) => at?.children[index], root);
}
