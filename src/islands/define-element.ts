import type { Begin } from './begin.ts';
import type { When } from './island.tsx';
import { whenDue } from './when-due.ts';

/** What an element can be pressed on that only its script answers; links, native disclosures and forms work without. */
const scriptedControls = 'button:not([type="submit"], [popovertarget]), [data-hold]';

/**
 * Defines a custom element whose behaviour is fetched when its moment comes (`when`). Its state stands in `data-state`: absent while it
 * waits, then loading, ready or failed. A press on one of its buttons before it is ready is held and repeated once it is. Moving the
 * element inside the document does not end it; removing it aborts the signal its behaviour was given.
 */
export function defineElement(tag: string, load: (element: HTMLElement) => Promise<Begin>): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      static observedAttributes = ['props'];
      #end: AbortController | null = null;
      #pressed: Element | null = null;
      /** The way down to what was pressed, by the number of each child: hydration may have made it anew. */
      #way: number[] = [];

      connectedCallback(): void {
        // A moved element disconnects and connects in one go.
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

      /** Tells an island that soft navigation gave it other props. */
      attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
        if (before !== null && before !== now) this.dispatchEvent(new Event('foyer:props'));
      }

      #wait(): void {
        this.#end = new AbortController();
        const { signal } = this.#end;
        this.addEventListener('click', (event) => this.#hold(event), { capture: true, signal });
        whenDue((this.getAttribute('when') as When | null) ?? 'visible', this, signal, () => void this.#begin(signal));
      }

      #hold(event: MouseEvent): void {
        if (this.dataset.state === 'ready' || this.dataset.state === 'failed') return;
        const { target } = event;
        const control = target instanceof Element ? target.closest(scriptedControls) : null;
        // The innermost element answers.
        if (!control || !this.contains(control) || control.closest(`[when], ${tag}`) !== this) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#pressed = control;
        this.#way = wayDown(this, control);
      }

      async #begin(signal: AbortSignal): Promise<void> {
        this.dataset.state = 'loading';
        try {
          const begin = await load(this);
          if (signal.aborted) return;
          await begin(this, signal);
          if (signal.aborted) return;
          this.dataset.state = 'ready';
        } catch (error) {
          if (signal.aborted) return;
          this.dataset.state = 'failed';
          console.error(error);
        }
        this.#repeatPress();
      }

      #repeatPress(): void {
        const control = this.#pressed?.isConnected ? this.#pressed : elementAt(this, this.#way);
        if (this.#pressed && control instanceof HTMLElement) control.click();
        this.#pressed = null;
      }
    },
  );
}

function wayDown(root: Element, inner: Element): number[] {
  const way: number[] = [];
  for (let at = inner; at !== root && at.parentElement; at = at.parentElement) way.unshift([...at.parentElement.children].indexOf(at));
  return way;
}

function elementAt(root: Element, way: readonly number[]): Element | undefined {
  return way.reduce<Element | undefined>((at, index) => at?.children[index], root);
}
