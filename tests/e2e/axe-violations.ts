import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The violations axe finds, one line each with selector and advice. `within` limits the search, as to an open dialog. */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  // Colours count after transitions have ended; scroll-driven animations never end.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
  // Without iframes and without the list of passes: half the time.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'], iframes: false })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
