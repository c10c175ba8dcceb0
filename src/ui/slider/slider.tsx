import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { StripPager } from './strip-pager.tsx';

interface SliderProps {
  /** How many things there are. */
  count: number;
  className?: string;
  children: ReactNode;
}

/** Things of one kind in a strip that scrolls and snaps by itself (ANIM-07); keys and wheel work without script, the pager comes with it. */
export function Slider({ count, className = '', children }: SliderProps) {
  return (
    <slide-strip when="visible" className="strip">
      {/* biome-ignore lint/a11y/useSemanticElements: neither a landmark nor a part of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <div className={`track ${className}`} data-track="" role="group" tabIndex={0} aria-label={m.slider_label()}>
        {children}
      </div>
      <StripPager count={count} previous={m.slide_previous()} next={m.slide_next()} />
    </slide-strip>
  );
}
