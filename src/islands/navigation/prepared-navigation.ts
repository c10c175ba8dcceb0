import { byHand } from './by-hand.ts';

/** A soft navigation whose page is ready to be shown; it travels as `info` of the browser's navigation. */
class PreparedNavigation {
  readonly arrive: Arrive;

  constructor(arrive: Arrive) {
    this.arrive = arrive;
  }
}

type Arrive = () => void | Promise<void>;

interface NavigationOptions {
  history: 'push' | 'replace';
  /** What the entry of the history remembers. */
  state?: unknown;
  /** Shows what is at the address, once that is the address of the document. */
  arrive: Arrive;
}

/** Goes to another address within the document. What was to be shown there is ready: nothing is loaded on the way. */
export function navigateWithin(address: string, { arrive, ...options }: NavigationOptions): void {
  const { committed, finished } = navigation.navigate(address, { ...options, info: new PreparedNavigation(arrive) });
  // The next navigation may cut this one short.
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

/** Commits a navigation of `navigateWithin`. @returns false for any other navigation. */
export function commitPrepared(event: NavigateEvent): boolean {
  const { info } = event;
  if (!(info instanceof PreparedNavigation)) return false;
  event.intercept({ ...byHand, handler: async () => info.arrive() });
  return true;
}
