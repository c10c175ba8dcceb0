import type { Language } from '../../core/languages.ts';
import type { CheckedFinding } from '../../features/pages/drafts/draft.contract.ts';

/** Whether it prevents publishing these languages together: a text of an entry is needed in one of them. */
export function prevents({ severity, subject, languages }: CheckedFinding, published: readonly Language[]): boolean {
  return severity === 'must' && (subject !== 'entry' || published.every((each) => languages.includes(each)));
}

/** Those that concern publishing one of these languages. */
export function findingsIn(findings: readonly CheckedFinding[] | null, languages: readonly Language[]): CheckedFinding[] {
  return (findings ?? []).filter(({ languages: own }) => own.some((each) => languages.includes(each)));
}
