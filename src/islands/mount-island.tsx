import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a component that no document has in its markup into an element, at once, because somebody has pressed for it. @returns what ends it. */
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
