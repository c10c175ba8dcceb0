import { type Field, type Fields, isTranslated } from '../../core/fields/field.ts';
import { locales, type StoredLanguage } from '../../core/languages.ts';
import { interfaceText } from '../../ui/interface-text.ts';

/** What editors call a field; the name itself for what is none, as an error may concern more than one. */
export function fieldLabel(fields: Fields, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field ? interfaceText(field.label) : name;
}

/** The label of a control: of a text that of the field and its language. */
export function controlLabel(fields: Fields, path: string): string {
  const [name = '', language = ''] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const isText = field !== undefined && isTranslated(field) && Object.hasOwn(locales, language);
  return isText ? `${fieldLabel(fields, name)}, ${locales[language as StoredLanguage].name}` : fieldLabel(fields, name);
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
