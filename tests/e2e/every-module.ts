import type { Page } from '@playwright/test';
import type { ModuleDefinition, ModuleRegistry } from '../../src/core/module/define-module.ts';
import type { ModuleNode, SampleThings } from '../../src/core/module/samples.ts';
import { readModules } from '../../tools/read-modules.ts';
import { showModules, siteSamples } from './module-pages.ts';
import { ready } from './site.ts';
import type { Site } from './test-server.ts';

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
  // The levels of headlines are the editor's; the page of an attentive one has no gaps.
  const level = 'headline_level' in module.fields ? { headline_level: 2 } : {};
  const node: ModuleNode = { model: module.name, ...sampled, fields: { ...sampled.fields, ...level } };
  if (!module.isPart) return node;
  const above = [...registry.values()].find(({ children }) => Array.isArray(children?.allowed) && children.allowed.includes(module.name));
  if (!above) throw new Error(`'${module.name}' stands inside nothing.`);
  return { model: above.name, ...above.samples.bare(things), columns: [[node]] };
}

/** Waits until everything in modules that gets a script by itself has it; what gets that near the window is brought there. */
export async function modulesReady(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() => {
    const waiting = document.querySelector('.modules [when]:not([when="intent"], [data-state="ready"])');
    waiting?.scrollIntoView({ behavior: 'instant' });
    return waiting === null;
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** What of the modules reaches past the window's edge. */
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
