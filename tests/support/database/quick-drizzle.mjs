import { registerHooks } from 'node:module';

/**
 * For tools that tests start on their sources and for the browser tests. Node reads the package.json of a package for each of its files
 * to know what they are, and that of drizzle-orm has 180 kB: a third of what such a tool takes of the processor. All its .js files are
 * modules.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('.js') && specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
