import type { CallHandler } from '../../core/contract/register.server.ts';
import { draftCalls } from './drafts/drafts.http.server.ts';
import { moduleCalls } from './drafts/modules.http.server.ts';
import type { EditorParts } from './editing/editor-parts.server.ts';
import { pageEditCalls } from './editing/pages-edit.http.server.ts';
import { versionCalls } from './publishing/versions.http.server.ts';

/** Every call of the editor. */
export function editorCalls(parts: EditorParts): CallHandler[] {
  return [...draftCalls(parts), ...versionCalls(parts), ...pageEditCalls(parts), ...moduleCalls(parts)];
}
