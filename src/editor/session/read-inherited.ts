import type { AnswerOf } from '../../core/contract/call.ts';
import type { getInherited } from '../../features/admin/calls/inherited.contract.ts';
import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';
import { entryNode } from './edited-entry.ts';

/** Reads what the production that the entry belongs to now shows on it, once for each production (EDIT-340). Of entries with a page only performances have one. */
export async function readInherited(core: DraftCore): Promise<void> {
  const id = core.state.tree.get(entryNode)?.fields.production;
  if (typeof id !== 'number' || core.inherited.has(id)) return;
  const root = `/${core.language}/pageeditor-api`;
  const answer = await editorCall<AnswerOf<typeof getInherited>>('GET', `${root}/productions/${id}/inherited`);
  if (!answer.ok) return;
  const { image } = answer.body.values;
  const file = typeof image === 'number' ? await editorCall<Record<string, unknown>>('GET', `${root}/media/${image}/`) : null;
  const picture = file?.ok ? { image, image_obj: file.body, image_thumbnails: file.body.image_thumbnails } : null;
  core.inherited.set(id, { ...answer.body, picture });
  core.updateViews();
}
