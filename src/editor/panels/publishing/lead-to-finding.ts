import { flushSync } from 'react-dom';
import type { CheckedFinding } from '../../../features/pages/drafts/draft.contract.ts';
import type { EditorSurface } from '../../canvas/editor-context.ts';
import { showModule } from '../../canvas/show-module.ts';
import { entryNode } from '../../session/edited-entry.ts';
import { focusField } from './focus-field.ts';

type Leading = Pick<EditorSurface, 'language' | 'select' | 'openPanel'>;

/** Opens the panel with the field of a finding and sets the focus in it. */
export function leadToFinding({ language, select, openPanel }: Leading, finding: CheckedFinding): void {
  const { rule, subject, module, field, languages: of } = finding;
  const id = subject === 'entry' ? entryNode : module;
  flushSync(() => {
    if (subject !== 'page') select(id);
    openPanel(subject === 'page' ? 'page' : 'settings');
  });
  if (id !== null) showModule(id);
  focusField(field, rule, of.includes(language) ? language : (of[0] ?? language));
}
