import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsSchema } from '../../src/core/module/define-module.ts';
import type { ModuleView } from '../../src/core/module/module-view.ts';
import { readModules } from '../../tools/read-modules.ts';
import { describeModules } from '../../tools/reference/module-reference.ts';
import { sampleThings } from '../support/editor/pages.ts';

const root = process.cwd();
let copy: string;

/** A copy of what the tool looks at, inside the project, so that its packages are found. */
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache/new-module-'));
  for (const folder of ['tools', 'src/modules']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const link of ['src/core', 'src/features', 'src/urls.ts', 'node_modules']) symlinkSync(join(root, link), join(copy, link));
  cpSync(join(root, 'biome.json'), join(copy, 'biome.json'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: { noEmit: true }, include: ['src/modules/ticket-*/*'] }),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(copy, 'tools/new.ts'), ...args], { encoding: 'utf8' });

describe('MOD-39 npm run new module NAME', () => {
  test('writes a module that types accept, whose samples hold and whose view shows them', async () => {
    const { status, stderr } = run('module', 'ticket-teaser');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const types = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', copy, '--singleThreaded'], { encoding: 'utf8' });
    expect(types.stdout).toBe('');
    const style = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['check', `--config-path=${root}`, '--vcs-enabled=false', 'src/modules/ticket-teaser'],
      {
        encoding: 'utf8',
        cwd: copy,
      },
    );
    expect(style.status, style.stderr).toBe(0);

    const module = (await readModules(copy)).get('ticket-teaser');
    if (!module) throw new Error('It is not found.');
    const { TicketTeaserView } = (await import(join(copy, 'src/modules/ticket-teaser/ticket-teaser.view.tsx'))) as {
      TicketTeaserView: ModuleView;
    };
    for (const sample of ['usual', 'full', 'bare'] as const) {
      const { fields } = module.samples[sample](sampleThings);
      const parsed = fieldsSchema(module).parse(fields);
      const texts = { ...parsed, content: (parsed.content as { de: string }).de, untranslated: [] };
      const html = renderToStaticMarkup(createElement(TicketTeaserView, { module: texts as never, language: 'de', children: [] }));
      expect(html).toContain(`<p>${texts.content}</p>`);
    }
    expect(readFileSync(join(copy, 'docs/reference/modules.md'), 'utf8')).toContain('## ticket-teaser');
  });

  test.each([
    ['quote', /There is a module 'quote' already/],
    ['Quote', /small letters/],
    ['../quote', /small letters/],
    ['quote-', /small letters/],
    ['7-dates', /small letters/],
    ['delete', /cannot be the name of a constant/],
    ['anchor', /cannot be the name of a constant/],
    ['x'.repeat(41), /up to 40/],
  ])('refuses %s and says why', (name, reason) => {
    const { status, stderr } = run('module', name);
    expect(stderr).toMatch(reason);
    expect(status).toBe(2);
  });

  test.each([[[]], [['module']], [['page', 'x']], [['module', 'x', 'y']]])('says how it is called: %j', (args) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain('npm run new module NAME');
    expect(status).toBe(2);
  });
});

test('MOD-01 docs/reference/modules.md says what the definitions say; npm run reference writes it', async () => {
  expect(readFileSync('docs/reference/modules.md', 'utf8')).toBe(describeModules(await readModules()));
});
