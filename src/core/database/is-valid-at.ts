/** What was made from content, with the time in which it is right as long as nothing changes; both in milliseconds since 1970. */
interface MadeAtATime {
  readonly madeAt: number;
  /** Infinity when time never changes it. */
  readonly expiresAt: number;
}

/** What is made while others wait for it may be a little newer than their moment. */
const maxAheadMs = 60_000;

/** True from the making until the expiry. Not before it either: a clock that was ahead leaves behind what is right tomorrow (OPS-250). */
export function isValidAt({ madeAt, expiresAt }: MadeAtATime, now: number): boolean {
  return now < expiresAt && now > madeAt - maxAheadMs;
}
