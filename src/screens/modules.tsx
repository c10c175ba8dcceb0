import { memo } from 'react';
import type { Language } from '../core/languages.ts';
import { type EditedModules, ModuleRefs } from '../core/module/edited-modules.ts';
import { TakenOver } from '../core/module/kept-module.tsx';
import type { Module } from '../core/module/module.ts';
import { ModuleTree } from '../core/module/module-tree.tsx';
import '../modules/module-views.ts';

interface ModulesProps {
  modules: readonly Module[];
  language: Language;
  /** What an editor shows of this content, when one is open. */
  edited?: EditedModules | null;
}

/**
 * The modules of a page or slot; nothing at all when there are none (PAGE-09). Drawn anew only for other modules: one whose script has
 * not come would be taken away until it has, with every step to a place of the same page.
 */
export const Modules = memo(function Modules({ modules, language, edited = null }: ModulesProps) {
  if (modules.length === 0) return null;
  return (
    <ModuleRefs value={edited?.refOf ?? null}>
      <div className="modules">
        <TakenOver>
          <ModuleTree modules={modules} language={language} />
        </TakenOver>
      </div>
    </ModuleRefs>
  );
});
