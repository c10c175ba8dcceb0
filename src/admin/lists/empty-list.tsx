import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

interface EmptyListProps {
  /** The list without any filter. */
  base: string;
  /** True if a search or filter is active. */
  isNarrowed: boolean;
  /** Instead of the general sentence, without a filter. */
  text?: string | undefined;
  /** Further links. */
  children?: ReactNode;
}

/** Empty state of a list: reason, and a link to reset the filter. */
export function EmptyList({ base, isNarrowed, text = m.admin_list_empty(), children }: EmptyListProps) {
  return (
    <div className="adm-section">
      <p>{isNarrowed ? m.admin_nothing() : text}</p>
      {(isNarrowed || children) && (
        <p className="bs-row wrap">
          {isNarrowed && (
            <a className="bs-btn" href={base}>
              {m.admin_filter_clear()}
            </a>
          )}
          {children}
        </p>
      )}
    </div>
  );
}
