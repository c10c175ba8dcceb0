import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

const clientFolder = 'build/client';

/**
 * What each part adds to the scripts that are there before it (decision 0114): islands to the runtime and React, everything else to
 * the runtime and to what asks for it. Read from the
 * manifest of the build, as browsers get the files.
 */
export function weights(): { name: string; kind: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return found;
    found.add(key);
    for (const imported of chunk.imports ?? []) closure(imported, found);
    return found;
  };
  const zipped = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(join(clientFolder, manifest[key]?.file ?? '')), { level: 9 }).length, 0);
  const runtime = closure('src/entries/site.ts');
  const react = closure('src/ui/hydrate.ts').difference(runtime);
  const ofVisitors = reachable(manifest, 'src/entries/site.ts');
  /** What is certainly there when a part is asked for: the runtime, and what asks for it with all that this needs. */
  const before = (key: string, seen: readonly string[] = []): Set<string> => {
    const asking = [...ofVisitors].filter((from) => manifest[from]?.dynamicImports?.includes(key) && !seen.includes(from));
    const sets = asking.map((from) => closure(from).union(before(from, [...seen, key])));
    return sets.length > 0 ? sets.reduce((one, other) => one.intersection(other)).union(runtime) : runtime;
  };
  const parts = [...ofVisitors].filter((key) => manifest[key]?.isDynamicEntry || isIsland(key));
  const rows = parts.map((key) => {
    const kind = isIsland(key) ? 'island' : key.endsWith('.element.ts') ? 'element' : 'loaded when needed';
    const own = closure(key).difference(before(key));
    const usesReact = [...own].some((part) => react.has(part) && part.includes('react'));
    return { name: nameOf(key), kind, bytes: zipped(kind === 'island' || usesReact ? own.difference(react) : own) };
  });
  return [
    { name: 'runtime', kind: 'loaded when needed', bytes: zipped(runtime) },
    { name: 'React, hydration and texts, once', kind: 'island', bytes: zipped(react) },
    ...rows.sort((one, other) => one.kind.localeCompare(other.kind) || other.bytes - one.bytes),
  ];
}

/** Everything that visitors' pages can load: neither the office nor what only the page editor loads. */
function reachable(manifest: Record<string, Chunk>, from: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[from];
  if (!chunk || found.has(from) || from === 'src/entries/editor.tsx') return found;
  found.add(from);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reachable(manifest, next, found);
  return found;
}

const isIsland = (key: string) => key.endsWith('.island.tsx');

/** 'share-button' of 'src/ui/share-button/share-button.element.ts'. */
function nameOf(key: string): string {
  return key.replace(/^.*\//, '').replace(/^_|(\.(element|island))?\.tsx?$|-[\w-]{8}\.js$/g, '');
}
