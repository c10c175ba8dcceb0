import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/**
 * Batches concurrent calls by key: items that arrive while a batch of their key runs form the next batch. So a call waits for two batches
 * at most. `work` answers one result per item, in their order. Before each batch pending requests are read from the sockets: the
 * embedded database runs in this thread and blocks it.
 */
export function inBatches<Item, Result>(work: (key: string, items: readonly Item[]) => Promise<Result[]>, limit: number) {
  const waiting = new Map<string, Waiting<Item, Result>[]>();

  const run = async (key: string, queue: Waiting<Item, Result>[]) => {
    while (queue.length > 0) {
      await collectRequests(queue, limit);
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
      const newQueue = [entry];
      waiting.set(key, newQueue);
      void run(key, newQueue);
    });
}

/** Turns of the event loop from a connection to its request; Node accepts one connection per turn. */
const turnsPerRequest = 3;

async function collectRequests(queue: readonly unknown[], limit: number): Promise<void> {
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
