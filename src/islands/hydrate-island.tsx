import { type ComponentType, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { servedMarkup } from '../core/text/trusted-markup.ts';

type IslandComponent = ComponentType<Record<string, unknown>>;

/**
 * Hydrates an island; fetched with React for the first island of a page. Resolves when the component is committed, because its handlers
 * run from then on. Earlier input reaches the component as events. When it throws, the root is unmounted and the server's markup restored
 * with what the visitor has typed.
 */
export async function hydrateIsland(element: HTMLElement, Component: IslandComponent, signal: AbortSignal): Promise<void> {
  const served = element.innerHTML;
  const replays = collectEarlierInput(element);
  const typed = new Set(fieldsOf(element));
  element.addEventListener('input', ({ target }) => target instanceof Element && typed.add(target as Field), { signal });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const renderTree = () => (
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
    // React is still rendering the root that has failed.
    setTimeout(() => {
      root.unmount();
      element.innerHTML = servedMarkup(served);
      restoreInput(element, typed);
      element.dataset.state = 'failed';
    });
  };
  const root = hydrateRoot(element, renderTree(), {
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onUncaughtError: fail,
    onRecoverableError: (error) => console.error(error),
  });
  element.addEventListener('foyer:props', () => root.render(renderTree()), { signal: AbortSignal.any([signal, failed.signal]) });
  signal.addEventListener('abort', () => setTimeout(() => root.unmount()), { once: true });
  await promise;
  for (const replay of replays) replay();
}

function Committed({ onCommit, children }: { onCommit: () => void; children: React.ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

function propsOf(element: Element): Record<string, unknown> {
  return JSON.parse(element.getAttribute('props') ?? '{}') as Record<string, unknown>;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (element: Element) => [...element.querySelectorAll<Field>('input:not([type="file"], [type="hidden"]), textarea, select')];

const isChoice = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Gives fields the values of those of the same name that React has removed. */
function restoreInput(element: Element, typed: ReadonlySet<Field>): void {
  for (const field of fieldsOf(element)) {
    const isSame = (one: Field) => one.name === field.name && one.type === field.type && (!isChoice(field) || one.value === field.value);
    const before = field.name && [...typed].findLast(isSame);
    if (!before) continue;
    if (isChoice(field) && isChoice(before)) field.checked = before.checked;
    else field.value = before.value;
  }
}

/** For each field that was changed before hydration, a function that resets it to the server's value and replays the change as an event. */
function collectEarlierInput(element: Element): (() => void)[] {
  return fieldsOf(element).flatMap((field) => {
    if (isChoice(field)) {
      const { checked } = field;
      return checked === field.defaultChecked || (field.type === 'radio' && !checked)
        ? []
        : [() => field.isConnected && field.checked !== checked && field.click()];
    }
    const { value } = field;
    const initial = field instanceof HTMLSelectElement ? presetOf(field) : field.defaultValue;
    if (value === initial) return [];
    const event = field instanceof HTMLSelectElement ? 'change' : 'input';
    return [
      () => {
        if (!field.isConnected) return;
        // The visitor may have typed on.
        const latest = field.value === initial ? value : field.value;
        // By the prototype's setter: React wraps the property of each field and would not see a change.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        for (const text of [initial, latest]) {
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
