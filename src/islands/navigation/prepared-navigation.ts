import { manualIntercept } from './manual-intercept.ts';

/** A soft navigation whose page is ready to be shown; passed as `info` of the browser's navigation. */
class PreparedNavigation {
  readonly arrive: Arrive;

  constructor(arrive: Arrive) {
    this.arrive = arrive;
  }
}

type Arrive = () => void | Promise<void>;

interface NavigationOptions {
  history: 'push' | 'replace';
  /** State of the entry of the history. */
  state?: unknown;
  /** Shows what is at the address, once that is the address of the document. */
  arrive: Arrive;
}

/** Changes the address without loading a document; what is shown there is ready. */
export function navigateWithin(address: string, { arrive, ...options }: NavigationOptions): void {
  const { committed, finished } = navigation.navigate(address, { ...options, info: new PreparedNavigation(arrive) });
  // The next navigation may abort this one.
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

/** Commits a navigation of `navigateWithin`. @returns false for any other navigation. */
export function commitPrepared(event: NavigateEvent): boolean {
  const { info } = event;
  if (!(info instanceof PreparedNavigation)) return false;
  event.intercept({ ...manualIntercept, handler: async () => info.arrive() });
  return true;
}
