// Starts the site from a fresh clone: installs, builds when something changed, serves.
// Plain JavaScript for the Node that is there (20 or later); everything after it runs on the Node of package.json.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild, ensureInstalled, node, root } from './prepare.mjs';
import { serverEnvironment, serverFlags } from './server-process.mjs';

try {
  ensureInstalled();
  ensureBuild();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

const site = spawn(node, [...serverFlags, join(root, 'build/server/index.js')], {
  stdio: 'inherit',
  env: { ...process.env, ...serverEnvironment },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.kill(signal));
site.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));
