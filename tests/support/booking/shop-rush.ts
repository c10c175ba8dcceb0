import { Shopper } from './shopper.ts';

export interface Rush {
  /** One per addition, in the order of the requests; `answersMeanwhile` counts the others answered while it waited. */
  results: { status: number; size: number; code: number | null; milliseconds: number; answersMeanwhile: number }[];
  shoppers: Shopper[];
}

/**
 * Lets so many visitors, each with a browser and an address of their own, ask for seats of one event: `atOnce` at any moment,
 * in turn at each of the sites. An answer that never comes counts as status 0.
 */
export async function rush(
  urls: readonly string[],
  {
    additions,
    atOnce,
    sizeOf,
    onAnswer,
  }: { additions: number; atOnce: number; sizeOf: (index: number) => number; onAnswer?: (answered: number) => void },
): Promise<Rush> {
  const results: Rush['results'] = [];
  const shoppers: Shopper[] = [];
  let [next, answered] = [0, 0];
  const visitor = async () => {
    while (next < additions) {
      const index = next++;
      const size = sizeOf(index);
      const shopper = new Shopper(urls[index % urls.length] ?? '', `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
      shoppers[index] = shopper;
      const began = performance.now();
      const answeredBefore = answered;
      const { status, body } = await shopper
        .add({ event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [size] }, { 'idempotency-key': `rush-${index}` })
        .catch(() => ({ status: 0, body: null }));
      results[index] = {
        status,
        size,
        code: body?.response_code ?? null,
        milliseconds: performance.now() - began,
        answersMeanwhile: answered - answeredBefore,
      };
      answered++;
      onAnswer?.(answered);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return { results, shoppers };
}

/** Length of the longest stretch of free seats within a row. */
export function longestFreeStretch(capacity: number, rowWidth: number, taken: ReadonlySet<number>): number {
  let [longestStretch, run] = [0, 0];
  for (let seat = 1; seat <= capacity; seat++) {
    if ((seat - 1) % rowWidth === 0) run = 0;
    run = taken.has(seat) ? 0 : run + 1;
    longestStretch = Math.max(longestStretch, run);
  }
  return longestStretch;
}
