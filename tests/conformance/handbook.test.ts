import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/handbook';
const quotes = { de: /\*\*„([^“]+)“\*\*/g, en: /\*\*'([^']+)'\*\*/g };
const chaptersIn = (language: string) => globSync(`${folder}/${language}/*.md`).sort();

test('ADMIN-13 the handbook quotes only labels of the interface', () => {
  for (const language of ['de', 'en'] as const) {
    const matches = labelsIn(language);
    const quoted = chaptersIn(language).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(quotes[language])].map(([, label = '']) => `${basename(file)}: ${label}`),
    );
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter((line) => !matches(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  }
});

test('ADMIN-13 the handbook has the same chapters and pictures in both languages, and its links lead to chapters', () => {
  const [de, en] = [chaptersIn('de'), chaptersIn('en')];
  expect(de.map((file) => basename(file))).toEqual(en.map((file) => basename(file)));
  const names = new Set(de.map((file) => basename(file, '.md').slice(3)));
  const linksOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  for (const [index, file] of de.entries()) {
    expect(readFileSync(file, 'utf8')).toMatch(/^# .+\n/);
    expect(linksOf(file), file).toEqual(linksOf(en[index] ?? ''));
    for (const to of linksOf(file))
      if (to.startsWith('img/'))
        for (const language of ['de', 'en']) expect(statSync(join(folder, language, to)).size, to).toBeLessThan(60_000);
      else expect(names, file).toContain(to);
  }
});

/** Whether a label is a message, with its values filled in, or the label of a field. */
function labelsIn(language: 'de' | 'en'): (label: string) => boolean {
  const messages = Object.values(JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Record<string, unknown>);
  const patterns = messages.flatMap((text) => (typeof text === 'string' && /^\{language\} |\{language\}$/.test(text) ? [text] : []));
  const fields = globSync('src/features/**/*.fields.ts').map((file) => readFileSync(file, 'utf8'));
  return (label) =>
    messages.includes(label) ||
    patterns.some((text) => text.replace('{language}', language.toUpperCase()) === label) ||
    fields.some((source) => source.includes(`${language}: '${label}'`));
}
