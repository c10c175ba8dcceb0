/** What an entry of the browser's history remembers; it survives a reload. */
export interface EntryState extends Readonly<Record<string, unknown>> {
  /** The programme lies over the page: where its content comes from, and the query of the page below. */
  overlay?: OverlayState;
}

export interface OverlayState {
  readonly source: string;
  readonly below: string;
}

/** Not every browser has it, whatever the types say. */
const api = () => window.navigation as Navigation | undefined;

/** What the present entry of the history remembers. */
export function readEntryState(): EntryState {
  const entry = api()?.currentEntry;
  return stateOf(entry ? entry.getState() : (history.state as { entry?: unknown } | null)?.entry);
}

/** Has the present entry of the history remember something more. */
export function writeEntryState(patch: EntryState): void {
  const state = { ...readEntryState(), ...patch };
  // `replaceState` would end a navigation that is under way.
  if (api()?.currentEntry) navigation.updateCurrentEntry({ state });
  else history.replaceState({ ...(history.state as object | null), entry: state }, '');
}

function stateOf(value: unknown): EntryState {
  return typeof value === 'object' && value !== null ? (value as EntryState) : {};
}
