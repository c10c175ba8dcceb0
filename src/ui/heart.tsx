import { m } from '../paraglide/messages.js';
import { Icon } from './icon/icon.tsx';

interface HeartProps {
  /** 'event-12' or 'production-3'. */
  of: string;
  name: string;
  url: string;
}

/** The heart beside an event or production (NAV-08). It needs the browser's storage, so it shows where there is script. */
export function Heart({ of, name, url }: HeartProps) {
  return (
    <button
      type="button"
      className="ibtn heart"
      data-control=""
      data-heart={of}
      data-name={name}
      data-url={url}
      aria-pressed="false"
      aria-label={m.favourites_mark({ name })}
    >
      <Icon name="heart" />
    </button>
  );
}
