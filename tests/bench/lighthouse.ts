import { execFileSync } from 'node:child_process';
import { href } from '../../src/urls.ts';
import { allowIndexing, quantile, startSite, untilAlone } from './site.ts';

/** Lighthouse as the issue asks: mobile, median of five. It is fetched when it is run; nothing else needs it. */
const version = '13.5.0';
const flags = [
  '--quiet',
  '--output=json',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Each page in turn with the same page whose scripts are blocked: what that one blocks is the machine's and the page's own, and the
 * difference is what the scripts cost. A machine on which a page without a script misses a goal cannot show that another one meets it.
 */
export async function run(): Promise<string[][]> {
  await allowIndexing();
  const site = await startSite();
  await untilAlone(site);
  const rows = (await paths(site.url)).map((path) => {
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
    return [
      path,
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      audit('largest-contentful-paint', 0),
      audit('total-blocking-time', 0),
      audit('total-blocking-time', 0, 1),
      audit('cumulative-layout-shift', 3),
    ];
  });
  await site.stop();
  return [['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'TBT ms without scripts', 'CLS'], ...rows];
}

/** One page of each kind the goals name: home, calendar, event, production, article, people, a venue, the landing page of the demo house. */
async function paths(url: string): Promise<string[]> {
  const ask = async <Answer>(call: string) => (await (await fetch(url + call)).json()) as Answer;
  const first = async (call: string) => (await ask<{ results: { link: { url: string } }[] }>(call)).results[0]?.link.url ?? '/de';
  const [venue] = await ask<{ id: number; slug: string }[]>('/de/api/venues/');
  return [
    '/de',
    '/de/kalender',
    await first('/de/api/events/'),
    await first('/de/api/productions/'),
    await first('/de/api/articles/'),
    '/de/team',
    href('venue', 'de', { slug: venue?.slug ?? '', id: venue?.id ?? 0 }),
    '/de/nachtlicht',
  ];
}

/** Lighthouse loses the beginning of a page now and then (NO_NAVSTART) and asks for another try. */
function measure(url: string, options: readonly string[] = [], tries = 3): Report {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const args = ['--yes', `lighthouse@${version}`, url, ...flags, ...options];
  try {
    return JSON.parse(execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 1e8, env, stdio: ['ignore', 'pipe', 'ignore'] })) as Report;
  } catch (error) {
    if (tries > 1) return measure(url, options, tries - 1);
    throw error;
  }
}
