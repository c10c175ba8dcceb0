import { expect, test } from 'vitest';
import { fillText } from '../../../src/ui/fill-text.ts';

test('values come into their places, whatever they contain', () => {
  expect(fillText('{name} merken', { name: '$& {name}' })).toBe('$& {name} merken');
  expect(fillText('Noch {count} von {all}', { count: 3 })).toBe('Noch 3 von {all}');
  expect(fillText(undefined, { count: 3 })).toBe('');
});
