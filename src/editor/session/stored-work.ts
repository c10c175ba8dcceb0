import { emptyHistory, type History } from '../../features/pages/operations/history.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';
import { readStored, storedKeys, writeStored } from '../../ui/backstage/browser-storage.ts';
import { openTabs } from '../../ui/backstage/tab-name.ts';

/** What a session stores in the browser: unacknowledged changes, and its steps (EDIT-05, EDIT-06). */
export interface UnsentWork {
  unsent: readonly Change[];
  history: History;
  /** Milliseconds. */
  at: number;
}

const prefix = 'foyer-editor:';
const keyOf = (container: number, session: string) => `${prefix}${container}:${session}`;

/** Stores what is not acknowledged; without anything the entry is removed. In a full store it stands alone, without the steps. */
export function storeWork(container: number, session: string, work: Omit<UnsentWork, 'at'>): void {
  const key = keyOf(container, session);
  const { unsent, history } = work;
  if (unsent.length === 0 && history.done.length === 0) {
    writeStored('localStorage', key, null);
    return;
  }
  if (store(key, work)) return;
  // What was stored before may be older than what the server has.
  writeStored('localStorage', key, null);
  if (unsent.length > 0) store(key, { unsent, history: emptyHistory });
}

/** False when the browser has no room for it. */
function store(key: string, work: Omit<UnsentWork, 'at'>): boolean {
  return writeStored('localStorage', key, JSON.stringify({ ...work, at: Date.now() }));
}

/** The steps of this session before its reload. */
export function storedHistory(container: number, session: string): History {
  return read(keyOf(container, session))?.history ?? emptyHistory;
}

/** Unsent work of this container: of this tab before its reload, and of tabs that are gone. */
export async function leftWork(container: number, session: string): Promise<Change[]> {
  const names = storedKeys(`${prefix}${container}:`);
  const open = await openTabs();
  const left = names.filter((key) => key.endsWith(`:${session}`) || !open.has(key.split(':')[2] ?? ''));
  // What this tab was offered of tabs that are gone is stored with its own work as well.
  return [...new Map(left.flatMap((key) => read(key)?.unsent ?? []).map((change) => [change.id, change])).values()];
}

/** Forgets what tabs that are gone have left; what an open tab has done besides stays stored. */
export function forgetLeftWork(container: number, changes: readonly Change[]): void {
  const ids = new Set(changes.map(({ id }) => id));
  for (const key of storedKeys(`${prefix}${container}:`)) {
    const work = read(key);
    if (!work?.unsent.some(({ id }) => ids.has(id))) continue;
    const unsent = work.unsent.filter(({ id }) => !ids.has(id));
    if (unsent.length === 0) writeStored('localStorage', key, null);
    else store(key, { ...work, unsent });
  }
}

function read(key: string): UnsentWork | null {
  try {
    const stored = JSON.parse(readStored('localStorage', key) ?? 'null') as UnsentWork | null;
    return stored && Array.isArray(stored.unsent) && Array.isArray(stored.history?.done) ? stored : null;
  } catch {
    return null;
  }
}
