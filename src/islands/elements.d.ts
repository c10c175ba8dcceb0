import type { Attributes, HTMLAttributes, Ref } from 'react';
import type { When } from './island.tsx';

interface ElementProps extends HTMLAttributes<HTMLElement>, Attributes {
  ref?: Ref<HTMLElement>;
  /** When its script is fetched; 'visible' when left out. */
  when?: When;
}

/** Custom elements: the island, and one for each `*.element.ts`, named like its file. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [tag: `${string}-${string}`]: ElementProps & Record<`data-${string}`, unknown>;
    }
  }
}
