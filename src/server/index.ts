import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// What Node is started with. It loads the product after a look at that Node: an older one fails at the first import it does not know, with
// the name of a part of Node for a message.
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  dependencies: { node: string };
};
if (Number.parseInt(process.versions.node, 10) < Number.parseInt(dependencies.node, 10)) {
  console.error(
    `The site runs on Node ${dependencies.node}, which is installed with it; this is ${process.versions.node}. Start it by \`npm start\`.`,
  );
  process.exit(1);
}
const product = await import('./main.ts');
if (import.meta.main) product.startFromEnvironment();

// For tests, which run this build: what starts a site, and what fills its database with pages.
export const { createApp, createPage, ensureContainer, migrate, modules, openDatabase, publishContainer, readConfig } = product;
export const { rebuildIndex, replaceModules, seedOnce, updatePage } = product;
