import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundledTools } from './bundled-tools.ts';
import { nodeFlags } from './node-flags.ts';

interface ToolOptions {
  /** Comes by standard input. */
  typed?: string;
  /** As `npm run` starts it, only quicker: at least once for each tool. */
  fromSources?: boolean;
  /** Further environment variables. */
  environment?: Record<string, string>;
}

export interface Ran {
  code: number | null;
  out: string;
}

/** A command line of tools/ on a data folder with the embedded database. */
export async function runTool(name: string, dataDir: string, args: readonly string[] = [], options: ToolOptions = {}): Promise<Ran> {
  return (await startTool(name, dataDir, args, options)).done;
}

/** The same while it runs: the process is there to be killed. */
export async function startTool(
  name: string,
  dataDir: string,
  args: readonly string[],
  { typed = '', fromSources = false, environment: further = {} }: ToolOptions = {},
): Promise<{ process: ChildProcess; done: Promise<Ran> }> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [...nodeFlags, ...(await program(name, fromSources)), ...args], {
    env: { ...environment, DATA_DIR: dataDir, INIT_CWD: process.cwd(), ...further },
  });
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (out += chunk));
  child.stdin.end(typed);
  return { process: child, done: new Promise((resolve) => child.once('close', (code) => resolve({ code, out }))) };
}

async function program(name: string, fromSources: boolean): Promise<string[]> {
  if (!fromSources) return [join(await bundledTools(), `${name}.mjs`)];
  return ['--import', join(import.meta.dirname, 'database/quick-drizzle.mjs'), join(import.meta.dirname, '../../tools', `${name}.ts`)];
}
