import type { Language } from '../../core/languages.ts';
import type { CheckedFinding } from '../../features/pages/drafts/draft.contract.ts';

/** Those that concern publishing one of these languages. */
export function findingsIn(findings: readonly CheckedFinding[] | null, languages: readonly Language[]): CheckedFinding[] {
  return (findings ?? []).filter(({ languages: own }) => own.some((each) => languages.includes(each)));
}
