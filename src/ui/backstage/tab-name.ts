import { readStored, writeStored } from './browser-storage.ts';

const prefix = 'foyer-tab:';
const stored = 'foyer-tab';

/** Time in which the document before a reload has released its lock. */
const releaseTimeoutMs = 500;
let claimed: Promise<string> | undefined;

/** Name of this tab; a reload does not change it. A duplicated tab, which has a copy of the name, gets one of its own (EDIT-19). */
export function tabName(): Promise<string> {
  claimed ??= claimName();
  return claimed;
}

async function claimName(): Promise<string> {
  const known = readStored('sessionStorage', stored);
  if (known && (await lock(known))) return known;
  const name = `session-${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2).padEnd(12, '0')}`;
  writeStored('sessionStorage', stored, name);
  await lock(name);
  return name;
}

/** Locks a name while the document is open, so that no other tab takes its work for abandoned. False when another tab has it. */
function lock(name: string): Promise<boolean> {
  const { locks } = navigator;
  // Only pages served by https have locks.
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(prefix + name, { signal: AbortSignal.timeout(releaseTimeoutMs) }, hold).catch(() => resolve(false));
  });
}

/** Names of the tabs that are open now, in which this browser edits something. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const names = (await navigator.locks?.query())?.held?.map(({ name }) => name ?? '') ?? [];
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)));
}
