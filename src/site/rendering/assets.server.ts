import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandPaths } from './island-names.server.ts';

/** Addresses of the built files, for documents. */
export interface Assets {
  /** Changes with every build that gives the browser other files; soft navigation leaves the document when it meets another one. */
  build: string;
  /** Text of the one inline script, and its source in the Content-Security-Policy. */
  beforePaint: { text: string; source: string };
  /** Scripts that run before all others; only development has some. */
  firstScripts: readonly string[];
  /** The address of an entry by its file below the project's root, with those of the scripts it imports and its stylesheets. */
  entry(file: string): { script: string; imports: readonly string[]; styles: readonly string[] };
  /** Everything that is fetched when an island of this name hydrates, React included. */
  islandScripts(name: string): readonly string[];
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Reads the output of the build in `build/client` and `build/inline`. @throws without a build. */
export function readAssets(clientFolder: string): Assets {
  const manifestText = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Record<string, Chunk>;
  const inlineFolder = join(clientFolder, '../inline');
  const [name = ''] = readdirSync(inlineFolder).filter((file) => file.endsWith('.js'));
  const text = readFileSync(join(inlineFolder, name), 'utf8').trim();
  const chunkOf = (file: string): Chunk => {
    const chunk = manifest[file];
    if (!chunk) throw new Error(`${file} is no entry of the build in ${clientFolder}. Run npm run build.`);
    return chunk;
  };
  const scriptsOf = (file: string, found = new Set<string>()): Set<string> => {
    const chunk = chunkOf(file);
    if (found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
    return found;
  };
  const stylesOf = (file: string): string[] => {
    const { css = [], imports = [] } = chunkOf(file);
    return [...new Set([...imports.flatMap(stylesOf), ...css.map((style) => `/${style}`)])];
  };
  return {
    build: hash('sha1', manifestText, 'base64url').slice(0, 8),
    beforePaint: { text, source: `'sha256-${hash('sha256', text, 'base64')}'` },
    firstScripts: [],
    entry: (file) => {
      const [script = '', ...imports] = scriptsOf(file);
      return { script, imports, styles: stylesOf(file) };
    },
    islandScripts: (island) => {
      const path = islandPaths.get(island);
      return path ? [...scriptsOf(path, scriptsOf('src/ui/hydrate.ts'))] : [];
    },
  };
}
