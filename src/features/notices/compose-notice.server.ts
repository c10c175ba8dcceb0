import { type Language, type Translated, translate } from '../../core/languages.ts';
import { formatDay, formatTime } from '../../core/text/dates.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { slugify } from '../../core/text/slugs.ts';
import { m } from '../../paraglide/messages.js';
import { href, waitingListHref } from '../../urls.ts';
import type { eventNotices } from './notices.tables.server.ts';

export type NoticeKind = typeof eventNotices.$inferSelect.kind;

/** What a mail to ticket holders, or to who waits for tickets, is written from. */
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
  /** Of who waits for tickets: the key of their page; null for ticket holders. */
  waitingToken: string | null;
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
  const { event, before, note, waitingToken, siteName, origin } = content;
  return inLanguage(language, () => {
    const name = translate(event.name, language).text;
    const { subject, text } = textsOf(content, language, {
      name,
      site: siteName,
      date: momentOf(before, language),
      note: noteOf(note, language),
      url:
        origin +
        (waitingToken === null
          ? href('event', language, { slug: slugify(name), id: event.id })
          : waitingListHref(language, { token: waitingToken })),
    });
    return { subject: subject.replace(/\p{Cc}+/gu, ' ').slice(0, 300), text };
  });
}

/** The texts of a mail by who gets it. */
const textsFor = {
  holder: () => ({
    canceled: m.notice_canceled_text,
    postponed: m.notice_postponed_text,
    moved: m.notice_moved_text,
    reinstated: m.notice_reinstated_text,
    room: m.notice_room_text,
  }),
  waiting: () => ({
    canceled: m.notice_list_canceled_text,
    postponed: m.notice_list_postponed_text,
    moved: m.notice_list_moved_text,
    reinstated: m.notice_list_reinstated_text,
    room: m.notice_list_room_text,
  }),
};

function textsOf(content: NoticeContent, language: Language, values: Values) {
  const { kind, isRoomNew, start, waitingToken } = content;
  const texts = textsFor[waitingToken === null ? 'holder' : 'waiting']();
  const room = translate(content.room, language).text;
  const place = isRoomNew && room ? `\n${m.notice_new_place({ room })}` : '';
  if (kind === 'cancel') return { subject: m.notice_canceled_subject(values), text: texts.canceled(values) };
  if (isWithoutDate(content)) return { subject: m.notice_postponed_subject(values), text: texts.postponed(values) };
  // Also of a change of the room or a reinstatement whose holders have not heard yet that the beginning has moved.
  if (isMoved(content))
    return { subject: m.notice_postponed_subject(values), text: texts.moved({ ...values, now: momentOf(start, language), place }) };
  if (kind === 'reinstate') return { subject: m.notice_reinstated_subject(values), text: texts.reinstated({ ...values, place }) };
  return { subject: m.notice_room_subject(values), text: texts.room({ ...values, room }) };
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
