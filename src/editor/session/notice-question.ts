import isEqual from 'fast-deep-equal';
import { noticedFields, type PublishedNotice } from '../../features/notices/notice-texts.shapes.ts';
import { editorCall } from '../editor-call.ts';
import type { DraftCore } from './draft-core.ts';

/** What publishing the draft does to plans, and whether it is planned itself. */
export interface NoticeOccasion {
  plan?: 'keep' | 'cancel' | 'correct';
  isPlanned?: boolean;
}

/** Asks before the draft of an event is published or planned whose ticket holders get a mail of it (ADMIN-14). True when it may be. */
export async function confirmNotice(core: DraftCore, { plan, isPlanned = false }: NoticeOccasion = {}): Promise<boolean> {
  const address = core.entry?.noticeAddress;
  const { edited } = core.state;
  const drafted = edited?.draft?.values;
  if (!address || !edited || !drafted || noticedFields.every((name) => isEqual(drafted[name], edited.values[name]))) return true;
  const answer = await editorCall<{ notice: PublishedNotice | null }>('GET', plan ? `${address}?plan=${plan}` : address);
  if (!answer.ok) return core.fail(answer);
  const { notice } = answer.body;
  if (!notice || notice.recipients === 0) return true;
  const isConfirmed = await new Promise<boolean>((resolve) => core.become({ notice: { ...notice, isPlanned, answer: resolve } }));
  if (!isConfirmed) core.again = null;
  core.become({ notice: null, ...(!isConfirmed && { saving: { kind: 'idle' } }) });
  return isConfirmed;
}
