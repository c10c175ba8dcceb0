import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a component that has no server-rendered markup into an element, synchronously. @returns a function that unmounts it. */
export function mountIsland<P extends object>(element: Element, Component: ComponentType<P>, props: P): () => void {
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <StrictMode>
        <Component {...props} />
      </StrictMode>,
    ),
  );
  return () => root.unmount();
}
