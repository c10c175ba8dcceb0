import { useEffect } from 'react';
import type { PanelKind } from '../../canvas/editor-context.ts';
import type { DraftSession } from '../../session/draft-session.ts';
import type { DraftState } from '../../session/draft-state.ts';

/** Runs the check when the page is opened, after every save, and when the settings of the page are left. */
export function useFindings(session: DraftSession, { saving }: DraftState, panel: PanelKind): void {
  const savedAt = saving.kind === 'saved' ? saving.at : '';
  const isInSettings = panel === 'page';
  useEffect(() => {
    if (!isInSettings) void session.check();
  }, [session, savedAt, isInSettings]);
}
