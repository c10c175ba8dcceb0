import type { StepName } from '../../features/pages/operations/history.ts';
import { m } from '../../paraglide/messages.js';
import type { Words } from '../session/draft-state.ts';

/** What a step is called in the undo button. */
const steps: Record<StepName, (module: string) => string> = {
  typed: () => m.edit_step_typed(),
  changed: (module) => m.edit_step_changed({ module }),
  inserted: (module) => m.edit_step_inserted({ module }),
  deleted: (module) => m.edit_step_deleted({ module }),
  moved: (module) => m.edit_step_moved({ module }),
  duplicated: (module) => m.edit_step_duplicated({ module }),
  pasted: (module) => m.edit_step_pasted({ module }),
  layout: () => m.edit_step_layout(),
  restored: (module) => m.edit_step_restored({ module }),
  published: () => m.edit_step_published(),
};

export function stepWords(name: StepName, module: string): string {
  return steps[name](module);
}

export const sessionWords: Words = {
  draftSaved: () => m.edit_draft_saved(),
  waitsHere: () => m.edit_entry_waits_here(),
  failed: () => m.edit_failed(),
  pageChanged: () => m.edit_page_changed(),
  tooLarge: () => m.edit_too_large(),
  deleted: () => m.edit_deleted_meanwhile(),
  toTrash: () => m.edit_to_trash(),
  published: () => m.edit_published(),
  unchanged: () => m.publish_unchanged(),
  unchangedUnseen: () => m.publish_unchanged_unseen(),
  notified: (count) => m.admin_holders_notified({ count }),
  meanwhile: (fields) => m.edit_entry_meanwhile({ fields }),
  office: () => m.edit_office(),
  merged: (by) => m.edit_merged({ by }),
  writtenRestored: (by) => m.edit_written_restored({ by }),
  restoredBy: (by) => m.edit_restored_by({ by }),
  takeBack: () => m.edit_take_back(),
  blocked: () => m.edit_blocked(),
  missing: (fields) => m.edit_blocked_missing({ fields }),
  tookBack: () => m.edit_took_back(),
};
