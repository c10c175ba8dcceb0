import type { ReactNode } from 'react';
import { CachedFragment } from '../cached-fragment.tsx';
import { Icon } from '../icon/icon.tsx';

/** One choice: a link, so that it works before and without script. */
export interface Choice {
  id: number | string | null;
  name: string;
  to: string;
  isChosen: boolean;
}

interface PopoverListProps {
  id: string;
  label: string;
  /** Name of the choice made; null while there is none. */
  value: string | null;
  choices: readonly Choice[];
  /** Content object of the choices, for `CachedFragment`; null is not cached. */
  cacheSource: object | null;
}

/**
 * A button that opens a list of links over the page. The browser closes it when another one opens, on Escape and on a press
 * elsewhere, and restores the focus (EVT-20); script adds the arrow keys (popover-keys.ts).
 */
export function PopoverList(props: PopoverListProps) {
  const { id, choices, cacheSource } = props;
  return (
    <CachedFragment
      as="div"
      className="picker"
      of={cacheSource}
      under={`picker ${id} ${chosenPlace(choices)}`}
      links={() => choices.map(({ to }) => to)}
    >
      <PopoverContent {...props} />
    </CachedFragment>
  );
}

/** Which of the choices is made; -1 for none of them. */
export function chosenPlace(choices: readonly Choice[]): number {
  return choices.findIndex(({ isChosen }) => isChosen);
}

interface ChoiceLinksProps {
  label: string;
  choices: readonly Choice[];
  className?: string;
  /** Behind the name of the choice made, where styles alone do not show it. */
  chosenSign?: ReactNode;
}

/** The links to the choices of a list, of which one is current: the same in a popover and in a panel. */
export function ChoiceLinks({ label, choices, className, chosenSign }: ChoiceLinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {choices.map(({ id, to, name, isChosen }) => (
        <li key={id}>
          <a href={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
            {name}
            {isChosen && chosenSign}
          </a>
        </li>
      ))}
    </ul>
  );
}

function PopoverContent({ id, label, value, choices }: PopoverListProps) {
  return (
    <>
      <button type="button" className={value === null ? undefined : 'set'} popoverTarget={id}>
        <span className="val">
          {label}
          {value !== null && <span className="vh">: {value}</span>}
        </span>
        <Icon name="down" />
      </button>
      <div id={id} popover="auto" className="list">
        <ChoiceLinks label={label} choices={choices} chosenSign={<Icon name="check" />} />
      </div>
    </>
  );
}
