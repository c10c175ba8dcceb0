import { useContext } from 'react';
import type { Language } from '../languages.ts';
import { KeptModule } from './kept-module.tsx';
import type { Module } from './module.ts';
import { LevelAbove, lastLevel, Siblings } from './module-context.ts';
import { moduleSource } from './module-source.ts';
import { WrittenModule } from './written-module.tsx';

/**
 * Draws modules one below the other, each with what stands inside it. Every module that waits for a script is a boundary of its own:
 * it may come later than the page, and one that fails takes nothing else with it.
 */
export function ModuleTree({ modules: sent, language }: { modules: readonly Module[]; language: Language }) {
  const modules = import.meta.env.SSR ? sent.map((module) => module.whole ?? module) : sent;
  let levelBelow = useContext(LevelAbove);
  return (
    <Siblings value={modules}>
      {modules.map((module) => {
        const level = levelBelow;
        levelBelow = lastLevel([module]) ?? level;
        const source = moduleSource(module.model);
        if (!source) return null;
        const columns = module.columns.map((column, at) => (
          <LevelAbove key={column.index} value={lastLevel(module.columns.slice(0, at).flatMap(({ children }) => children)) ?? level}>
            <ModuleTree modules={column.children} language={language} />
          </LevelAbove>
        ));
        const drawn = { source, module, language, children: columns };
        // In the browser most are never drawn: those that are give the level themselves.
        return import.meta.env.SSR ? (
          <LevelAbove key={module.id} value={level}>
            <WrittenModule {...drawn} />
          </LevelAbove>
        ) : (
          <KeptModule key={module.id} {...drawn} level={level} />
        );
      })}
    </Siblings>
  );
}
