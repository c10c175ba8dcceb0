import { z } from 'zod';
import { type EmbedKind, embedHosts, embedProblem, parseEmbedAddress } from './embed-address.ts';
import type { Field, FieldOptions } from './field.ts';

/** An address of external content that a module embeds (EMBED-01 to EMBED-05); iframe code is stored as its address. */
export function embedUrl(kind: EmbedKind, { required = false, ...texts }: FieldOptions): Field<'embed-url', string> {
  const schema = z
    .string()
    .trim()
    .max(5000)
    .transform((pasted, context): string => {
      if (pasted === '') {
        if (!required) return '';
        context.addIssue({ code: 'custom', message: 'This field is required!' });
        return z.NEVER;
      }
      const problem = embedProblem(pasted, kind);
      const address = parseEmbedAddress(pasted, kind);
      if (address && !problem) return address.url;
      // Said in the language of the call by `validationMessages`.
      context.addIssue({ code: 'custom', params: { embed: { problem, hosts: embedHosts[kind] } } });
      return z.NEVER;
    }) as unknown as z.ZodType<string>;
  return { ...texts, kind: 'embed-url', embeds: kind, isRequired: required, schema, initial: '', words: () => '' };
}
