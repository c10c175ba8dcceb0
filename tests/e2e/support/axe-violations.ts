import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The violations axe finds, one line each with selector and advice. `within` limits the search, as to an open dialog. */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  // Colours count after transitions have ended; scroll-driven animations never end.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
  // Without iframes, and only violations are handed over. Axe's builder for Playwright loads its script twice, whole and not minified,
  // and hands over every rule's answer: a quarter of the time.
  await page.evaluate(script);
  const violations = await page.evaluate(
    async ({ within, options }) => (await (window as unknown as { axe: typeof axe }).axe.run(within, options)).violations,
    { within, options: { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'], iframes: false } } satisfies {
      within: string;
      options: axe.RunOptions;
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
