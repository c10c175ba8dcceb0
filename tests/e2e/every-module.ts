import type { Page } from '@playwright/test';
import type { ModuleDefinition, ModuleRegistry } from '../../src/core/module/define-module.ts';
import type { ModuleNode, SampleThings } from '../../src/core/module/samples.ts';
import { readModules } from '../../tools/read-modules.ts';
import { houseThings, showModules } from './module-pages.ts';
import { hydrated } from './site.ts';
import type { Site } from './stage.ts';

export type Sample = 'usual' | 'full' | 'bare';

/** Every module there is on one page, an opening picture first; what only stands inside something stands inside that. */
export async function showEvery(site: Site, sample: Sample): Promise<string> {
  const registry = await readModules();
  const things = await houseThings(site);
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

/** Waits until every module has its script that needs one: those come when their module comes near the window. */
export async function modulesHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => {
    // What stands in a module that sleeps belongs to it.
    const parts = [...document.querySelectorAll('.modules > *')].filter((element) => !element.parentElement?.closest('[data-module]'));
    const isTaken = parts.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
    const sleeping = parts.find((element) => isTaken && element.matches('[data-wakes="near"]') && isAsWritten(element));
    sleeping?.scrollIntoView({ behavior: 'instant' });
    return isTaken && !sleeping;

    /** An element that is kept as markup, which its view has not drawn. */
    function isAsWritten(element: Element): boolean {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
      const props = (element as unknown as Record<string, { dangerouslySetInnerHTML?: { __html: string } }>)[key];
      return props?.dangerouslySetInnerHTML?.__html === '';
    }
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
