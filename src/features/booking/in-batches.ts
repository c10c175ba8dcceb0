import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/**
 * Does together what comes at the same moment: whoever of a key has come while one is still at it goes in one go
 * afterwards. So many who want the same wait for two turns and not for as many as they are. `work` answers one result per
 * item, in their order. Before each turn the requests that lie in the sockets are read: the embedded database works in
 * this thread, and while it is at it nobody is let in.
 */
export function inBatches<Item, Result>(work: (key: string, items: readonly Item[]) => Promise<Result[]>, limit: number) {
  const waiting = new Map<string, Waiting<Item, Result>[]>();

  const run = async (key: string, queue: Waiting<Item, Result>[]) => {
    while (queue.length > 0) {
      await everybodyIn(queue, limit);
      const turn = queue.splice(0, limit);
      try {
        const results = await work(
          key,
          turn.map(({ item }) => item),
        );
        for (const [index, { resolve }] of turn.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of turn) reject(error);
      }
    }
    waiting.delete(key);
  };

  return (key: string, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const entry = { item, resolve, reject };
      const queue = waiting.get(key);
      if (queue) return void queue.push(entry);
      const own = [entry];
      waiting.set(key, own);
      void run(key, own);
    });
}

/** From a connection to its request Node takes this many turns of its loop, and it lets in one connection per turn. */
const turnsPerRequest = 3;

async function everybodyIn(queue: readonly unknown[], limit: number): Promise<void> {
  for (let quiet = 0; quiet < turnsPerRequest && queue.length < limit; quiet++) {
    const { length } = queue;
    await turnOfTheLoop();
    if (queue.length > length) quiet = -1;
  }
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}
