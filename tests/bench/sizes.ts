import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { startSite } from './site.ts';

/** What a visitor's browser loads for the calendar page before the first interaction. */
export async function run(): Promise<string[][]> {
  const site = await startSite();
  const html = await text(`${site.url}/de/kalender`);
  const css = await Promise.all(addresses(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g).map((path) => text(site.url + path)));
  const js = await Promise.all(scripts(html).map((path) => text(site.url + path)));
  const fonts = await Promise.all(
    [...new Set(css.flatMap((sheet) => addresses(sheet, /url\(["']?([^"')]+\.woff2)/g)))].map((path) => bytes(site.url + path)),
  );
  const pictures = await Promise.all(addresses(html, /srcset="([^" ]+)/gi).map((path) => bytes(site.url + path)));
  await site.stop();
  return [
    ['calendar page', 'kB', 'goal'],
    [
      'HTML, brotli 4 as first answered',
      kilo(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length),
      'at most 18',
    ],
    ['CSS, gzip', kilo(sum(css.map((sheet) => gzipSync(sheet).length))), 'at most 20'],
    ['JavaScript, gzip', kilo(sum(js.map((script) => gzipSync(script).length))), 'at most 130'],
    ['fonts', kilo(sum(fonts.map((font) => font.length))), 'at most 120'],
    ['largest picture at 360 px', kilo(Math.max(0, ...pictures.map((picture) => picture.length))), 'at most 120'],
    [
      'addresses on other hosts',
      String(addresses(html, /(?:src|href|srcset)="(https?:\/\/[^"]+)"/g).filter((address) => !address.startsWith(site.url)).length),
      '0',
    ],
  ];
}

/** Every script the page begins by itself, at once or when the browser is idle. */
function scripts(html: string): string[] {
  return [...new Set(addresses(html, /"(\/assets\/[^"]+\.js)"/g))];
}

function addresses(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? '');
}

async function bytes(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

async function text(url: string): Promise<string> {
  return (await bytes(url)).toString('utf8');
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const kilo = (size: number) => (size / 1000).toFixed(1);
