import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NameError, writeModule } from './new-module.ts';
import { writeModuleReference } from './reference/module-reference.ts';

const usage = `Writes the files of something new.

  npm run new module NAME   a content module that passes the conformance tests at once;
                            NAME in small letters with hyphens, e.g. 'ticket-teaser'
`;

const root = join(import.meta.dirname, '..');
const [kind, name, ...rest] = process.argv.slice(2);
process.exitCode = kind === 'module' && name !== undefined && rest.length === 0 ? await newModule(name) : refuse(usage);

/** 0 when it was written, 2 for a name that cannot be. */
async function newModule(wanted: string): Promise<number> {
  try {
    const files = writeModule(root, wanted);
    spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(root, 'src/modules', wanted)], { stdio: 'ignore' });
    await writeModuleReference(root);
    console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n  docs/reference/modules.md\n`);
    console.log('Next: its label, help, fields and samples; then its view. npm run reference after changing the definition.');
    return 0;
  } catch (error) {
    if (!(error instanceof NameError)) throw error;
    return refuse(error.message);
  }
}

function refuse(message: string): number {
  console.error(message);
  return 2;
}
