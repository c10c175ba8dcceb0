import { useEffect, useState } from 'react';
import type { Finding } from '../../features/pages/drafts/draft.contract.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { editorCall } from '../editor-call.ts';
import { fieldLabel } from '../session/catalogue.ts';

const rules: Record<Finding['rule'], () => string> = {
  required: m.editor_required,
  invalid: m.edit_rule_invalid,
  'alternative-text': m.edit_rule_alternative_text,
  'usage-rights': m.edit_rule_usage_rights,
  'heading-order': m.edit_rule_heading_order,
  'link-text': m.edit_rule_link_text,
  'dead-link': m.edit_rule_dead_link,
  'dead-anchor': m.edit_rule_dead_anchor,
  'missing-translation': m.edit_rule_missing_translation,
  'expired-window': m.edit_rule_expired_window,
};

/** What must and what should be mended before publishing; each finding leads to its field. */
export function CheckPanel() {
  const { session, state, language, select, openPanel, say } = useSurface();
  const [findings, setFindings] = useState<readonly Finding[] | null>(state.findings);
  const { container } = state.draft;
  useEffect(() => {
    void session.save().then(async () => {
      const answer = await editorCall<Finding[]>('GET', `/${language}/pageeditor-api/drafts/${container}/check`);
      if (!answer.ok) return;
      setFindings(answer.body);
      const must = answer.body.filter(({ severity }) => severity === 'must').length;
      say(m.edit_check_done({ must, should: answer.body.length - must }));
    });
  }, [container]);
  if (!findings) return <p role="status">{m.edit_checking()}</p>;
  if (findings.length === 0) return <p className="bs-note ok">{m.edit_check_clean()}</p>;
  return (
    <ol className="plain bs-stack">
      {findings.map(({ rule, severity, module, field, detail }) => (
        <li key={`${rule}.${module}.${field}.${detail}`} className={severity === 'must' ? 'bs-note bad' : 'bs-note warn'}>
          <div className="bs-grow">
            <strong>{severity === 'must' ? m.edit_must() : m.edit_should()}</strong> {rules[rule]()}
            <br />
            <button
              className="bs-link"
              type="button"
              onClick={() => {
                select(module);
                openPanel('settings');
              }}
            >
              {session.catalogue.get(state.tree.get(module)?.model ?? '')?.label ?? ''},{' '}
              {fieldLabel(session.catalogue, state.tree.get(module)?.model, field)}
            </button>
            {detail && <span className="bs-meta"> {detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
