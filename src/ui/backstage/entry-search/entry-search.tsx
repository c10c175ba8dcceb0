import type { ReactNode, Ref } from 'react';
import { m } from '../../../paraglide/messages.js';
import { mostShown } from './matching-options.ts';

interface EntrySearchProps {
  ref?: Ref<HTMLElement>;
  /** The select it is a search of. */
  children: ReactNode;
}

/** Around a select whose options are entries: with many of them they are found by typing (`define-entry-search.ts`, ADMIN-380). */
export function EntrySearch({ ref, children }: EntrySearchProps) {
  return (
    <entry-search
      {...(ref && { ref })}
      data-results={m.finder_results()}
      data-nothing={m.finder_nothing()}
      data-more={m.finder_found_more({ count: mostShown })}
    >
      {children}
    </entry-search>
  );
}
