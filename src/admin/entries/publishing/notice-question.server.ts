import { parseIsoInstant, parseWallClock } from '../../../core/text/wall-clock.ts';
import type { Values } from '../../../features/admin/entry-values.server.ts';
import { readTakenBack } from '../../../features/admin/publish-entry.write.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import { concernsNobody } from '../../../features/notices/notice-texts.shapes.ts';
import type { PublishNotice } from '../../../features/notices/notices.server.ts';
import type { AdminContext } from '../../admin-context.server.ts';
import type { FormState } from '../../forms/form-state.ts';

/** Mails that publishing an event would send. */
export interface DueNotice extends PublishNotice {
  /** What is confirmed by publishing: another change is asked about anew. */
  print: string;
}

/** The mails to ticket holders that publishing these values of an entry would send; null where nobody would get one. */
export async function readDueNotice(
  { options }: Pick<AdminContext, 'options'>,
  { name }: Resource,
  id: number | null,
  values: Values,
): Promise<DueNotice | null> {
  if (name !== 'events' || id === null) return null;
  const date_start = momentOf(values.date_start);
  // Without a beginning it is refused.
  if (!date_start) return null;
  const { statuses, room, status_note } = values as { statuses: string[]; room: number | null; status_note: Record<string, string> };
  const notice = await options.notices.previewFields(id, { statuses, room, status_note, date_start });
  return notice && !concernsNobody(notice) ? { ...notice, print: [notice.kind, date_start, room].join(' ') } : null;
}

/** The same of taking back the last publication of an entry. */
export async function readTakenBackNotice({ reading, options }: AdminContext, resource: Resource, id: number): Promise<DueNotice | null> {
  if (resource.name !== 'events') return null;
  const given = await readTakenBack(reading.db, resource, id);
  const notice = await options.notices.previewFields(id, given);
  const print = () => [notice?.kind, given.date_start, given.room].join(' ');
  return notice && !concernsNobody(notice) ? { ...notice, print: print() } : null;
}

function momentOf(value: unknown): string | null {
  const moment = parseIsoInstant(String(value ?? '')) ?? parseWallClock(String(value ?? ''));
  return moment?.toISOString() ?? null;
}

/** What was pressed: the answer to the question publishes or plans, as the press before it. */
export function pressedIn(form: FormState): string {
  const pressed = form.get('operation');
  if (pressed !== undefined || !form.has('publish.notify')) return pressed ?? 'save';
  return form.get('publish.asked') === 'plan' ? 'plan' : 'publish';
}

/** How many ticket holders are notified of a publication, as a part of the address that says so. */
export async function notifiedOf({ options }: AdminContext, { name }: Resource, id: number): Promise<string> {
  const count = name === 'events' ? await options.notices.notifyTicketHolders(id) : null;
  return count === null ? '' : `&notified=${count}`;
}
