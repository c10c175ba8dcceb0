import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Everything axe finds, as lines a person can act on. */
export async function findings(page: Page): Promise<string[]> {
  // A colour halfway through a transition is nobody's choice.
  await page.waitForFunction(
    () => document.getAnimations().every(({ playState }) => playState !== 'running' || false) || document.getAnimations().length === 0,
  );
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
