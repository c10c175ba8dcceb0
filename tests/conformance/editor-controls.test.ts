import { describe, expect, test } from 'vitest';
import { codeLabel, fieldLabel } from '../../src/editor/canvas/words.ts';
import { controls } from '../../src/editor/controls/controls.tsx';
import type { CatalogueField } from '../../src/editor/session/catalogue.ts';
import { describeModules } from '../../src/features/pages/drafts/catalogue.server.ts';
import { modules } from '../../src/modules/modules.server.ts';

describe.each(describeModules(modules, 'de').map((module) => [module.name, module] as const))('%s', (_, module) => {
  test('EDIT-11 MOD-34 every field has a control and a name of its own, and every code', () => {
    for (const field of module.fields as CatalogueField[]) {
      expect(controls[field.kind], field.kind).toBeTypeOf('function');
      expect(fieldLabel(field.name), field.name).not.toBe(field.name);
      for (const code of field.codes ?? [])
        expect(codeLabel(code), code).not.toBe(code === '100' ? '' : /^\d/.test(code) && code.length < 4 ? '' : code);
    }
  });
});
