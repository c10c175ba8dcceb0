import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

interface NothingProps {
  /** The list without any filter. */
  base: string;
  /** Whether a search or filter is why nothing is here. */
  isNarrowed: boolean;
  /** Further ways out. */
  children?: ReactNode;
}

/** A list without rows: why, and a way out. */
export function Nothing({ base, isNarrowed, children }: NothingProps) {
  return (
    <div className="adm-section">
      <p>{isNarrowed ? m.admin_nothing() : m.admin_list_empty()}</p>
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
