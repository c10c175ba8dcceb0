import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes .br and .gz beside the built text files, at full strength: built files never change, so it is paid once. */
const folder = 'build/client/assets';

for (const name of readdirSync(folder)) if (/^manifest-\w+\.js$/.test(name)) slimManifest(join(folder, name));

for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const file = join(folder, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: statSync(file).size } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/**
 * Takes out of the router's list of routes which files each of them imports: only the server, which has a list of its own,
 * asks for that, and it is 1 kB that every visitor would load.
 */
function slimManifest(file: string): void {
  const [, before = '', list = '', after = ''] = /^(window\.__reactRouterManifest=)(.*)(;)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (!list) throw new Error(`${file} is written in another way now: look at it and mend tools/compress-assets.ts.`);
  const manifest = JSON.parse(list) as { routes: Record<string, { imports?: string[] }> };
  for (const route of Object.values(manifest.routes)) delete route.imports;
  writeFileSync(file, before + JSON.stringify(manifest) + after);
}
