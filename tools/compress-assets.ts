import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses the built files: writes .br and .gz beside them at the highest level, because they never change. */
const folder = 'build/client/assets';
/** Files that only what the server renders names: styles of the brands, fonts, symbols. */
const rendered = 'build/server/assets';

if (existsSync(rendered)) cpSync(rendered, folder, { recursive: true });

for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const file = join(folder, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: statSync(file).size } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
