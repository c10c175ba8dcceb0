import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { phone } from '../e2e/support/site.ts';
import { openBrowser, settled } from './browser/browser.ts';
import { kindsOfPage, moreKindsOfPage } from './browser/kinds-of-page.ts';
import { runtimeOf, scriptsOfVisit, watchScripts, zipped } from './browser/script-sizes.ts';
import { weights } from './browser/weights.ts';
import { startSite } from './site/site.ts';

/** What the browser of a first visitor, on a phone, loads for every kind of page. */
export async function run(): Promise<string[][]> {
  const site = await startSite();
  const browser = await openBrowser();
  const kinds = await kindsOfPage(site.url);
  const rows = [['runtime alone', 'script, gzip', kilo(await zipped(await runtimeOf(site.url))), 'at most 7']];
  for (const [kind, path] of Object.entries({ ...kinds, ...(await moreKindsOfPage(site.url)) })) {
    const { before, scrolled } = await visitor(browser, site.url + path);
    rows.push([kind, 'script before the first interaction, gzip', kilo(await zipped(before)), 'at most 10']);
    rows.push([kind, 'script once scrolled through, gzip', kilo(await zipped(scrolled)), '']);
  }
  rows.push([
    'event',
    'script once the booking widget is open, gzip',
    kilo(await zipped(await book(browser, site.url + kinds.event))),
    'at most 90',
  ]);
  for (const kind of ['calendar', 'event'] as const) {
    const { first, dense } = await documentOf(site.url + kinds[kind]);
    rows.push([kind, 'document, brotli as first answered', kilo(first), '']);
    rows.push([kind, 'document, brotli as cached', kilo(dense), kind === 'calendar' ? 'at most 9' : '']);
  }
  for (const { name, kind, bytes } of weights()) rows.push([name, `${kind}, adds, gzip`, kilo(bytes), '']);
  rows.push(...(await others(site.url, site.url + kinds.calendar)));
  await browser.close();
  await site.stop();
  return [['page', 'figure', 'kB', 'goal'], ...rows];
}

async function visitor(browser: Browser, address: string) {
  const page = await browser.newPage(phone);
  const scripts = await scriptsOfVisit(page, address);
  await page.close();
  return scripts;
}

/** Scripts loaded by a visitor who opens the booking widget of an event page. */
async function book(browser: Browser, address: string): Promise<Set<string>> {
  const page = await browser.newPage(phone);
  const taken = watchScripts(page);
  await page.goto(address);
  await settled(page);
  await page.locator('a[data-book]:visible').first().tap();
  await page.locator('dialog.bk .g').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return taken;
}

/** Bytes of a document as the site sends it: compressed fast for the first request, then densely in the background. */
async function documentOf(address: string): Promise<{ first: number; dense: number }> {
  const ask = async () => {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  };
  const first = await ask();
  for (let tries = 0; tries < 50; tries += 1) {
    await wait(100);
    const dense = await ask();
    if (dense < first) return { first, dense };
  }
  return { first, dense: first };
}

/** Styles, fonts and pictures of a page as its document names them. */
async function others(origin: string, address: string): Promise<string[][]> {
  const html = await text(address);
  const css = await Promise.all(addresses(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g).map((path) => text(origin + path)));
  const paths = new Set(css.flatMap((sheet) => addresses(sheet, /url\(["']?([^"')]+\.woff2)/g)));
  const fonts = await Promise.all([...paths].map((path) => bytes(origin + path)));
  const pictures = await Promise.all(addresses(html, /srcset="([^" ]+)/gi).map((path) => bytes(origin + path)));
  const elsewhere = addresses(html, /(?:src|href|srcset)="(https?:\/\/[^"]+)"/g).filter((found) => !found.startsWith(origin));
  return [
    ['calendar', 'CSS, gzip', kilo(sum(css.map((sheet) => gzipSync(sheet).length))), ''],
    ['calendar', 'fonts', kilo(sum(fonts.map(({ length }) => length))), 'at most 120'],
    ['calendar', 'largest picture at 360 px', kilo(Math.max(0, ...pictures.map(({ length }) => length))), 'at most 120'],
    ['calendar', 'addresses on other hosts (count)', String(elsewhere.length), '0'],
  ];
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
