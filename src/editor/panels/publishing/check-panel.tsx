import { useEffect } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useSurface } from '../../canvas/editor-context.ts';
import { FindingList } from './finding-list.tsx';

/** What must and what should be fixed before publishing; each finding leads to its field. */
export function CheckPanel() {
  const { session, state, say } = useSurface();
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
  if (findings.length === 0) return <p className="bs-note ok">{m.edit_check_clean()}</p>;
  // What prevents publishing comes first.
  return <FindingList findings={findings.toSorted((one, other) => Number(other.severity === 'must') - Number(one.severity === 'must'))} />;
}
