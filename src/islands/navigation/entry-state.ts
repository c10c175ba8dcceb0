/** State of an entry of the browser's history; it survives a reload. */
export interface EntryState extends Readonly<Record<string, unknown>> {
  /** Set while the programme overlay is open: where its content comes from, and the query of the page below. */
  overlay?: OverlayState;
}

export interface OverlayState {
  readonly source: string;
  readonly below: string;
}

/** Undefined in browsers without the Navigation API, whatever the types say. */
const api = () => window.navigation as Navigation | undefined;

/** The state of the current entry of the history. */
export function readEntryState(): EntryState {
  const entry = api()?.currentEntry;
  return stateOf(entry ? entry.getState() : (history.state as { entry?: unknown } | null)?.entry);
}

/** Merges values into the state of the current entry of the history. */
export function writeEntryState(patch: EntryState): void {
  const state = { ...readEntryState(), ...patch };
  // `replaceState` would end a navigation that is under way.
  if (api()?.currentEntry) navigation.updateCurrentEntry({ state });
  else history.replaceState({ ...(history.state as object | null), entry: state }, '');
}

function stateOf(value: unknown): EntryState {
  return typeof value === 'object' && value !== null ? (value as EntryState) : {};
}
