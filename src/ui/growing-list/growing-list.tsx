import type { ReactNode } from 'react';

interface GrowingListProps {
  /** Identifies the list; the same on each of its pages. */
  name: string;
  page: number;
  /** The address of a page of the list. */
  hrefOf(page: number): string;
  /** Whether the next page is loaded when the end of the list comes near (EVT-16), or only by its button. */
  grows: 'by scrolling' | 'on demand';
  /** Its end: link to the next page, notes on loading and failure (`data-when`), status for screen readers. */
  end: ReactNode;
  /** Groups and rows, each with a `data-key` that is the same on every page. */
  children: ReactNode;
}

/** A list in pages. Without script they are links; with script the rows of the next one are added to these. */
export function GrowingList({ name, page, hrefOf, grows, end, children }: GrowingListProps) {
  return (
    <growing-list when="load" data-list={name} data-address={hrefOf(page)} data-page={page} data-grows={grows}>
      <div data-rows>{children}</div>
      {end}
    </growing-list>
  );
}
