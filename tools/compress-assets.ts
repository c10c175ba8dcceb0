import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Makes the built files ready to be sent: writes .br and .gz beside them, at full strength, because they never change. */
const folder = 'build/client/assets';

/**
 * V8 takes it as the wish to compile a file beside the page's thread while it arrives, instead of function by function on that thread
 * when each is first called (decision 0069). To others it is a comment.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';
/** Bytes from which a script is worth the comment. */
const long = 1_000;

for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  if (/^manifest-\w+\.js$/.test(name)) slimManifest(file);
  else if (name.endsWith('.js') && statSync(file).size > long) putInFront(compileAtOnce, file);
}

for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const file = join(folder, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: statSync(file).size } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function putInFront(text: string, file: string): void {
  const content = readFileSync(file, 'utf8');
  if (!content.startsWith(text)) writeFileSync(file, text + content);
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
