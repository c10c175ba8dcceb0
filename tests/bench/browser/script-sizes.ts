import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { settled } from './browser.ts';

const sizes = new Map<string, Promise<number>>();

/** Bytes of scripts together as gzip 9 makes them, each once. */
export async function zipped(addresses: Iterable<string>): Promise<number> {
  const each = [...new Set(addresses)].map((address) => {
    const known = sizes.get(address) ?? zip(address);
    sizes.set(address, known);
    return known;
  });
  return (await Promise.all(each)).reduce((sum, size) => sum + size, 0);
}

async function zip(address: string): Promise<number> {
  return gzipSync(await (await fetch(address)).text(), { level: 9 }).length;
}

/** Records the scripts a page loads. */
export function watchScripts(page: Page): Set<string> {
  const taken = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') taken.add(request.url());
  });
  return taken;
}

/** Scripts prefetched on intent and not run. @throws when an island of the page was hydrated by itself, because then they are run. */
export async function scriptsForLater(page: Page): Promise<ReadonlySet<string>> {
  const [files, begun] = await page.evaluate(
    () =>
      [
        [...document.querySelectorAll<HTMLTemplateElement>('template[data-scripts-of]')]
          .filter(({ dataset }) => document.querySelector(dataset.scriptsOf ?? ''))
          .flatMap(({ content }) => [...content.querySelectorAll('link')].map(({ href }) => String(new URL(href, location.href)))),
        document.querySelectorAll('foyer-island[data-state]').length,
      ] as const,
  );
  if (begun > 0) throw new Error(`${page.url()} has ${begun} islands that began by themselves.`);
  return new Set(files);
}

/** The script of the site itself: what its document names and what that imports at once, without any element or island. */
export async function runtimeOf(url: string): Promise<Set<string>> {
  const html = await (await fetch(`${url}/de/404`)).text();
  const entries = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].filter(([tag]) => tag.includes('type="module"'));
  return withImports(entries.map(([, path = '']) => new URL(path, url).href));
}

/** Scripts and everything they import at once. */
export async function withImports(addresses: Iterable<string>): Promise<Set<string>> {
  const found = new Set<string>();
  const follow = async (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const source = await (await fetch(address)).text();
    const imported = [...source.matchAll(/(?:\bfrom|\bimport)\s*["`](\.[^"`]+\.js)["`]/g)].map(
      ([, path = '']) => new URL(path, address).href,
    );
    await Promise.all(imported.map(follow));
  };
  await Promise.all([...addresses].map(follow));
  return found;
}

/** Scripts of a page before the first interaction, and once somebody has scrolled through it. */
export async function scriptsOfVisit(page: Page, address: string): Promise<{ before: Set<string>; scrolled: Set<string> }> {
  const taken = watchScripts(page);
  await page.goto(address);
  await settled(page);
  const later = await scriptsForLater(page);
  // A prefetched file that is imported by what runs on load counts.
  const ofPage = () => withImports(taken.difference(later));
  const before = await ofPage();
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // Two frames: the observers of what has come into the window have been called.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  return { before, scrolled: await ofPage() };
}
