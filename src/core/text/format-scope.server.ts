import { AsyncLocalStorage } from 'node:async_hooks';
import { setCustomFormat } from './custom-formats.ts';
import { type DesignFormats, formatByPattern, hasCustomFormats } from './format-patterns.ts';
import { currentLanguage } from './language-scope.server.ts';

const scope = new AsyncLocalStorage<DesignFormats>();

setCustomFormat((kind, value, language = currentLanguage()) => {
  const design = scope.getStore();
  return design && formatByPattern(design, kind, value, language);
});

/** Renders a page with the patterns of its design (BRAND-11). */
export function inFormats<T>(design: DesignFormats, work: () => T): T {
  return hasCustomFormats(design) ? scope.run(design, work) : work();
}
