import { byHand } from './by-hand.ts';

/** A step within the document that is ready to be shown; it travels as `info` of its navigation. */
class Step {
  readonly arrive: Arrive;

  constructor(arrive: Arrive) {
    this.arrive = arrive;
  }
}

type Arrive = () => void | Promise<void>;

interface StepOptions {
  history: 'push' | 'replace';
  /** What the entry of the history remembers. */
  state?: unknown;
  /** Shows what is at the address, once that is the address of the document. */
  arrive: Arrive;
}

/** Goes to another address within the document. What was to be shown there is ready: nothing is loaded on the way. */
export function goTo(address: string, { arrive, ...options }: StepOptions): void {
  const { committed, finished } = navigation.navigate(address, { ...options, info: new Step(arrive) });
  // The next step may cut this one short.
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

/** Makes a step of `goTo`. @returns false for any other navigation. */
export function makeStep(event: NavigateEvent): boolean {
  const { info } = event;
  if (!(info instanceof Step)) return false;
  event.intercept({ ...byHand, handler: async () => info.arrive() });
  return true;
}
