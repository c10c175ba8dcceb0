import { Agent, request } from 'node:http';

export const calendarPath = '/de/kalender';

/** Every page of the sitemap, with one date per production. */
export async function pagesOfTheSite(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...new Map(paths.map((one) => [one.replace(/(\/(?:kalender|events)\/[^/]+)\/\d+$/, '$1'), one])).values()];
}

/**
 * Each request is for another day, so that none is answered from the cache. The engine compiles what makes the pages on the same core:
 * 2.5 ms of it fell to each page after 350, 0.3 ms after 1,200. Those in between are requested with a filter. Through `fetch`, a
 * cached page took 1.1 ms, five times as long as this way: so much of each figure was the client's.
 */
export async function uncachedTimes(url: string): Promise<Record<'begun' | 'warm' | 'steady' | 'cached', number[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const today = Date.now();
  const ask = async (day: number, rest = '') => {
    const date = new Date(today + day * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
    return timeOf(`${url}${calendarPath}?date=${date}${rest}`, agent);
  };
  const take = async (first: number, last: number) => {
    const times: number[] = [];
    for (let day = first; day <= last; day += 1) times.push(await ask(day));
    return times;
  };
  const warmUp = async (filters: readonly string[]) => {
    for (const filter of filters) for (let day = 1; day <= 150; day += 1) await ask(day, filter);
  };
  const begun = await take(1, 50);
  await warmUp(['&type=1', '&type=2']);
  const warm = await take(51, 150);
  await warmUp(['&type=3', '&genre=1', '&genre=2', '&series=1', '&series=2']);
  const steady = await take(151, 350);
  const cached = await take(151, 350);
  agent.destroy();
  return { begun, warm, steady, cached };
}

/** Milliseconds from the request to the last byte of the response. */
function timeOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}.`));
      answer.resume().on('end', () => resolve(performance.now() - begin));
    })
      .on('error', reject)
      .end();
  });
}

/** Requests a page many times at once, as many visitors do. */
export async function askManyTimes(address: string, count: number, atOnce: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = count;
  const askOn = async () => {
    while (left-- > 0) await timeOf(address, agent);
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  agent.destroy();
}
