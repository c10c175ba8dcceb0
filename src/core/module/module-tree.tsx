import { Fragment, useContext } from 'react';
import type { Language } from '../languages.ts';
import { ModuleRefs } from './edited-modules.ts';
import { KeptModule } from './kept-module.tsx';
import type { Module } from './module.ts';
import { LevelAbove, lastLevel, Siblings } from './module-context.ts';
import { moduleSource } from './module-source.ts';
import { WrittenModule } from './written-module.tsx';

const One = import.meta.env.SSR ? WrittenModule : KeptModule;

/**
 * Draws modules one below the other, each with what stands inside it. Every module that waits for a script is a boundary of its own:
 * it may come later than the page, and one that fails takes nothing else with it.
 */
export function ModuleTree({ modules: sent, language }: { modules: readonly Module[]; language: Language }) {
  const modules = import.meta.env.SSR ? sent.map((module) => module.whole ?? module) : sent;
  const levelAbove = useContext(LevelAbove);
  const refOf = useContext(ModuleRefs);
  return (
    <Siblings value={modules}>
      {modules.map((module, index) => {
        const source = moduleSource(module.model);
        if (!source) return null;
        const level = lastLevel(modules.slice(0, index)) ?? levelAbove;
        return (
          <LevelAbove key={module.id} value={level}>
            {/* biome-ignore lint/complexity/noUselessFragments: its ref tells an editor which elements the module has */}
            <Fragment ref={refOf?.(module.id)}>
              <One source={source} module={module} language={language}>
                {module.columns.map((column, at) => (
                  <LevelAbove
                    key={column.index}
                    value={lastLevel(module.columns.slice(0, at).flatMap(({ children }) => children)) ?? level}
                  >
                    <ModuleTree modules={column.children} language={language} />
                  </LevelAbove>
                ))}
              </One>
            </Fragment>
          </LevelAbove>
        );
      })}
    </Siblings>
  );
}
