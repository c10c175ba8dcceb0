import isEqual from 'fast-deep-equal';
import { concernsNobody, type NoticeStep, noticedFields, type PublishedNotice } from '../../features/notices/notice-texts.shapes.ts';
import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';
import type { EntryAnswer } from './edited-entry.ts';

/** What is done to the draft of an event, and what becomes of its plans. */
export interface NoticeOccasion {
  step?: NoticeStep;
  plan?: 'keep' | 'cancel' | 'correct';
}

/**
 * Asks before the draft of an event is published or planned, or a publication is taken back, whose ticket holders get a mail of it
 * (ADMIN-14). True when it may be.
 */
export async function confirmNotice(core: DraftCore, { step = 'publish', plan }: NoticeOccasion = {}): Promise<boolean> {
  const address = core.entry?.noticeAddress;
  const { edited } = core.state;
  if (!address || !edited || (step !== 'undo' && !isNoticed(edited))) return true;
  const query = step === 'undo' ? '?undo=true' : plan ? `?plan=${plan}` : '';
  const answer = await editorCall<{ notice: PublishedNotice | null }>('GET', `${address}${query}`);
  if (!answer.ok) return core.fail(answer);
  const { notice } = answer.body;
  if (!notice || concernsNobody(notice)) return true;
  const isConfirmed = await new Promise<boolean>((resolve) => core.become({ notice: { ...notice, step, answer: resolve } }));
  if (!isConfirmed) core.again = null;
  core.become({ notice: null, ...(!isConfirmed && { saving: { kind: 'idle' } }) });
  return isConfirmed;
}

/** Whether anything is drafted that ticket holders hear of. */
function isNoticed({ draft, values }: EntryAnswer): boolean {
  return draft !== null && draft !== undefined && noticedFields.some((name) => !isEqual(draft.values[name], values[name]));
}
