import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/languages.ts';
import { controls } from '../../src/editor/controls/controls.tsx';
import type { CatalogueField } from '../../src/editor/session/catalogue.ts';
import { describeModules } from '../../src/features/pages/drafts/catalogue.server.ts';
import { modules } from '../../src/modules/modules.server.ts';

const described = languages.flatMap((language) => describeModules(modules, language).map((module) => ({ language, ...module })));

describe.each(described.map((module) => [`${module.name}, ${module.language}`, module] as const))('%s', (_, module) => {
  test('EDIT-11 MOD-34 every field has a control, and it and each of its codes are named in words', () => {
    for (const field of module.fields as CatalogueField[]) {
      expect(controls[field.kind], field.kind).toBeTypeOf('function');
      const words = [{ code: field.name, label: field.label }, ...(field.codes ?? [])];
      for (const { code, label } of words) expect(label, code).toMatch(code === '100' ? /^100$/ : /^[\p{Lu}\d]/u);
    }
  });
});
