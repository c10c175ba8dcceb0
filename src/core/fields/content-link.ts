import { z } from 'zod';
import type { Field, FieldOptions } from './field.ts';
import { isAddress } from './plain.ts';

/** Kinds of content a link can point to, so that it follows its target when that is renamed. */
export const linkTargets = ['page', 'event', 'production', 'article', 'person', 'series', 'venue', 'form', 'media'] as const;
export type LinkTarget = (typeof linkTargets)[number];

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

/** 'event:12' as its parts, null for anything else. */
export function parseLinkTarget(link: string): { target: LinkTarget; id: number } | null {
  const [, target, id] = /^([a-z]+):([1-9]\d{0,8})$/.exec(link) ?? [];
  return linkTargets.includes(target as LinkTarget) ? { target: target as LinkTarget, id: Number(id) } : null;
}

function isAnchor(value: string): boolean {
  return /^#[A-Za-z][\w-]*$/.test(value);
}
