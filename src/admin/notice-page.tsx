import { m } from '../paraglide/messages.js';
import { NoticeView } from './admin-notes.tsx';
import type { AdminAnswer } from './render-admin.server.tsx';

/** A page that only says something, with the way to the login or back where that helps. */
export function noticePage(text: string, status: number, login?: string, back?: string): AdminAnswer {
  return { status, title: m.admin_title(), current: null, view: <NoticeView text={text} login={login ?? null} back={back ?? null} /> };
}
