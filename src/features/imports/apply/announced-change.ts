import { hasHolders, isReinstated, kindOf, type NoticedEvent } from '../../notices/due-notices.read.server.ts';
import type { AnnouncedChange } from '../season.report.ts';

type Row = Readonly<Record<string, unknown>>;

/** What ticket holders of a stored performance have to hear of its planned change (ADMIN-367); null for nothing. */
export function announcedChange(row: Row, changed: Row, now: Date): AnnouncedChange | null {
  if (row.deleted_at !== null) return null;
  const before = { ...(row as unknown as NoticedEvent), isAwaited: false };
  const given = changed as Partial<NoticedEvent>;
  const after = { ...before, ...given, date_start: new Date(given.date_start ?? before.date_start) };
  const change = kindOf(before, after);
  const kind = change !== 'cancel' && isReinstated(before, after) ? 'reinstate' : change;
  if (kind === null) return null;
  const { id, name, date_start } = before;
  return { id, kind, name, date_start, hasHolders: hasHolders(before, now) };
}
