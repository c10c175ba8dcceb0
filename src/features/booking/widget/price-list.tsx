import { type ReactElement, useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

interface PriceListProps<Entry> {
  entries: readonly Entry[];
  /** An entry that would be cut off has chosen tickets. */
  startsExpanded: boolean;
  /** An `<li>`; one that `isHidden` is cut off in the collapsed list and has to be inert. */
  children: (entry: Entry, isHidden: boolean) => ReactElement;
}

/** Entries that are shown before 'show all' (BOOK-15). */
export const maxEntries = 2;

/** Prices of one step, collapsed when there are more than two (BOOK-15). */
export function PriceList<Entry>({ entries, startsExpanded, children }: PriceListProps<Entry>) {
  const [isExpanded, setIsExpanded] = useState(startsExpanded);
  const isPressed = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const isShort = entries.length > maxEntries && !isExpanded;
  useEffect(() => {
    if (!isExpanded || !isPressed.current) return;
    // The button that had the focus is gone.
    const entry = list.current?.children[maxEntries];
    entry?.querySelector('button')?.focus({ preventScroll: true });
    // In a low window the whole dialog scrolls, and the entry can lie behind its edge.
    const dialog = list.current?.closest('dialog');
    if (dialog && dialog.scrollHeight > dialog.clientHeight) entry?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded]);
  const expand = () => {
    isPressed.current = true;
    setIsExpanded(true);
  };
  return (
    <>
      <ul ref={list} className={isShort ? 'groups short' : 'groups'}>
        {entries.map((entry, index) => children(entry, isShort && index >= maxEntries))}
      </ul>
      {isShort && (
        <button type="button" className="all" onClick={expand}>
          {m.booking_show_all()}
          <Icon name="down" />
        </button>
      )}
    </>
  );
}
