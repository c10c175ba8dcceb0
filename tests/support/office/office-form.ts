import { decode } from '../decode.ts';

/** Values the form of an office page would submit, with changes. */
export function valuesOf(page: string, changes: Record<string, string> = {}): Record<string, string> {
  // What stands in a template is not submitted.
  const html = page.replace(/<template>.*?<\/template>/gs, '');
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const [name, value] = [attribute(tag, 'name'), attribute(tag, 'value') ?? ''];
    if (!name || /type="file"/.test(tag) || (/type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag))) continue;
    fields[name] = /type="checkbox"/.test(tag) ? 'on' : value;
  }
  for (const [, tag = '', text = ''] of html.matchAll(/<textarea ([^>]*)>([^<]*)<\/textarea>/g))
    fields[attribute(tag, 'name') ?? ''] = decode(text).replace(/^\n/, '');
  for (const [, tag = '', options = ''] of html.matchAll(/<select ([^>]*)>(.*?)<\/select>/gs))
    fields[attribute(tag, 'name') ?? ''] = attribute(/<option [^>]*selected[^>]*>/.exec(options)?.[0] ?? '', 'value') ?? '';
  return { ...fields, ...changes };
}

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`(?:^| )${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};
