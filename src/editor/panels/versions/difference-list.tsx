import type { Difference } from '../../../features/pages/publishing/versions.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { WordRuns } from '../../../ui/backstage/word-runs.tsx';
import type { Labels } from '../use-labels.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  labels: Labels;
  onJump?: ((moduleId: number, field: string) => void) | undefined;
}

const kinds: Record<Difference['kind'], { className: string; name: () => string }> = {
  added: { className: 'bs-badge ok', name: m.compare_added },
  removed: { className: 'bs-badge bad', name: m.compare_removed },
  moved: { className: 'bs-badge accent', name: m.compare_moved },
  changed: { className: 'bs-badge warn', name: m.compare_changed },
};

/** What differs, module by module and field by field; of texts every word that came or went (PAGE-08). */
export function DifferenceList({ differences, labels: { labelOf, wordsOf }, onJump }: DifferenceListProps) {
  if (differences.length === 0) return <p className="bs-note ok">{m.compare_same()}</p>;
  return (
    <ol className="plain panel-list">
      {differences.map((difference) => {
        const { path, module, model, field, kind } = difference;
        return (
          <li key={path + kind}>
            <div className="bs-row wrap">
              <span className={kinds[kind].className}>{kinds[kind].name()}</span>
              <strong className="bs-grow">{labelOf(model, field)}</strong>
              {onJump && module !== null && kind !== 'removed' && (
                <button className="bs-btn small" type="button" onClick={() => onJump(module, field)}>
                  {m.panel_jump()}
                </button>
              )}
            </div>
            {kind !== 'moved' && (
              <WordRuns before={plainOf(wordsOf(model, field, difference.from))} after={plainOf(wordsOf(model, field, difference.to))} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A value as words: texts without their marks, of a whole module all of its texts. */
function plainOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string')
    return value
      .replace(/<\/(p|li|h\d)>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .filter((each) => typeof each === 'string' || (typeof each === 'object' && each !== null))
    .map(plainOf)
    .filter(Boolean)
    .join(' ');
}
