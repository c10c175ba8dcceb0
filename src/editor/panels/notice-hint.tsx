import isEqual from 'fast-deep-equal';
import { useEffect, useState } from 'react';
import {
  concernsNobody,
  noticedFields,
  noticePageOf,
  noticeText,
  type PublishedNotice,
} from '../../features/notices/notice-texts.shapes.ts';
import { useSurface } from '../canvas/editor-context.ts';
import { editorCall } from '../editor-call.ts';
import { entryNode } from '../session/edited-entry.ts';

/** After the last change of a field. */
const delayMs = 300;

/** Says at a changed field of an event who gets a mail of it on publishing, with the way to its text (ADMIN-14). */
export function NoticeHint({ field }: { field: string }) {
  return noticedFields.some((name) => name === field) ? <Hint field={field} /> : null;
}

function Hint({ field }: { field: string }) {
  const { session, state } = useSurface();
  const { notices: address, office } = session.entry;
  const [notice, setNotice] = useState<PublishedNotice | null>(null);
  const live = state.edited?.values ?? {};
  const values = state.tree.get(entryNode)?.fields ?? {};
  const isChanged = !isEqual(values[field], live[field]);
  const query = new URLSearchParams(noticedFields.map((name) => [name, String(values[name] ?? '') || 'none'])).toString();
  useEffect(() => {
    setNotice(null);
    if (!isChanged || !address) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await editorCall<{ notice: PublishedNotice | null }>('GET', `${address}?${query}`, undefined, {
        signal: abort.signal,
      });
      if (answer.ok && !abort.signal.aborted) setNotice(answer.body.notice);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isChanged, address, query]);
  const isHere = notice && field === fieldOf(notice, isEqual(values.date_start, live.date_start));
  return (
    <div role="status">
      {isHere && office && !concernsNobody(notice) && (
        <p className="bs-note warn">
          <span>
            {noticeText(notice)}{' '}
            <a className="bs-link" href={`${office.href}/${noticePageOf(notice).action}`}>
              {noticePageOf(notice).text}
            </a>
          </span>
        </p>
      )}
    </div>
  );
}

/** The field at which a notice is said. */
function fieldOf({ kind }: PublishedNotice, isSameDate: boolean): (typeof noticedFields)[number] {
  if (kind === 'change_room') return 'room';
  return kind === 'postpone' && !isSameDate ? 'date_start' : 'statuses';
}
