import { useContext } from 'react';
import type { Language } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import { EditorDocument } from '../../core/module/module-context.ts';
import { ModuleTree } from '../../core/module/module-tree.tsx';
import { ModuleViews } from '../../core/module/module-view.ts';
import { moduleViews } from '../../modules/module-views.ts';

/** Which modules of a container are rendered: all, those that open a page above its tabs, or the rest. */
export type ModuleRange = 'all' | 'opening' | 'rest';

interface ModulesProps extends RenderedModulesProps {
  /** Content type and id of the owner of the modules. */
  of: string;
  id: number;
  range: ModuleRange;
}

interface RenderedModulesProps {
  modules: readonly Module[];
  language: Language;
}

/**
 * The modules of a page or slot; nothing when there are none (PAGE-09). Editors get the element of a container even when it is empty; the
 * page editor finds it by `data-container` and `data-part` (EDIT-13).
 */
export function Modules({ of, id, range, modules, language }: ModulesProps) {
  const isEditor = useContext(EditorDocument);
  if (modules.length === 0 && !isEditor) return null;
  return (
    <div className="modules" data-container={`${of}-${id}`} data-part={range}>
      <RenderedModules modules={modules} language={language} />
    </div>
  );
}

/** Modules as visitors see them, without the container element. */
export function RenderedModules({ modules, language }: RenderedModulesProps) {
  return (
    <ModuleViews value={moduleViews}>
      <ModuleTree modules={modules} language={language} />
    </ModuleViews>
  );
}
