import { Fragment, useContext } from 'react';
import type { Language } from '../languages.ts';
import { EditedParts, slotModel } from './edited-modules.ts';
import type { Module } from './module.ts';
import { LevelAbove, lastLevel, Siblings } from './module-context.ts';
import { ModuleViews } from './module-view.ts';

/** Renders modules in order, each by its view with its children; a module without a view is left out. */
export function ModuleTree({ modules, language }: { modules: readonly Module[]; language: Language }) {
  const views = useContext(ModuleViews);
  const edited = useContext(EditedParts);
  let levelBelow = useContext(LevelAbove);
  return (
    <Siblings value={modules}>
      {modules.map((module) => {
        const level = levelBelow;
        levelBelow = lastLevel([module]) ?? level;
        if (module.model === slotModel) return edited && <edited.Slot key={module.id} module={module} />;
        const View = views.get(module.model);
        if (!View) return null;
        const columns = module.columns.map((column, at) => (
          <LevelAbove key={column.index} value={lastLevel(module.columns.slice(0, at).flatMap(({ children }) => children)) ?? level}>
            <ModuleTree modules={column.children} language={language} />
          </LevelAbove>
        ));
        return (
          <LevelAbove key={module.id} value={level}>
            {/* biome-ignore lint/complexity/noUselessFragments: its ref reports the module's elements to an editor */}
            <Fragment ref={edited?.refOf(module.id)}>
              {!module.is_pending && (
                <View module={module} language={language}>
                  {columns}
                </View>
              )}
              {edited && <edited.Placeholder module={module} />}
            </Fragment>
          </LevelAbove>
        );
      })}
    </Siblings>
  );
}
