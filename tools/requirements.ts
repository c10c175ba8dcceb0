import { globSync, readFileSync } from 'node:fs';

/**
 * Prints the requirement ids of docs/requirements.md that no test names in its title, and ids that
 * tests name but the list does not know. With ids as arguments ('EVT-07 API-01..API-06' or a prefix
 * such as 'EVT') only those are looked at. Exits with 1 when a test names an unknown id.
 */
const known = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map((match) => match[1] ?? ''),
);
const groups = new Set([...known].map((id) => id.split('-')[0]));
const named = new Set(globSync('tests/**/*.{ts,tsx}').flatMap(idsInTitles));
const wanted = expand(process.argv.slice(2));

const missing = [...known].filter(
  (id) => !named.has(id) && (wanted.length === 0 || wanted.some((prefix) => id === prefix || id.startsWith(`${prefix}-`))),
);
// 'UTF-8' in a title is no requirement.
const unknown = [...named].filter((id) => groups.has(id.split('-')[0]) && !known.has(id));
console.log(`${known.size - [...known].filter((id) => !named.has(id)).length} of ${known.size} requirements are named by a test.`);
if (missing.length > 0) console.log(`Not named by any test: ${missing.join(' ')}`);
if (unknown.length > 0) console.log(`Named by a test but not in docs/requirements.md: ${unknown.join(' ')}`);
process.exit(unknown.length > 0 ? 1 : 0);

/** Ids in the titles of the tests of one file: 'EVT-07', and ranges such as 'EVT-07..09'. */
function idsInTitles(file: string): string[] {
  const titles = [
    ...readFileSync(file, 'utf8').matchAll(/(?:\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*|[\])]\))\(\s*(['"`])([\s\S]*?)\1/g),
  ].map((match) => match[2] ?? '');
  return expand(titles.flatMap((title) => title.match(/\b[A-Z][A-Z0-9]+-\d+(?:\.\.(?:[A-Z][A-Z0-9]+-)?\d+)?/g) ?? []));
}

function expand(ids: string[]): string[] {
  return ids.flatMap((id) => {
    const range = /^([A-Z0-9]+)-(\d+)\.\.(?:[A-Z0-9]+-)?(\d+)$/.exec(id);
    if (!range) return [id];
    const [, group, from = '', to = ''] = range;
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${group}-${String(Number(from) + index).padStart(from.length, '0')}`,
    );
  });
}
