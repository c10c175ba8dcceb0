import type { Answered } from '../../core/contract/register.server.ts';
import { draftCalls } from './drafts.http.server.ts';
import type { EditorParts } from './editor-parts.server.ts';
import { moduleCalls } from './modules.http.server.ts';
import { pageEditCalls } from './pages-edit.http.server.ts';
import { versionCalls } from './versions.http.server.ts';

/** Every call of the editor. */
export function editorCalls(parts: EditorParts): Answered[] {
  return [...draftCalls(parts), ...versionCalls(parts), ...pageEditCalls(parts), ...moduleCalls(parts)];
}
