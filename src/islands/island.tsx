import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** When an island or element hydrates: with the page, when the browser is idle, when it is near the viewport, or on first pointer or focus. */
export type When = 'load' | 'idle' | 'visible' | 'intent';

/** Renders an island into a document; null wherever React runs in the browser. */
export type IslandRenderer = (component: ComponentType<never>, when: When, props: object) => ReactNode;

export const IslandContext = createContext<IslandRenderer | null>(null);

/** Only what survives JSON may be a prop of an island: no function, no node. */
type JsonProps<P> = {
  [Name in keyof P]: P[Name] extends (...given: never[]) => unknown ? never : P[Name];
};

type IslandProps<P> = { of: ComponentType<P>; when?: When } & JsonProps<NoInfer<P>>;

/**
 * A component that hydrates at the time `when` names: in a document a `<foyer-island>` with the component's markup inside, in a React
 * tree of the browser (the page editor, another island) the component itself. The component is the default export of a
 * `*.island.tsx`; it reads no context of the page.
 */
export function Island<P extends object>({ of, when = 'visible', ...props }: IslandProps<P>): ReactNode {
  const renderIsland = useContext(IslandContext);
  const Component = of as unknown as ComponentType<object>;
  return renderIsland ? renderIsland(of as unknown as ComponentType<never>, when, props) : <Component {...props} />;
}
