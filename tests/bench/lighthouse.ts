import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import { dataDir, quantile, startSite } from './site.ts';

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

export async function run(): Promise<string[][]> {
  await allowIndexing();
  const site = await startSite();
  const rows = (await paths(site.url)).map((path) => {
    const reports = Array.from({ length: 5 }, () => measure(site.url + path));
    const score = (category: string) =>
      (
        quantile(
          reports.map((report) => report.categories[category]?.score ?? 0),
          0.5,
        ) * 100
      ).toFixed(0);
    const audit = (name: string, digits: number) =>
      quantile(
        reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN),
        0.5,
      ).toFixed(digits);
    return [
      path,
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      audit('largest-contentful-paint', 0),
      audit('total-blocking-time', 0),
      audit('cumulative-layout-shift', 3),
    ];
  });
  await site.stop();
  return [['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'], ...rows];
}

/** The calendar, its first event and a production. */
async function paths(url: string): Promise<string[]> {
  const first = async (call: string) => {
    const { results } = (await (await fetch(url + call)).json()) as { results: { link: { url: string } }[] };
    return results[0]?.link.url ?? '/de';
  };
  return ['/de/kalender', await first('/de/api/events/'), await first('/de/api/productions/')];
}

/** Lighthouse marks a page down that forbids indexing; the demo house does. */
async function allowIndexing(): Promise<void> {
  const site = await startSite();
  await site.stop();
  const database = await openPglite({ folder: join(dataDir, 'database') });
  await database.script('update site_settings set is_indexing_enabled = true');
  await database.close();
}

function measure(url: string): Report {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  return JSON.parse(
    execFileSync('npx', ['--yes', `lighthouse@${version}`, url, ...flags], { encoding: 'utf8', maxBuffer: 1e8, env }),
  ) as Report;
}
