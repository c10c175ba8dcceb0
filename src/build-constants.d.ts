/** The commit that was built, '' when unknown (vite.config.ts). */
declare const __COMMIT__: string;
