import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';

interface FlyingPictureProps {
  /** Address of the page the entry leads to, by a link with `data-transition`. */
  to: string;
  children: ReactNode;
}

/** Frame of a picture in a list, which flies to the head of its page and back. Of its own, because each step of the router draws it anew. */
export function FlyingPicture({ to, children }: FlyingPictureProps) {
  return <div className={useViewTransitionState(to) ? 'pic flies' : 'pic'}>{children}</div>;
}
