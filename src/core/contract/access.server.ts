import type { Viewer } from '../database/reading.server.ts';
import type { Language } from '../languages.ts';
import type { Audience } from './call.ts';
import { CallError } from './errors.server.ts';

/**
 * Checks that the viewer may make a call (ROLE-01 to ROLE-06).
 * @throws CallError 401 for anonymous visitors, 403 for others who may not.
 */
export function requireAudience(audience: Audience, viewer: Viewer, language: Language): void {
  if (admits(audience, viewer)) return;
  throw CallError.ofStatus(viewer.userId === null ? 401 : 403, language);
}

function admits(audience: Audience, viewer: Viewer): boolean {
  switch (audience) {
    case 'all':
      return true;
    case 'user':
      return viewer.userId !== null;
    case 'editor':
      return viewer.isEditor;
    case 'admin':
      return viewer.isAdministrator;
    case 'dash':
      return viewer.hasDashboardAccess;
  }
}
