import { useEffect } from 'react';
import { otherLanguage } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { useSurface } from '../../canvas/editor-context.ts';
import { findingsIn } from '../../session/findings.ts';
import { languageNames } from '../language-names.ts';
import { FindingList } from './finding-list.tsx';

/** What must and what should be fixed before publishing the language of the page, then what only the other one lacks; each finding leads to its field. */
export function CheckPanel() {
  const { session, state, language, say } = useSurface();
  const { findings } = state;
  useEffect(() => {
    void session.save().then(async () => {
      // What was typed of the entry is checked as well, and the server has to know it for that.
      await session.entry.saveToCheck();
      const found = await session.check();
      const must = found?.filter(({ severity }) => severity === 'must').length ?? 0;
      if (found) say(m.edit_check_done({ must, should: found.length - must }));
    });
  }, [session]);
  if (!findings) return <p role="status">{m.edit_checking()}</p>;
  const here = findingsIn(findings, [language]);
  const elsewhere = findings.filter((finding) => !here.includes(finding));
  return (
    <>
      {here.length === 0 && <p className="bs-note ok">{m.edit_check_clean()}</p>}
      {/* What prevents publishing comes first. */}
      <FindingList findings={here.toSorted((one, other) => Number(other.severity === 'must') - Number(one.severity === 'must'))} />
      {elsewhere.length > 0 && (
        <section className="bs-stack">
          <h3>{m.edit_findings_other({ language: languageNames[otherLanguage(language)]() })}</h3>
          <FindingList findings={elsewhere} />
        </section>
      )}
    </>
  );
}
