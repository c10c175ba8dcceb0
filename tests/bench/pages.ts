import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesOfTheSite, calendarPath as path, uncachedTimes } from './browser/page-load.ts';
import { allowIndexing, freePort, onCore, quantile, startSite, until, untilAlone } from './site/site.ts';

/** Cached pages, through Node's own HTTP server, against nginx with the same bytes, each on core 0, wrk on core 1; and pages that were not requested before. */
export async function run(): Promise<string[][]> {
  await allowIndexing();
  const site = await startSite();
  await untilAlone(site);
  const paths = await pagesOfTheSite(site.url);
  const nginx = await startNginx(await Promise.all(paths.map(async (one) => [one, await compressedPage(site.url + one)] as const)));
  const ratios: number[] = [];
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    ours.push(requestsPerSecond(site.url + path));
    theirs.push(requestsPerSecond(nginx.url + path));
    ratios.push((ours.at(-1) ?? 0) / (theirs.at(-1) ?? 1));
  }
  const ratioOf = (one: string) => requestsPerSecond(site.url + one, 1) / requestsPerSecond(nginx.url + one, 1);
  const others = paths.map((one) => ({ one, ratio: ratioOf(one) }));
  // One second says little where something else wants the core in it: the slowest are measured twice more.
  const slowest = others
    .toSorted((left, right) => left.ratio - right.ratio)
    .slice(0, 10)
    .map(({ one, ratio }) => ({ one, ratio: quantile([ratio, ratioOf(one), ratioOf(one)], 0.5) }))
    .toSorted((left, right) => left.ratio - right.ratio)[0];
  nginx.stop();
  await site.stop();
  const fresh = await startSite();
  const { begun, warm, steady, cached } = await onCore(1, () => uncachedTimes(fresh.url));
  await fresh.stop();
  return [
    ['figure', 'value', 'goal'],
    ['cached calendar page, Foyer / nginx (median of 5 rounds)', quantile(ratios, 0.5).toFixed(2), 'at least 0.60'],
    [
      `all ${paths.length} pages of the sitemap, one round each, median`,
      quantile(
        others.map(({ ratio }) => ratio),
        0.5,
      ).toFixed(2),
      'at least 0.5',
    ],
    [`the slowest of them in three rounds, ${slowest?.one}`, slowest?.ratio.toFixed(2) ?? '', 'at least 0.5'],
    ['requests per second, Foyer', quantile(ours, 0.5).toFixed(0), ''],
    ['requests per second, nginx', quantile(theirs, 0.5).toFixed(0), ''],
    ['uncached calendar page, the first 50 of a process, median', `${quantile(begun, 0.5).toFixed(1)} ms`, ''],
    ['after 350 pages, median', `${quantile(warm, 0.5).toFixed(1)} ms`, ''],
    ['after 1,200 pages, median', `${quantile(steady, 0.5).toFixed(1)} ms`, 'at most 6 ms'],
    ['after 1,200 pages, p95', `${quantile(steady, 0.95).toFixed(1)} ms`, ''],
    ['a cached page with the same client, median', `${quantile(cached, 0.5).toFixed(1)} ms`, ''],
  ];
}

async function compressedPage(address: string): Promise<Buffer> {
  // execFile keeps the bytes compressed; fetch would unpack them.
  await (await fetch(address)).arrayBuffer();
  return execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', address]);
}

async function startNginx(pages: readonly (readonly [path: string, body: Buffer])[]): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-nginx-'));
  const port = await freePort();
  const locations = pages.map(([one, body], index) => {
    writeFileSync(join(folder, `page-${index}`), body);
    return `location = ${one} { default_type "text/html; charset=utf-8"; add_header Content-Encoding br; alias ${folder}/page-${index}; }`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    // Started by root, nginx would serve as nobody, who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; keepalive_requests 1000000; open_file_cache max=1000; sendfile on; tcp_nopush on;
       server { listen 127.0.0.1:${port}; ${locations.join(' ')} } }`,
  );
  const child = spawn('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(url + path, { method: 'HEAD' })).ok);
  return { url, stop: () => void child.kill('SIGTERM') };
}

function requestsPerSecond(url: string, seconds = 4): number {
  const output = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url], {
    encoding: 'utf8',
  });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
}
