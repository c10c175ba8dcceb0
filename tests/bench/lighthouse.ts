import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindsOfPage } from './browser/kinds-of-page.ts';
import { allowIndexing, quantile, startSite, untilAlone } from './site/site.ts';

/** Lighthouse as the issue defines: mobile, median of five. It is fetched when it is run; nothing else needs it. */
const version = '13.5.0';
const flags = [
  '--quiet',
  '--output=json',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  /** Total blocking time in ms if only the time counts in which the page's thread ran, not that in which it waited for a core. */
  ownBlocking: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Begin, length and length on the thread's own clock, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/**
 * Each page in turn with the same page whose scripts are blocked: what that one blocks is the machine's and the page's own, and the
 * difference is what the scripts cost. A machine on which a page without a script misses a goal cannot show that another one meets it.
 */
export async function run(): Promise<string[][]> {
  await allowIndexing();
  const site = await startSite();
  await untilAlone(site);
  const rows = Object.entries(await kindsOfPage(site.url)).map(([kind, path]) => {
    const pairs = Array.from(
      { length: 5 },
      () => [measure(site.url + path), measure(site.url + path, ['--blocked-url-patterns=*.js'])] as const,
    );
    const median = (values: number[], digits: number) => quantile(values, 0.5).toFixed(digits);
    const score = (category: string) =>
      median(
        pairs.map(([report]) => (report.categories[category]?.score ?? 0) * 100),
        0,
      );
    const audit = (name: string, digits: number, of: 0 | 1 = 0) =>
      median(
        pairs.map((pair) => pair[of].audits[name]?.numericValue ?? Number.NaN),
        digits,
      );
    const row = [
      kind,
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      audit('largest-contentful-paint', 0),
      audit('total-blocking-time', 0),
      median(
        pairs.map(([report]) => report.ownBlocking),
        0,
      ),
      audit('total-blocking-time', 0, 1),
      audit('cumulative-layout-shift', 3),
    ];
    // A page takes minutes, so progress is shown.
    console.error(row.join(' | '));
    return row;
  });
  await site.stop();
  const goals = ['goal', '100', '100', '100', '100', 'at most 1500', 'at most 20', '', '', '0'];
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'TBT ms',
    'TBT ms of its own',
    'TBT ms without scripts',
    'CLS',
  ];
  return [head, ...rows, goals];
}

/** Lighthouse loses the beginning of a page now and then (NO_NAVSTART) and asks for another try. */
function measure(url: string, options: readonly string[] = [], tries = 3): Report {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'));
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const args = ['--yes', `lighthouse@${version}`, url, ...flags, `--gather-mode=${folder}`, `--audit-mode=${folder}`, ...options];
  try {
    const report = JSON.parse(execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 1e8, env, stdio: ['ignore', 'pipe', 'ignore'] }));
    const { traceEvents } = JSON.parse(readFileSync(join(folder, 'trace.json'), 'utf8')) as { traceEvents: TraceEvent[] };
    return { ...report, ownBlocking: ownBlocking(traceEvents, url) };
  } catch (error) {
    if (tries > 1) return measure(url, options, tries - 1);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tasks after the first paint, four times as long as here as Lighthouse takes them, what is above 50 ms of each. */
function ownBlocking(events: readonly TraceEvent[], url: string): number {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url);
  const ofPage = events.filter(({ pid, ts }) => pid === start?.pid && ts >= start.ts);
  const thread = events.find(({ name, pid, args }) => name === 'thread_name' && pid === start?.pid && args.name === 'CrRendererMain')?.tid;
  const paint = ofPage.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
  return ofPage
    .filter(({ name, tid, ts, dur = 0 }) => name === 'RunTask' && tid === thread && ts + dur > paint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * 4) / 1000 - 50), 0);
}
