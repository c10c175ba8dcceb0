import type { ModuleView } from '../core/module/module-view.ts';

const files = import.meta.glob<Record<string, ModuleView>>('./*/*.view.tsx', { eager: true });

/** The view of every module, by name. A view's file exports one component whose name ends in 'View', and nothing else. */
export const moduleViews: ReadonlyMap<string, ModuleView> = new Map(
  Object.entries(files).flatMap(([path, exported]) => {
    const name = path.split('/')[1] ?? '';
    const view = Object.entries(exported).find(([given]) => given.endsWith('View'))?.[1];
    return view ? [[name, view] as const] : [];
  }),
);
