import type { Assets } from '../../rendering/assets.server.ts';
import { islandPaths } from '../../rendering/island-names.server.ts';

/** Scripts that are no islands: source files by a selector of what loads them at a press. */
const scriptsOfElements: readonly (readonly [selector: string, files: readonly string[]])[] = [
  ['body', ['src/entries/controls.ts']],
  ['html[data-formats]', ['src/core/text/document-formats.ts']],
  ['[data-book]', ['src/features/booking/open-booking.ts', 'src/features/booking/widget/mount-widget.tsx']],
  ['growing-list', ['src/ui/growing-list/grow-list.ts']],
];

/**
 * A template for each kind of element whose scripts are fetched ahead (`startPrefetching`): `data-scripts-of` is the selector, the content
 * their links. Here and not in each document, because only script reads them, after the page has loaded.
 */
export function ScriptTemplates({ assets }: { assets: Assets }) {
  const site = assets.entry('src/entries/site.ts');
  const atOnce = new Set([site.script, ...site.imports]);
  const islands = [...islandPaths.keys()].map((name) => [`foyer-island[name="${name}"]`, assets.islandScripts(name)] as const);
  const others = scriptsOfElements.map(([selector, files]) => {
    const entries = files.map((file) => assets.entry(file));
    return [selector, entries.flatMap(({ script, imports }) => [script, ...imports])] as const;
  });
  return [...islands, ...others].map(([selector, scripts]) => {
    const links = [...new Set(scripts)]
      .filter((script) => !atOnce.has(script))
      .map((script) => `<link rel="modulepreload" href="${script}">`);
    // As text: React would move a link out of the template.
    return <template key={selector} data-scripts-of={selector} dangerouslySetInnerHTML={{ __html: links.join('') }} />;
  });
}
