import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Everything axe finds, as lines a person can act on; where a list lies over the page only in that list, for what is under it cannot be pressed. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  // A colour halfway through a transition is nobody's choice. What follows scrolling runs for ever.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
  // In this page alone and without a list of what is fine, in half the time; the site has no frames of other hosts to look into.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'], iframes: false })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
