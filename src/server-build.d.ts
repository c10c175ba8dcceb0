/** The commit that was built, '' when unknown (vite.config.ts). */
declare const __COMMIT__: string;

/** The built pages, made by the React Router plugin. */
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}
