import { type Fields, isTranslated } from '../../../core/fields/field.ts';
import { languages } from '../../../core/languages.ts';
import type { CheckedFinding } from '../../../features/pages/drafts/draft.contract.ts';
import { findingTexts } from '../../../features/pages/publishing/finding-texts.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { fieldLabel } from '../../forms/field-label.ts';

/** Where the number at the publish button leads. */
export const findingsId = 'findings';

/** How many findings there are, in the words of the page editor. */
export function countedFindings(findings: readonly CheckedFinding[]): string {
  const must = findings.filter(({ severity }) => severity === 'must').length;
  return m.edit_findings({ must, should: findings.length - must });
}

interface FindingSectionProps {
  findings: readonly CheckedFinding[];
  fields: Fields;
}

/** What the check finds in the draft of an entry; each finding leads into its field (PAGE-30). */
export function FindingSection({ findings, fields }: FindingSectionProps) {
  if (findings.length === 0) return null;
  return (
    <details className="fold adm-section" id={findingsId}>
      <summary>{countedFindings(findings)}</summary>
      <ol className="plain bs-stack adm-findings">
        {findings.map((finding) => (
          <Found key={`${finding.rule}.${finding.field}`} {...{ finding, fields }} />
        ))}
      </ol>
    </details>
  );
}

function Found({ finding, fields }: { finding: CheckedFinding; fields: Fields }) {
  const { rule, severity, field, detail, languages: of } = finding;
  const shown = fields[field];
  const control = shown && isTranslated(shown) && of[0] ? `${field}.${of[0]}` : field;
  return (
    <li className={severity === 'must' ? 'bs-note bad' : 'bs-note warn'}>
      <div className="bs-grow">
        <strong>{severity === 'must' ? m.edit_must() : m.edit_should()}</strong> {findingTexts[rule]()}
        {of.length < languages.length && <span className="bs-meta"> {of.join(', ').toUpperCase()}</span>}
        <br />
        <a href={`#${control}`}>{fieldLabel(fields, field)}</a>
        {detail && <span className="bs-meta"> {detail}</span>}
      </div>
    </li>
  );
}
