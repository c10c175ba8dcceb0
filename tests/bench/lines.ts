import { execFileSync } from 'node:child_process';

/** The last revision of which pages were hydrated (decision 0077); BENCH_BEFORE names another one. */
export const before = process.env.BENCH_BEFORE ?? '6ba85bd';
const folders = ['src', 'tools', 'vite.config.ts'];
const written = /\.(?:tsx?|m?js|css)$/;

/** Lines of the sources (.ts, .tsx, .js, .mjs, .css) that git knows of or would take, generated ones left out: then and in this folder. */
export async function run(): Promise<string[][]> {
  const [then, now] = [countLines([before]), countLines(['--untracked'])];
  const groups: Record<string, RegExp> = {
    'src, TypeScript': /^src\/.*\.tsx?$/,
    'src, CSS': /^src\/.*\.css$/,
    tools: /^tools\//,
    'vite.config.ts': /^vite\.config\.ts$/,
    'all of them': /./,
  };
  return [
    ['lines', `at ${before}`, 'now', 'fewer', 'goal'],
    ...Object.entries(groups).map(([name, pattern]) => {
      const [old, fresh] = [then, now].map((counts) => sumOf(counts, pattern)) as [number, number];
      return [name, String(old), String(fresh), String(old - fresh), name === 'all of them' ? 'at least 3000' : ''];
    }),
  ];
}

/** Path to number of lines; `where` is a revision, or `--untracked` for this folder. */
export function countLines(where: readonly string[]): Map<string, number> {
  const output = execFileSync(
    'git',
    ['grep', '-I', '--count', ...where.filter(isOption), '', ...where.filter((one) => !isOption(one)), '--', ...folders],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  const entries = output.split('\n').flatMap((line) => {
    const [, path = '', count] = /(?:^|:)([^:]+):(\d+)$/.exec(line) ?? [];
    return written.test(path) ? [[path, Number(count)] as const] : [];
  });
  return new Map(entries);
}

function isOption(text: string): boolean {
  return text.startsWith('--');
}

function sumOf(counts: ReadonlyMap<string, number>, pattern: RegExp): number {
  return [...counts].reduce((sum, [path, count]) => sum + (pattern.test(path) ? count : 0), 0);
}
