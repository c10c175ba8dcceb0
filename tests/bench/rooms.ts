import { before, countLines } from './lines.ts';

/** Files, lines and sizes of files of each folder below src/ and features/: then and in this folder. */
export async function run(): Promise<string[][]> {
  const [then, now] = [byRoom(countLines([before])), byRoom(countLines(['--untracked']))];
  return [
    ['room', `at ${before}: files, lines; median, p90, max of a file`, 'now'],
    ...[...new Set([...now.keys(), ...then.keys()])].map((room) => [room, describe(then.get(room)), describe(now.get(room))]),
  ];
}

function byRoom(files: ReadonlyMap<string, number>): Map<string, number[]> {
  const rooms = new Map<string, number[]>([['all', []]]);
  for (const [path, lines] of files)
    for (const room of ['all', /^(?:src\/features\/|src\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? 'single files']) {
      const sizes = rooms.get(room) ?? [];
      rooms.set(room, sizes);
      sizes.push(lines);
    }
  return rooms;
}

function describe(sizes: readonly number[] | undefined): string {
  if (!sizes) return '–';
  const sorted = sizes.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  return `${sorted.length}, ${sorted.reduce((sum, size) => sum + size, 0)}; ${at(0.5)}, ${at(0.9)}, ${at(1)}`;
}
