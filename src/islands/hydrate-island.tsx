import { type ComponentType, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Part = ComponentType<Record<string, unknown>>;

/**
 * Hydrates an island; fetched with React when a page needs its first one. Resolves when the component is committed, because only then
 * its handlers answer. What was typed before reaches the component as input events. When it throws, React is taken away and the server's markup stands there again.
 */
export async function hydrateIsland(element: HTMLElement, Component: Part, signal: AbortSignal): Promise<void> {
  const served = element.innerHTML;
  const typed = typedBefore(element);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const draw = () => (
    <StrictMode>
      <Committed onCommit={resolve}>
        <Component {...propsOf(element)} />
      </Committed>
    </StrictMode>
  );
  const failed = new AbortController();
  const fail = (error: unknown) => {
    reject(error);
    failed.abort();
    // React is still at work on the root that has failed.
    setTimeout(() => {
      root.unmount();
      element.innerHTML = served;
      element.dataset.state = 'failed';
    });
  };
  const root = hydrateRoot(element, draw(), {
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onUncaughtError: fail,
    onRecoverableError: (error) => console.error(error),
  });
  element.addEventListener('foyer:props', () => root.render(draw()), { signal: AbortSignal.any([signal, failed.signal]) });
  signal.addEventListener('abort', () => setTimeout(() => root.unmount()), { once: true });
  await promise;
  for (const tell of typed) tell();
}

function Committed({ onCommit, children }: { onCommit: () => void; children: React.ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

function propsOf(element: Element): Record<string, unknown> {
  return JSON.parse(element.getAttribute('props') ?? '{}') as Record<string, unknown>;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What tells React of what was typed or chosen in fields before it listened: the field goes back to what the server gave and changes again. */
function typedBefore(element: Element): (() => void)[] {
  return [...element.querySelectorAll<Field>('input:not([type="file"], [type="hidden"]), textarea, select')].flatMap((field) => {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      const { checked } = field;
      return checked === field.defaultChecked || (field.type === 'radio' && !checked)
        ? []
        : [() => field.isConnected && field.checked !== checked && field.click()];
    }
    const { value } = field;
    const given = field instanceof HTMLSelectElement ? presetOf(field) : field.defaultValue;
    if (value === given) return [];
    const event = field instanceof HTMLSelectElement ? 'change' : 'input';
    return [
      () => {
        if (!field.isConnected) return;
        // Somebody may have gone on typing.
        const latest = field.value === given ? value : field.value;
        // By the prototype: React watches the property of each field and would take the value for its own.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        for (const text of [given, latest]) {
          set?.call(field, text);
          field.dispatchEvent(new Event(event, { bubbles: true }));
        }
      },
    ];
  });
}

function presetOf({ options }: HTMLSelectElement): string {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
