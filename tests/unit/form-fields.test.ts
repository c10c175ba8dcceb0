import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines, textsOfLines } from '../../src/admin/forms/lines.ts';
import { isFieldSlug } from '../../src/features/forms/field-types.ts';
import { formFields } from '../../src/features/forms/forms.fields.ts';

const labels = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('Name', 'email2', '__proto__', 'Constructor', '3 Fragen', '???', 'Straße', 'e'.repeat(255), 'toString'),
);

test('FORM-02 FORM-04 whatever fields are called, each gets a number and a slug of its own that a visitor can send', () => {
  fc.assert(
    fc.property(fc.array(labels, { maxLength: 30 }), (texts) => {
      const given = texts.filter((text) => text.trim() && text.length <= 255).map((label) => ({ field_type: 1, label }));
      const fields = formFields.fields.schema.parse(given);
      expect(fields.every(({ slug }) => isFieldSlug(slug))).toBe(true);
      expect(new Set(fields.map(({ slug }) => slug)).size).toBe(fields.length);
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
      // What was made once stays: a form that is stored again is the same.
      expect(formFields.fields.schema.parse(fields)).toEqual(fields);
    }),
  );
});

test('FORM-02 choices written one a line come back as they were, whatever language lacks one', () => {
  const word = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const choice = fc
    .record({ de: word, en: word })
    .map((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text)))
    .filter((texts) => Object.keys(texts).length > 0);
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
      expect(textsOfLines((language) => joinLines(choices, language).replaceAll('\n', '\r\n'))).toEqual(choices);
    }),
  );
});
