import { type ReactElement, useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

interface PriceListProps<Entry> {
  entries: readonly Entry[];
  /** An `<li>`; one that `isHidden` is cut off in the collapsed list and has to be inert. */
  children: (entry: Entry, isHidden: boolean) => ReactElement;
}

/** Entries that are shown before 'show all' (BOOK-15). */
const maxEntries = 2;

/** Prices of one step, collapsed when there are more than two (BOOK-15). */
export function PriceList<Entry>({ entries, children }: PriceListProps<Entry>) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isShort = entries.length > maxEntries && !isExpanded;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isExpanded) list.current?.children[maxEntries]?.querySelector('button')?.focus({ preventScroll: true });
  }, [isExpanded]);
  return (
    <>
      <ul ref={list} className={isShort ? 'groups short' : 'groups'}>
        {entries.map((entry, index) => children(entry, isShort && index >= maxEntries))}
      </ul>
      {isShort && (
        <button type="button" className="all" onClick={() => setIsExpanded(true)}>
          {m.booking_show_all()}
          <Icon name="down" />
        </button>
      )}
    </>
  );
}
