import type { ComponentType } from 'react';

const files = import.meta.glob<ComponentType<never>>('../../{admin,editor,features,modules,site,ui}/**/*.island.tsx', {
  eager: true,
  import: 'default',
});

/** The islands by their component: its file's name is its name, and its path names its scripts in the manifest. */
export const islandNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(files).map(([path, component]) => [component, /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? '']),
);

/** Paths of the islands' files below the project's root, by name. */
export const islandPaths: ReadonlyMap<string, string> = new Map(
  Object.keys(files).map((path) => [/([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? '', path.replace('../../', 'src/')]),
);
