import { type ComponentType, createContext, Fragment, type ReactNode, Suspense, useContext } from 'react';
import type { Language } from '../languages.ts';
import { ModuleRefs } from './edited-modules.ts';
import type { Module } from './module.ts';
import { LevelAbove, lastLevel, Siblings } from './module-context.ts';

export type ModuleView = ComponentType<{ module: Module; language: Language; children: ReactNode[] }>;

/** The views by name; the screens say which there are. */
export const ModuleViews = createContext<(name: string) => ModuleView | null>(() => null);

/**
 * Draws modules one below the other, each with what stands inside it. Every module is a boundary of its own: its
 * script may come later than the page, and one that fails takes nothing else with it.
 */
export function ModuleTree({ modules, language }: { modules: readonly Module[]; language: Language }) {
  const viewOf = useContext(ModuleViews);
  const levelAbove = useContext(LevelAbove);
  const refOf = useContext(ModuleRefs);
  return (
    <Siblings value={modules}>
      {modules.map((module, index) => {
        const View = viewOf(module.model);
        if (!View) return null;
        const level = lastLevel(modules.slice(0, index)) ?? levelAbove;
        return (
          <LevelAbove key={module.id} value={level}>
            <Suspense>
              {/* biome-ignore lint/complexity/noUselessFragments: its ref tells an editor which elements the module has */}
              <Fragment ref={refOf?.(module.id)}>
                <View module={module} language={language}>
                  {module.columns.map((column, at) => (
                    <LevelAbove
                      key={column.index}
                      value={lastLevel(module.columns.slice(0, at).flatMap(({ children }) => children)) ?? level}
                    >
                      <ModuleTree modules={column.children} language={language} />
                    </LevelAbove>
                  ))}
                </View>
              </Fragment>
            </Suspense>
          </LevelAbove>
        );
      })}
    </Siblings>
  );
}
