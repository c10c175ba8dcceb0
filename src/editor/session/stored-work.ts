import { emptyHistory, type History } from '../../features/pages/operations/history.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';

/** What a session stores in the browser: unacknowledged changes, and its steps (EDIT-05, EDIT-06). */
export interface UnsentWork {
  unsent: readonly Change[];
  history: History;
  /** Milliseconds. */
  at: number;
}

const prefix = 'foyer-editor:';
const keyOf = (container: number, session: string) => `${prefix}${container}:${session}`;

/** Name of this session, i.e. of this tab; a reload does not change it. */
export function sessionName(): string {
  const known = sessionStorage.getItem('foyer-editor-session');
  const name = known ?? `session-${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2).padEnd(12, '0')}`;
  sessionStorage.setItem('foyer-editor-session', name);
  // Locked while the tab is open, so that no other tab takes its work for abandoned.
  void navigator.locks?.request(prefix + name, () => new Promise(() => undefined));
  return name;
}

/** Stores what is not acknowledged; without anything the entry is removed. In a full store it stands alone, without the steps. */
export function storeWork(container: number, session: string, work: Omit<UnsentWork, 'at'>): void {
  const key = keyOf(container, session);
  const { unsent, history } = work;
  if (unsent.length === 0 && history.done.length === 0) {
    localStorage.removeItem(key);
    return;
  }
  if (store(key, work)) return;
  // What was stored before may be older than what the server has.
  localStorage.removeItem(key);
  if (unsent.length > 0) store(key, { unsent, history: emptyHistory });
}

/** False when the browser has no room for it. */
function store(key: string, work: Omit<UnsentWork, 'at'>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...work, at: Date.now() }));
    return true;
  } catch (error) {
    console.info(error);
    return false;
  }
}

/** The steps of this session before its reload. */
export function storedHistory(container: number, session: string): History {
  return read(keyOf(container, session))?.history ?? emptyHistory;
}

/** Unsent work of this container: of this tab before its reload, and of tabs that are gone. */
export async function leftWork(container: number, session: string): Promise<Change[]> {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${container}:`));
  const open = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  const left = names.filter((key) => key.endsWith(`:${session}`) || !open.has(prefix + key.split(':')[2]));
  return left.flatMap((key) => read(key)?.unsent ?? []);
}

/** Forgets what tabs that are gone have left. */
export function forgetLeftWork(container: number, changes: readonly Change[]): void {
  const ids = new Set(changes.map(({ id }) => id));
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(`${prefix}${container}:`)))
    if (read(key)?.unsent.some(({ id }) => ids.has(id))) localStorage.removeItem(key);
}

function read(key: string): UnsentWork | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as UnsentWork | null;
    return stored && Array.isArray(stored.unsent) && Array.isArray(stored.history?.done) ? stored : null;
  } catch {
    return null;
  }
}
