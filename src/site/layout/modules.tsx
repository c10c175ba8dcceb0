import { useContext } from 'react';
import type { Language } from '../../core/languages.ts';
import { EditorDocument } from '../../core/module/editor-document.ts';
import type { Module } from '../../core/module/module.ts';
import { ModuleTree } from '../../core/module/module-tree.tsx';
import { ModuleViews } from '../../core/module/module-view.ts';
import { moduleViews } from '../../modules/module-views.ts';

/** Which modules of a container stand in a place: all, those that open a page above its tabs, or the rest. */
export type ContainerPart = 'all' | 'opening' | 'rest';

interface ModulesProps extends DrawnModulesProps {
  /** Content type and number of what the modules belong to. */
  of: string;
  id: number;
  part: ContainerPart;
}

interface DrawnModulesProps {
  modules: readonly Module[];
  language: Language;
}

/**
 * The modules of a page or slot; nothing at all when there are none (PAGE-09). Editors get the place of a container even when it is
 * empty; the page editor finds it by `data-container` and `data-part` (EDIT-13).
 */
export function Modules({ of, id, part, modules, language }: ModulesProps) {
  const isEditor = useContext(EditorDocument);
  if (modules.length === 0 && !isEditor) return null;
  return (
    <div className="modules" data-container={`${of}-${id}`} data-part={part}>
      <DrawnModules modules={modules} language={language} />
    </div>
  );
}

/** Modules as visitors see them, without a place of their own. */
export function DrawnModules({ modules, language }: DrawnModulesProps) {
  return (
    <ModuleViews value={moduleViews}>
      <ModuleTree modules={modules} language={language} />
    </ModuleViews>
  );
}
