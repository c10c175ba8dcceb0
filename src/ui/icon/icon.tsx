import sprite from './icons.svg?url&no-inline';

// biome-ignore format: a list of words
export type IconName =
  | 'ad' | 'age' | 'cal' | 'cart' | 'cc' | 'check' | 'clock' | 'close' | 'cup' | 'dog' | 'down' | 'download'
  | 'ext' | 'filter' | 'globe' | 'heart' | 'info' | 'left' | 'loop' | 'menu' | 'minus' | 'pause' | 'pin' | 'play'
  | 'plus' | 'relax' | 'right' | 'search' | 'share' | 'sign' | 'speech' | 'ticket' | 'touch' | 'up' | 'user' | 'warn' | 'wheel';

/** One symbol of icons.svg: 24 units wide, in the colour of the text. Needs a text beside it or an accessible name on its control. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
