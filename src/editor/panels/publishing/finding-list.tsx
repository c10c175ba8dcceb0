import { languages } from '../../../core/languages.ts';
import type { CheckedFinding } from '../../../features/pages/drafts/draft.contract.ts';
import { findingTexts } from '../../../features/pages/publishing/finding-texts.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { type EditorSurface, useSurfaceIfAny } from '../../canvas/editor-context.ts';
import { fieldLabel } from '../../session/catalogue.ts';
import { entryNode } from '../../session/edited-entry.ts';
import { pageFieldLabel } from '../use-labels.ts';
import { leadToFinding } from './lead-to-finding.ts';

/** Findings of the check; each leads to its field with the focus in it, in the panel or in the form of the office. */
export function FindingList({ findings }: { findings: readonly CheckedFinding[] }) {
  return (
    <ol className="plain bs-stack">
      {findings.map((finding) => {
        const { rule, severity, subject, module, field, detail, languages: of } = finding;
        return (
          <li key={`${rule}.${subject}.${module}.${field}.${detail}`} className={severity === 'must' ? 'bs-note bad' : 'bs-note warn'}>
            <div className="bs-grow">
              <strong>{severity === 'must' ? m.edit_must() : m.edit_should()}</strong> {findingTexts[rule]()}
              {of.length < languages.length && <span className="bs-meta"> {of.join(', ').toUpperCase()}</span>}
              <br />
              <FieldLink {...finding} />
              {detail && <span className="bs-meta"> {detail}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function FieldLink(finding: CheckedFinding) {
  const surface = useSurfaceIfAny();
  // Over the page tree of the office no page is open whose field it could lead to.
  if (!surface) return finding.subject === 'page' ? (pageFieldLabel(finding.field) ?? finding.field) : null;
  return <FieldButton {...{ surface, finding }} />;
}

function FieldButton({ surface, finding }: { surface: EditorSurface; finding: CheckedFinding }) {
  const { session, state } = surface;
  const { subject, module, field } = finding;
  const office = subject === 'entry' ? session.entry.office?.fields.find(({ name }) => name === field) : undefined;
  const id = subject === 'entry' ? entryNode : module;
  const model = id === null ? undefined : state.tree.get(id)?.model;
  const owner = subject === 'page' ? m.edit_page() : (session.catalogue.get(model ?? '')?.label ?? '');
  const label = subject === 'page' ? (pageFieldLabel(field) ?? field) : (office?.label ?? fieldLabel(session.catalogue, model, field));
  const name = `${owner}, ${label}`;
  if (office && session.entry.office)
    return (
      <a className="bs-link" href={`${session.entry.office.href}#${field}`}>
        {name}
      </a>
    );
  return (
    <button className="bs-link" type="button" onClick={() => leadToFinding(surface, finding)}>
      {name}
    </button>
  );
}
