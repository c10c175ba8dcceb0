import { createContext, useContext } from 'react';
import type { RootData } from '../root.tsx';

/** What menus and footer show of the house; `design` as the brand or the house has it. */
export type FrameRoot = Pick<RootData, 'language' | 'siteName' | 'origin' | 'design'>;

export const FrameRoot = createContext<FrameRoot | null>(null);

/** The house, for the parts that `writeFrame` writes. @throws outside of it. */
export function useFrameRoot(): FrameRoot {
  const root = useContext(FrameRoot);
  if (!root) throw new Error('Menus and footer are written by writeFrame() in frame-markup.server.tsx, outside of the router.');
  return root;
}
