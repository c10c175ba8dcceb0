import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name no module can have; the message says why and which one would do. */
export class NameError extends Error {}

/** Writes definition, view and style sheet of a module into its folder. Answers the files. @throws NameError */
export function writeModule(root: string, name: string): string[] {
  const problem = problemOf(root, name);
  if (problem) throw new NameError(problem);
  mkdirSync(join(root, 'src/modules', name));
  return Object.entries(filesOf(name)).map(([file, text]) => {
    const path = `src/modules/${name}/${file}`;
    writeFileSync(join(root, path), text);
    return path;
  });
}

/** Names the template itself imports: the definition could not be called the same. */
const imported = ['anchor', 'translatedText', 'defineModule', 'langOf'];

function problemOf(root: string, name: string): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 40)
    return `'${name}' is no name for a module: expected up to 40 small letters, words joined by '-', e.g. 'ticket-teaser'.`;
  if (existsSync(join(root, 'src/modules', name))) return `There is a module '${name}' already, in src/modules/${name}. Take another name.`;
  if (imported.includes(camel(name)) || isKeyword(camel(name)))
    return `'${name}' cannot be the name of a constant, which its definition needs. Take a more specific one, e.g. '${name}-teaser'.`;
  return null;
}

function isKeyword(word: string): boolean {
  try {
    new Function(`'use strict'; const ${word} = 0;`);
    return false;
  } catch {
    return true;
  }
}

function filesOf(name: string): Record<string, string> {
  const constant = camel(name);
  const View = `${pascal(name)}View`;
  const label = pascal(name).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    [`${name}.module.ts`]: `import { anchor, translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';

export const ${constant} = defineModule({
  name: '${name}',
  label: { de: '${label}', en: '${label}' },
  help: { de: 'Was es zeigt und wann man es nimmt.', en: 'What it shows and when to take it.' },
  group: 'more',
  fields: { content: translatedText({ label: { de: 'Text', en: 'Text' }, required: true }), anchor: anchor() },
  samples: {
    usual: () => ({ fields: { content: { de: 'Vor der Vorstellung', en: 'Before the performance' } } }),
    full: () => ({
      fields: {
        content: { de: 'Theaterpädagogik und Abonnementbedingungen', en: 'Education and subscription terms' },
        anchor: '${name}',
      },
    }),
    bare: () => ({ fields: { content: { de: 'Anfahrt', en: 'Getting here' } } }),
  },
});
`,
    [`${name}.view.tsx`]: `import { langOf, type ViewProps } from '../../core/module/module.ts';
import type { ${constant} } from './/${name}.module.ts';

export function ${View}({ module, language }: ViewProps<typeof ${constant}>) {
  const { content, anchor } = module;
  return (
    <div className="m-${name}" id={anchor || undefined}>
      <p lang={langOf(module, 'content', language)}>{content}</p>
    </div>
  );
}
`,
    [`${name}.css`]: `.m-${name} p {
  max-inline-size: 60ch;
  text-wrap: pretty;
}
`,
  };
}

function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return camel(name).replace(/^./, (letter) => letter.toUpperCase());
}
