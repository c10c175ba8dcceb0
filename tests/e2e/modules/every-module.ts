import type { Page } from '@playwright/test';
import type { ModuleDefinition, ModuleRegistry } from '../../../src/core/module/define-module.ts';
import type { ModuleNode, SampleThings } from '../../../src/core/module/samples.ts';
import { readModules } from '../../../tools/read-modules.ts';
import { ready } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { showModules, siteSamples } from './module-pages.ts';

export type Sample = 'usual' | 'full' | 'bare';

/** Every module there is on one page, an opening picture first; what only stands inside something stands inside that. */
export async function showEvery(site: Site, sample: Sample): Promise<string> {
  const registry = await readModules();
  const things = await siteSamples(site);
  const ordered = [...registry.values()].sort((one, other) => Number(other.isOpening) - Number(one.isOpening));
  await showModules(
    site,
    `alle-${sample}`,
    ordered.map((module) => asPage(registry, module, sample, things)),
  );
  return `alle-${sample}`;
}

function asPage(registry: ModuleRegistry, module: ModuleDefinition, sample: Sample, things: SampleThings): ModuleNode {
  const sampled = module.samples[sample](things);
  // Editors choose the levels of headlines; here without gaps.
  const level = 'headline_level' in module.fields ? { headline_level: 2 } : {};
  const node: ModuleNode = { model: module.name, ...sampled, fields: { ...sampled.fields, ...level } };
  if (!module.isPart) return node;
  const above = [...registry.values()].find(({ children }) => Array.isArray(children?.allowed) && children.allowed.includes(module.name));
  if (!above) throw new Error(`'${module.name}' is allowed inside no module.`);
  return { model: above.name, ...above.samples.bare(things), columns: [[node]] };
}

/** Waits until every element and island in modules is ready, except those on intent; scrolls to those hydrated when visible. */
export async function modulesReady(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() => {
    const waiting = document.querySelector('.modules [when]:not([when="intent"], [data-state="ready"])');
    waiting?.scrollIntoView({ behavior: 'instant' });
    return waiting === null;
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Elements of modules that overflow the window at its right edge. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('.modules *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`);
  });
}
