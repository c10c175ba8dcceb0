import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';

interface StripPagerProps {
  count: number;
  /** Names of its buttons. */
  previous: string;
  next: string;
}

/** Leafs through a strip; it takes its room from the start and is seen once `<slide-strip>` has begun and there is something to leaf. */
export function StripPager({ count, previous, next }: StripPagerProps) {
  return (
    <div className="pager" hidden>
      <button type="button" className="ibtn" aria-label={previous} disabled>
        <Icon name="left" />
      </button>
      <span aria-live="polite" data-words={m.picture_of({ current: '{current}', count })}>
        {m.picture_of({ current: 1, count })}
      </span>
      <button type="button" className="ibtn" aria-label={next}>
        <Icon name="right" />
      </button>
    </div>
  );
}
