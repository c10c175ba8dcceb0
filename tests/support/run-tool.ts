import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** How the scripts of package.json start a tool on its sources, only quicker. */
export const toolFlags = ['--disable-warning=ExperimentalWarning', '--import', join(import.meta.dirname, 'database/quick-drizzle.mjs')];

/** A command line of tools/ on a data folder with the embedded database; `typed` comes by standard input. */
export async function runTool(
  name: string,
  dataDir: string,
  args: readonly string[] = [],
  typed = '',
): Promise<{ code: number | null; out: string }> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const tool = join(import.meta.dirname, '../../tools', `${name}.ts`);
  const child = spawn(process.execPath, [...toolFlags, tool, ...args], {
    env: { ...environment, DATA_DIR: dataDir },
  });
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (out += chunk));
  child.stdin.end(typed);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })));
}
