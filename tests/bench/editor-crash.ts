import { crashWhileSaving } from '../support/editor/editor-crash.ts';

/** 200 saves while the server is killed 20 times. @throws when an acknowledged save is missing or there twice. */
export async function run(): Promise<string[][]> {
  const { acknowledged, stored, kills, repeated, seconds } = await crashWhileSaving(200, 20);
  if (stored.join() !== acknowledged.join()) throw new Error(`Acknowledged ${acknowledged.length} saves, stored ${stored.length}.`);
  return [
    ['Saves acknowledged', 'stored', 'kills', 'sent again', 'seconds'],
    [String(acknowledged.length), String(stored.length), String(kills), String(repeated), seconds.toFixed(0)],
  ];
}
