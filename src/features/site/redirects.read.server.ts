import type { Reading } from '../../core/database/reading.server.ts';
import { comparedPath } from './redirect-path.ts';
import { readRedirects } from './site.read.server.ts';

/**
 * Where a path leads instead (SITE-03), null for nowhere else. Entries that lead on are followed to their end, and
 * those that close a circle count as none, so that no visitor is sent round.
 */
export async function readRedirectFrom(reading: Reading, path: string): Promise<string | null> {
  const targets = await reading.once('redirect-targets', async (scope) => {
    const entries = new Map((await readRedirects(scope)).map(({ old_path, new_path }) => [comparedPath(old_path), new_path]));
    const endOf = (from: string) => {
      const seen = new Set<string>();
      let at = from;
      for (let next = entries.get(at); next !== undefined && !seen.has(at); next = entries.get(comparedPath(at))) {
        seen.add(at);
        at = next;
      }
      return entries.has(comparedPath(at)) ? null : at;
    };
    return new Map([...entries.keys()].map((from) => [from, endOf(from)]));
  });
  return targets.get(comparedPath(path)) ?? null;
}
