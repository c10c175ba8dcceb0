import { type ReactNode, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';
import { useStrip } from './use-strip.ts';

interface SliderProps {
  /** How many things there are. */
  count: number;
  className?: string;
  children: ReactNode;
}

/** Things of one kind in a strip that scrolls and snaps by itself; keys and wheel work without script, the pager comes with it. */
export function Slider({ count, className, children }: SliderProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { isSeen, current, isAtEnd, goTo } = useStrip(strip);
  return (
    <div className="strip">
      {/* biome-ignore lint/a11y/useSemanticElements: neither a landmark nor a part of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <div className={`track ${className ?? ''}`} ref={strip} role="group" tabIndex={0} aria-label={m.slider_label()}>
        {children}
      </div>
      <div className="pager">
        {isSeen && !(isAtEnd && current === 0) && count > 1 && (
          <>
            <button
              type="button"
              className="ibtn"
              aria-label={m.slide_previous()}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            >
              <Icon name="left" />
            </button>
            <span aria-live="polite">{m.picture_of({ current: current + 1, count })}</span>
            <button type="button" className="ibtn" aria-label={m.slide_next()} disabled={isAtEnd} onClick={() => goTo(current + 1)}>
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
