import type { Language } from '../../core/languages.ts';
import type { CheckedFinding, Finding } from '../../features/pages/drafts/draft.contract.ts';

/** A finding of the check, or one that publishing was refused with, which concerns what was published. */
export type ShownFinding = Finding & Partial<Pick<CheckedFinding, 'languages'>>;

/** Those that concern publishing one of these languages. */
export function findingsIn<Of extends ShownFinding>(findings: readonly Of[] | null, languages: readonly Language[]): Of[] {
  return (findings ?? []).filter(({ languages: own }) => !own || own.some((each) => languages.includes(each)));
}
