import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';

interface SliderPagerProps {
  count: number;
  /** Names of its buttons. */
  previous: string;
  next: string;
}

/** Previous and next of a slider; hidden, but with its space reserved, until `<slide-track>` is hydrated and there are further slides. */
export function SliderPager({ count, previous, next }: SliderPagerProps) {
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
