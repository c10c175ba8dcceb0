import { type Language, type Translated, translate } from '../../core/languages.ts';
import { formatDay, formatTime } from '../../core/text/dates.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { slugify } from '../../core/text/slugs.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { eventNotices } from './notices.tables.server.ts';

export type NoticeKind = typeof eventNotices.$inferSelect.kind;

/** What a mail to ticket holders is written from. */
export interface NoticeContent {
  kind: NoticeKind;
  /** Reason for visitors. */
  note: Translated;
  /** The beginning before the change, which stands on the ticket. */
  before: Date;
  /** Of a postponement: whether it came with the new beginning. */
  isDateKnown: boolean;
  /** Whether the room is another one than on the ticket. */
  isRoomNew: boolean;
  event: { id: number; name: Translated };
  /** Beginning and room after the change. */
  start: Date;
  room: Translated | null;
  siteName: string;
  origin: string;
}

interface Values {
  name: string;
  site: string;
  date: string;
  note: string;
  url: string;
}

/** The mail about a change in a language. */
export function composeNotice(content: NoticeContent, language: Language): { subject: string; text: string } {
  const { event, before, note, siteName, origin } = content;
  return inLanguage(language, () => {
    const name = translate(event.name, language).text;
    const { subject, text } = textsOf(content, language, {
      name,
      site: siteName,
      date: momentOf(before, language),
      note: noteOf(note, language),
      url: origin + href('event', language, { slug: slugify(name), id: event.id }),
    });
    return { subject: subject.replace(/\p{Cc}+/gu, ' ').slice(0, 300), text };
  });
}

function textsOf(content: NoticeContent, language: Language, values: Values) {
  const { kind, isRoomNew, start } = content;
  const room = translate(content.room, language).text;
  const place = isRoomNew && room ? `\n${m.notice_new_place({ room })}` : '';
  if (kind === 'cancel') return { subject: m.notice_canceled_subject(values), text: m.notice_canceled_text(values) };
  if (isWithoutDate(content)) return { subject: m.notice_postponed_subject(values), text: m.notice_postponed_text(values) };
  // Also of a change of the room or a reinstatement whose holders have not heard yet that the beginning has moved.
  if (isMoved(content))
    return { subject: m.notice_postponed_subject(values), text: m.notice_moved_text({ ...values, now: momentOf(start, language), place }) };
  if (kind === 'reinstate') return { subject: m.notice_reinstated_subject(values), text: m.notice_reinstated_text({ ...values, place }) };
  return { subject: m.notice_room_subject(values), text: m.notice_room_text({ ...values, room }) };
}

type Change = Pick<NoticeContent, 'kind' | 'before' | 'start' | 'isDateKnown' | 'isRoomNew'>;

const isWithoutDate = ({ kind, isDateKnown }: Pick<Change, 'kind' | 'isDateKnown'>) => kind === 'postpone' && !isDateKnown;
const isMoved = ({ before, start }: Pick<Change, 'before' | 'start'>) => before.getTime() !== start.getTime();

/** Whether the performance takes place as the ticket says, so that there is nothing to write: moved, and moved back before anybody heard of it. */
export function isAsOnTicket(change: Change): boolean {
  return (change.kind === 'postpone' || change.kind === 'change_room') && !isWithoutDate(change) && !isMoved(change) && !change.isRoomNew;
}

function momentOf(date: Date, language: Language): string {
  const iso = date.toISOString();
  return `${formatDay(iso, language)}, ${formatTime(iso, language)}`;
}

/** A paragraph of its own; nothing without a reason. */
function noteOf(note: Translated, language: Language): string {
  const { text } = translate(note, language);
  return text ? `\n\n${text}` : '';
}
