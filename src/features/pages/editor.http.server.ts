import type { CallHandler } from '../../core/contract/register.server.ts';
import { containerCalls } from './drafts/containers.http.server.ts';
import { draftCalls } from './drafts/drafts.http.server.ts';
import { moduleCalls } from './drafts/modules.http.server.ts';
import type { EditorDependencies } from './editing/editor-dependencies.server.ts';
import { pageEditCalls } from './editing/pages-edit.http.server.ts';
import { planCalls } from './publishing/plans.http.server.ts';
import { versionCalls } from './publishing/versions.http.server.ts';

/** Every call of the editor. */
export function editorCalls(dependencies: EditorDependencies): CallHandler[] {
  return [
    ...draftCalls(dependencies),
    ...containerCalls(dependencies),
    ...versionCalls(dependencies),
    ...planCalls(dependencies),
    ...pageEditCalls(dependencies),
    ...moduleCalls(dependencies),
  ];
}
