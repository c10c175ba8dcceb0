import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a component that no document has in its markup into an element. @returns what ends it. */
export function mountIsland<P extends object>(element: Element, Component: ComponentType<P>, props: P): () => void {
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <Component {...props} />
    </StrictMode>,
  );
  return () => root.unmount();
}
