import { entryId } from './entry-id.ts';
import type { Field, FieldOptions, MediaKind } from './field.ts';

/** Points to one entry of the media library by its id, null when empty; the media picker offers only what it `accepts`. */
export function media<Kind extends MediaKind>(
  accepts: Kind,
  { required = false, ...texts }: FieldOptions,
): Field<'media', number | null> & { readonly accepts: Kind } {
  return {
    ...texts,
    kind: 'media',
    target: 'media',
    accepts,
    isRequired: required,
    schema: required ? entryId : entryId.nullable(),
    initial: null,
    words: () => '',
  };
}
