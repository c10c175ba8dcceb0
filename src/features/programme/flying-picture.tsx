import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';

interface FlyingPictureProps {
  /** Address of the page the entry leads to, by a link with `data-transition`. */
  to: string;
  children: ReactNode;
}

/** On the server nothing flies, and what is kept is written there outside of the router. */
const useIsFlying: (to: string) => boolean = import.meta.env.SSR ? () => false : useViewTransitionState;

/** Frame of a picture in a list, which flies to the head of its page and back. Of its own, because each step of the router draws it anew. */
export function FlyingPicture({ to, children }: FlyingPictureProps) {
  return <div className={useIsFlying(to) ? 'pic flies' : 'pic'}>{children}</div>;
}
