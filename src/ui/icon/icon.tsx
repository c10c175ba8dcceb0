import sprite from './icons.svg?url&no-inline';

// biome-ignore format: a list of words
export type IconName =
  | 'ad' | 'age' | 'cal' | 'cart' | 'cc' | 'check' | 'clock' | 'close' | 'cup' | 'dog' | 'down' | 'download'
  | 'ext' | 'filter' | 'globe' | 'heart' | 'info' | 'left' | 'loop' | 'menu' | 'minus' | 'pause' | 'pin' | 'play'
  | 'plus' | 'relax' | 'right' | 'search' | 'share' | 'sign' | 'speech' | 'ticket' | 'touch' | 'up' | 'user' | 'warn' | 'wheel';

/** One drawing of icons.svg: 24 units wide, in the colour of the text. Never without a word beside it or a name on its control. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
