import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { SliderPager } from './slider-pager.tsx';

interface SliderProps {
  /** Number of slides. */
  count: number;
  className?: string;
  children: ReactNode;
}

/** Slides of one kind on a track with scroll snapping (ANIM-07); keys and wheel work without script, the pager needs it. */
export function Slider({ count, className = '', children }: SliderProps) {
  return (
    <slide-track when="visible" className="strip">
      {/* biome-ignore lint/a11y/useSemanticElements: neither a landmark nor a part of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <div className={`track ${className}`} data-track="" role="group" tabIndex={0} aria-label={m.slider_label()}>
        {children}
      </div>
      <SliderPager count={count} previous={m.slide_previous()} next={m.slide_next()} />
    </slide-track>
  );
}
