import { existsSync, globSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

let folder: Promise<string> | undefined;

/**
 * Folder of the command lines of tools/, each as a file: Node reads hundreds of sources and packages for one of them, which is more than
 * half of what it takes of the processor. Made once per run, by the first test that needs it.
 */
export function bundledTools(): Promise<string> {
  folder ??= bundle();
  return folder;
}

async function bundle(): Promise<string> {
  const shared = process.env.BUNDLED_TOOLS ?? join(mkdtempSync(join(tmpdir(), 'foyer-tools-')), 'bundled');
  if (existsSync(shared)) return join(shared, 'tools');
  const own = `${shared}.${process.pid}`;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'] },
    build: {
      ssr: true,
      outDir: join(own, 'tools'),
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: globSync('tools/{backup,import,reindex,restore,user}.ts', { cwd: root }).map((file) => join(root, file)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
  // What they look for beside themselves.
  for (const name of ['db', 'node_modules', 'package.json', 'src']) symlinkSync(join(root, name), join(own, name));
  try {
    renameSync(own, shared);
  } catch {
    // Another worker was quicker.
    rmSync(own, { recursive: true });
  }
  return join(shared, 'tools');
}
