import { z } from 'zod';
import type { Field, FieldOptions } from './field.ts';
import { parseLinkTarget } from './link-target.ts';
import { isAddress } from './plain.ts';

/**
 * Where an editor's link leads (MOD-04, EMBED-06): a thing of the site as 'event:12', an anchor as '#dates', a path,
 * or an https, http, mailto or tel address; '' when there is none. The address is resolved per language when it is shown.
 */
export function contentLink({ required = false, ...texts }: FieldOptions): Field<'content-link', string> {
  const schema = z
    .string()
    .trim()
    .max(2000)
    .refine((value) => value === '' || isAddress(value) || isAnchor(value) || parseLinkTarget(value) !== null, {
      message: 'expected an address beginning with https://, mailto:, tel: or /, an anchor such as #dates, or a thing such as event:12',
    });
  return { ...texts, kind: 'content-link', isRequired: required, schema: required ? schema.min(1) : schema, initial: '', words: () => '' };
}

function isAnchor(value: string): boolean {
  return /^#[A-Za-z][\w-]*$/.test(value);
}
