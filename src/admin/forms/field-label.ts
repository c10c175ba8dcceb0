import type { Field, Fields } from '../../core/fields/field.ts';
import { interfaceText } from '../../ui/interface-text.ts';

/** What editors call a field; the name itself for what is none, as an error may concern more than one. */
export function fieldLabel(fields: Fields, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field ? interfaceText(field.label) : name;
}

/** What editors call a code of a choice; the code itself where the choice has none of that name, as in old versions. */
export function codeLabel({ codes = {} }: Pick<Field, 'codes'>, code: string): string {
  const label = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return label ? interfaceText(label) : code;
}

/** The help of a field, undefined where its label is enough. */
export function fieldHelp({ help }: Pick<Field, 'help'>): string | undefined {
  return help && interfaceText(help);
}
