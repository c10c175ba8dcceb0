import './modules.css';
import { type ComponentType, lazy } from 'react';
import type { ModuleView } from '../core/module/module-tree.tsx';

// Their styles come with the page, so that nothing moves when a view's script does.
import.meta.glob('./*/*.css', { eager: true });

const sources = import.meta.glob<Record<string, ComponentType<never>>>('./*/*.view.tsx');

/** On the server views are there from the start; in the browser each comes when a page first has its module. */
const views = new Map<string, ModuleView>();
for (const [path, source] of Object.entries(sources)) {
  const load = () => source().then((exported) => ({ default: Object.values(exported)[0] as unknown as ModuleView }));
  views.set(path.split('/')[1] ?? '', import.meta.env.SSR ? (await load()).default : lazy(load));
}

/** The view of a module, null for a name there is none for. */
export function moduleView(name: string): ModuleView | null {
  return views.get(name) ?? null;
}
