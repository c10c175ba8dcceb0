import { type RefObject, useEffect } from 'react';
import { FindingList } from './finding-list.tsx';
import type { Outcome } from './use-publishing.ts';

/** What became of a press, above all else: its button stands below. */
export function PublishOutcome({ said, failure, findings, place }: Outcome & { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!said && !failure) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    // A pressed button may have gone with its plan.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [said, failure]);
  return (
    <div ref={place} tabIndex={-1}>
      <p role="status" className={said ? 'bs-note ok' : 'bs-vh'}>
        {said}
      </p>
      {failure && (
        <div className="bs-note bad" role="alert">
          <div>
            <p>{failure}</p>
            {findings.length > 0 && <FindingList findings={findings} />}
          </div>
        </div>
      )}
    </div>
  );
}
