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

function textsOf({ kind, before, start, room }: NoticeContent, language: Language, values: Values) {
  switch (kind) {
    case 'cancel':
      return { subject: m.notice_canceled_subject(values), text: m.notice_canceled_text(values) };
    case 'reinstate':
      return { subject: m.notice_reinstated_subject(values), text: m.notice_reinstated_text(values) };
    case 'change_room':
      return { subject: m.notice_room_subject(values), text: m.notice_room_text({ ...values, room: translate(room, language).text }) };
    case 'postpone':
      return before.getTime() === start.getTime()
        ? { subject: m.notice_postponed_subject(values), text: m.notice_postponed_text(values) }
        : { subject: m.notice_postponed_subject(values), text: m.notice_moved_text({ ...values, now: momentOf(start, language) }) };
  }
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
